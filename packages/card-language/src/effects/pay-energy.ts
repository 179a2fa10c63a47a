import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { energy } from "../print/energy.ts";
import { bind, variant } from "../schema/basic.ts";
import { amount, type Node } from "../schema/nodes.ts";

export const schema = variant("payEnergy", {
  amount,
  bind,
});
export interface PayEnergyEffect extends Node<typeof schema> {}

export function english(effect: PayEnergyEffect, p: PrintContext): Piece {
  return piece(playerClause({ kind: "you" }, p, () => ({ verb: `pay ${energy(effect.amount, p)}` })));
}

export function french(effect: PayEnergyEffect, p: fr.FrenchContext): fr.Piece {
  const energy =
    typeof effect.amount === "number" ? "{E}".repeat(effect.amount) : `${fr.numeral(effect.amount, p)} {E}`;
  return fr.piece(fr.imperative(fr.vp("payer", energy)));
}
