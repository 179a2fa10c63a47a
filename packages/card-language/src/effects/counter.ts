import { type Destination, destination } from "../destination.ts";
import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { counterWords } from "../print/counters.ts";
import { mentionBound } from "../print/mention.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { bind, variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("counter", {
  what: selection,
  to: destination.exactOptional(),
  bind,
});
export interface CounterEffect extends Node<typeof schema> {}

export function english(effect: CounterEffect, p: PrintContext): Piece {
  const clause = imperative(`counter ${p.selection(effect.what)}`);
  mentionBound(effect, p);
  if (effect.to === undefined) return piece(clause);
  const [counters] = effect.to.with?.counters ?? [];
  if (counters !== undefined)
    return piece(clause, [
      `If the spell is countered this way, exile it with ${counterWords([counters], p)} on it instead of putting it into its owner's graveyard.`,
    ]);
  return piece(clause, [`If that spell is countered this way, ${insteadOfGraveyard(effect.to)} graveyard.`]);
}

/** Where a countered spell goes, and in whose graveyard it doesn't end up: "its owner's" is said only once. */
function insteadOfGraveyard({ zone, position }: Destination): string {
  switch (zone) {
    case "exile":
      return "exile it instead of putting it into its owner's";
    case "hand":
      return "put it into its owner's hand instead of into that player's";
    case "library": {
      const end = position === "bottom" ? "the bottom" : "top";
      return `put it on ${end} of its owner's library instead of into that player's`;
    }
    default:
      throw new NotPrintable("effect counter", `to ${zone}`);
  }
}

export function french(effect: CounterEffect, p: fr.FrenchContext): fr.Piece {
  const itself = effect.what.kind === "ref" && effect.what.ref.kind === "this" && p.selfNoun !== fr.SPELL;
  const spell = itself ? fr.demonstrative(fr.SPELL) : p.selection(effect.what);
  const clause = fr.imperative(fr.vp("contrecarrer", spell));
  fr.mentionBound(effect, p);
  if (effect.to === undefined) return fr.piece(clause);
  const [counters] = effect.to.with?.counters ?? [];
  if (counters !== undefined) {
    const on = fr.measure(counters.amount, fr.counterNoun(counters.counter), p).text;
    return fr.piece(clause, [
      `Si le sort est contrecarré de cette manière, exilez-le avec ${on} sur lui au lieu de ${fr.CLITIC}le mettre dans le cimetière de son propriétaire.`,
    ]);
  }
  return fr.piece(clause, [
    `Si ce sort est contrecarré de cette manière, ${frenchInstead(effect.to)} au lieu de ${fr.CLITIC}le mettre dans le cimetière de son propriétaire.`,
  ]);
}

function frenchInstead({ zone, position }: Destination): string {
  switch (zone) {
    case "exile":
      return "exilez-le";
    case "hand":
      return "mettez-le dans la main de son propriétaire";
    default:
      return `mettez-le au-${position === "bottom" ? "dessous" : "dessus"} de la bibliothèque de son propriétaire`;
  }
}
