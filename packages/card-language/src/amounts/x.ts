import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
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

/** Counters of which a cost removed any number are counted by X (CR 107.3a). */
export function englishEach(_amount: XAmount, p: PrintContext): string {
  const known = p.mentioned("amount:x");
  if (known === undefined) throw new NotPrintable("amount x", "for each of nothing");
  return known.noun;
}
