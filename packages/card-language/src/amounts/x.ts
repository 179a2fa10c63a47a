import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** The X of the spell's or ability's cost (CR 107.3). */
export const schema = variant("x");
export interface XAmount extends Node<typeof schema> {}

export function english(_amount: XAmount, _p: PrintContext): string {
  return "X";
}

export function french(_amount: XAmount, _p: fr.FrenchContext): string {
  return "X";
}
