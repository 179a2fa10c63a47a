import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("dealsNoCombatDamage");
export interface DealsNoCombatDamageRestriction extends Node<typeof schema> {}

export function english(_r: DealsNoCombatDamageRestriction, time: RestrictionTime, _p: PrintContext): string {
  return `assign no combat damage${during(time)}`;
}

export function french(
  _r: DealsNoCombatDamageRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.not(fr.vp("infliger", undefined, `de blessures de combat${fr.during(style)}`));
}
