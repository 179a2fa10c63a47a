import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import type { RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("canBlockOnly", {
  what: filter,
});
export interface CanBlockOnlyRestriction extends Node<typeof schema> {}

export function english(r: CanBlockOnlyRestriction, _time: RestrictionTime, p: PrintContext): string {
  return `can block only ${manyOf(p.noun(r.what))}`;
}

export function french(
  r: CanBlockOnlyRestriction,
  style: fr.ModificationStyle,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  const only = fr.phrase(p.noun(r.what), { many: true }).text;
  return fr.not(fr.vp("pouvoir", undefined, `bloquer que ${only}${fr.during(style)}`), "alone");
}
