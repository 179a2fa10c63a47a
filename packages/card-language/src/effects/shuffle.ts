import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("shuffle", {
  who: playerRef,
});
export interface ShuffleEffect extends Node<typeof schema> {}

/** The players whom a search has noted. */
function isOfSearchers({ who }: ShuffleEffect): boolean {
  return who.kind === "bound" && /^searched\d*$/.test(who.name);
}

export function english(effect: ShuffleEffect, p: PrintContext): Piece {
  if (isOfSearchers(effect)) return sentence("each player who searched their library this way shuffles it");
  const whose = effect.who.kind === "you" ? "your" : "their";
  const library = p.say(effect).variant === 1 ? ` ${whose} library` : "";
  return piece(playerClause(effect.who, p, () => ({ verb: `shuffle${library}` })));
}

export function french(effect: ShuffleEffect, p: fr.FrenchContext): fr.Piece {
  if (isOfSearchers(effect))
    return fr.sentence("chaque joueur qui a cherché dans sa bibliothèque de cette manière la mélange");
  const { library } = fr.ZONES;
  const clause = fr.playerClause(effect.who, p, () => ({
    verb: fr.vp("mélanger", effect.who.kind === "you" ? "votre bibliothèque" : "sa bibliothèque"),
  }));
  p.mentionUnnamed({ gender: library.gender, plural: false }, { called: library, heads: [] });
  return fr.piece(clause);
}
