import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** CR 101.2, 702.26b. */
export const schema = variant("cantPhaseOut");
export interface CantPhaseOutRestriction extends Node<typeof schema> {}

export function english(_r: CantPhaseOutRestriction, time: RestrictionTime, _p: PrintContext): string {
  return `can't phase out${during(time)}`;
}

export function french(
  _r: CantPhaseOutRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.cant(`se déphaser${fr.during(style)}`);
}
