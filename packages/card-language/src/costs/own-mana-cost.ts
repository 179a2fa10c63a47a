import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** "Equal to its mana cost": of the card that the ability is given to (CR 702.34, 202.1). */
export const schema = variant("ownManaCost");
export interface OwnManaCostCost extends Node<typeof schema> {}

export function english(_cost: OwnManaCostCost, _p: PrintContext): string {
  return "its mana cost";
}

export function french(_cost: OwnManaCostCost, _p: fr.FrenchContext): fr.CostWords {
  const symbol = "égal à son coût de mana";
  return { symbol, verb: fr.vp("payer", "son coût de mana") };
}
