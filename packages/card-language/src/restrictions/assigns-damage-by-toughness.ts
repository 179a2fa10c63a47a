import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("assignsDamageByToughness");
export interface AssignsDamageByToughnessRestriction extends Node<typeof schema> {}

export function english(
  _r: AssignsDamageByToughnessRestriction,
  time: RestrictionTime,
  _p: PrintContext,
): string {
  const whose = time.many ? "their" : "its";
  return `assign combat damage equal to ${whose} toughness rather than ${whose} power${during(time)}`;
}

export function french(
  _r: AssignsDamageByToughnessRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  const its = (one: string, f: string): string => (style.who.plural ? `leur ${one}` : `${f} ${one}`);
  return fr.vp(
    "infliger",
    "un nombre de blessures de combat",
    `égal à ${its("endurance", "son")} à la place de ${its("force", "sa")}${fr.during(style)}`,
  );
}
