import * as fr from "../french/phrases.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** A permanent card or permanent spell outside the battlefield (CR 110.4). */
export const schema = variant("permanent");
export interface PermanentPredicate extends Node<typeof schema> {}

export function frenchNotAdjective(
  _of: PermanentPredicate,
  _p: fr.FrenchContext,
): fr.RankedAdjective | undefined {
  return { rank: 3, words: fr.invariable("non-permanent") };
}
