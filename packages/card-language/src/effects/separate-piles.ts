import * as fr from "../french/phrases.ts";
import type { Piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { binding, variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("separatePiles", {
  who: playerRef,
  what: selection,
  chooser: playerRef,
  chosen: binding,
  other: binding,
});
export interface SeparatePilesEffect extends Node<typeof schema> {}

export function english(_effect: SeparatePilesEffect, _p: PrintContext): Piece {
  throw new NotPrintable(`effect separatePiles`);
}

export function french(effect: SeparatePilesEffect, p: fr.FrenchContext): fr.Piece {
  const clause = fr.playerClause(effect.who, p, () => ({
    verb: fr.vp("séparer", p.selection(effect.what), "en deux piles"),
  }));
  p.mentionAside(
    `bound:${effect.chosen}`,
    fr.noun("carte de la pile choisie", "f", "cartes de la pile choisie"),
    true,
  );
  p.mentionAside(
    `bound:${effect.other}`,
    fr.noun("carte de l'autre pile", "f", "cartes de l'autre pile"),
    true,
  );
  const chooser = fr.present(p.player(effect.chooser), fr.vp("choisir", "l'une de ces piles"));
  return fr.piece(clause, [`${fr.capitalise(chooser)}.`]);
}
