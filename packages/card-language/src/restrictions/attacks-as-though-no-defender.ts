import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("attacksAsThoughNoDefender");
export interface AttacksAsThoughNoDefenderRestriction extends Node<typeof schema> {}

export function english(
  _r: AttacksAsThoughNoDefenderRestriction,
  time: RestrictionTime,
  _p: PrintContext,
): string {
  return `can attack${during(time)} as though ${time.many ? "they" : "it"} didn't have defender`;
}

export function french(
  _r: AttacksAsThoughNoDefenderRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  const had = fr.conjugate(fr.not(fr.vp("avoir", "le défenseur")), "imperfect", style.who);
  return fr.vp(
    "pouvoir",
    undefined,
    `attaquer${fr.during(style)} comme si ${fr.subjectText(fr.pronounFor(style.who))} ${had}`,
  );
}
