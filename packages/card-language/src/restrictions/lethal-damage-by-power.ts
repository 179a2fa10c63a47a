import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import type { RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("lethalDamageByPower");
export interface LethalDamageByPowerRestriction extends Node<typeof schema> {}

export function english(
  _r: LethalDamageByPowerRestriction,
  _time: RestrictionTime,
  _p: PrintContext,
): string {
  throw new NotPrintable(`restriction lethalDamageByPower`, "stands in a sentence of its own");
}

export function french(
  _r: LethalDamageByPowerRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  const whose = style.who.plural
    ? "leur force à la place de leur endurance"
    : "sa force à la place de son endurance";
  return fr.vp("subir", "des blessures mortelles", `d'après ${whose}`);
}
