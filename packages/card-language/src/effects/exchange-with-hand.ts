import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node, selection } from "../schema/nodes.ts";

/** "Exchange this permanent with an Aura card in your hand" (CR 701.10d-e); `filter` says which cards. */
export const schema = variant("exchangeWithHand", {
  what: selection,
  filter,
});
export interface ExchangeWithHandEffect extends Node<typeof schema> {}

export function english({ what, filter }: ExchangeWithHandEffect, p: PrintContext): Piece {
  const card = indefinite(p.noun({ ...filter, zones: ["hand"] }));
  return piece(imperative(`exchange ${p.selection(what)} with ${card} in your hand`));
}

export function french({ what, filter }: ExchangeWithHandEffect, p: fr.FrenchContext): fr.Piece {
  const card = fr.aOrAn(p.noun({ ...filter, zones: ["hand"] })).text;
  return fr.piece(fr.imperative(fr.vp("échanger", p.selection(what), `contre ${card} de votre main`)));
}
