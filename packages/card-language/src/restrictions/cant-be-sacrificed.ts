import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantBeSacrificed");
export interface CantBeSacrificedRestriction extends Node<typeof schema> {}

export function english(_r: CantBeSacrificedRestriction, time: RestrictionTime, _p: PrintContext): string {
  return `can't be sacrificed${during(time)}`;
}

export function french(
  _r: CantBeSacrificedRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.cant(`être ${fr.participle("sacrifier")(style.who)}${fr.during(style)}`);
}
