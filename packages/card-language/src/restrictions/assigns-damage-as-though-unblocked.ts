import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import type { RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("assignsDamageAsThoughUnblocked");
export interface AssignsDamageAsThoughUnblockedRestriction extends Node<typeof schema> {}

export function english(
  _r: AssignsDamageAsThoughUnblockedRestriction,
  _time: RestrictionTime,
  _p: PrintContext,
): string {
  throw new NotPrintable(`restriction assignsDamageAsThoughUnblocked`, "stands in a sentence of its own");
}

export function french(
  _r: AssignsDamageAsThoughUnblockedRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  const blocked = fr.participle("bloquer")(style.who);
  const as = fr.conjugate(fr.not(fr.vp("être", undefined, blocked)), "imperfect", style.who);
  const whose = style.who.plural ? "leurs" : "ses";
  return fr.vp(
    "pouvoir",
    undefined,
    `répartir ${whose} blessures de combat comme si ${fr.subjectText(fr.pronounFor(style.who))} ${as}`,
  );
}
