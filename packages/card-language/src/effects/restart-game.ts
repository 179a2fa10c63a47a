import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { mentionBound } from "../print/mention.ts";
import { bind, variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

/** CR 724. What is named by `bind` are the cards that were left in exile. */
export const schema = variant("restartGame", {
  /** Cards that stay in exile rather than in their owners' decks (CR 724.5). */
  leaving: selection.exactOptional(),
  bind,
});
export interface RestartGameEffect extends Node<typeof schema> {}

export function english(effect: RestartGameEffect, p: PrintContext): Piece {
  const { leaving } = effect;
  if (leaving === undefined) return piece(imperative("restart the game"));
  const text = `restart the game, leaving in exile ${p.selection(leaving)}`;
  mentionBound({ ...effect, what: leaving }, p);
  return piece(imperative(text));
}

export function french(effect: RestartGameEffect, p: fr.FrenchContext): fr.Piece {
  const { leaving } = effect;
  if (leaving === undefined) return fr.piece(fr.imperative(fr.vp("recommencer", "la partie")));
  const rest = `, en laissant en exil ${p.selection(leaving).text}`;
  fr.mentionBound({ ...effect, what: leaving }, p);
  return fr.piece(fr.imperative(fr.vp("recommencer", "la partie", rest)));
}
