import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { energy } from "../print/energy.ts";
import { variant } from "../schema/basic.ts";
import { amount, type Node } from "../schema/nodes.ts";

export const schema = variant("payEnergy", {
  amount,
});
export interface PayEnergyEffect extends Node<typeof schema> {}

export function english(effect: PayEnergyEffect, p: PrintContext): Piece {
  return piece(playerClause({ kind: "you" }, p, () => ({ verb: `pay ${energy(effect.amount, p)}` })));
}
