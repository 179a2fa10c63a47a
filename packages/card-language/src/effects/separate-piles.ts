import * as fr from "../french/phrases.ts";
import { type Piece, sentence } from "../print/clause.ts";
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

/** "An opponent separates those cards into two piles"; who chooses one of them is said apart unless it is you. */
export function english(effect: SeparatePilesEffect, p: PrintContext): Piece {
  const by = effect.who.kind === "you" ? "separate" : "an opponent separates";
  if (effect.who.kind !== "you" && effect.who.kind !== "bound")
    throw new NotPrintable("effect separatePiles", "by such a player");
  const text = `${by} ${p.selection(effect.what)} into two piles`;
  p.mention(`bound:${effect.chosen}`, "pile", false);
  p.mention(`bound:${effect.other}`, "pile", false);
  return sentence(text, effect.chooser.kind === "you" ? [] : ["An opponent chooses one of those piles."]);
}

export function french(effect: SeparatePilesEffect, p: fr.FrenchContext): fr.Piece {
  const clause = fr.playerClause(effect.who, p, () => ({
    verb: fr.vp("séparer", p.selection(effect.what), "en deux piles"),
  }));
  const owner = fr.cardOwner(effect.what, p);
  for (const [name, pile] of [
    [effect.chosen, "la pile choisie"],
    [effect.other, "l'autre pile"],
  ] as const) {
    if (owner !== undefined) p.mentionOwner(name, owner);
    p.mentionAside(`bound:${name}`, fr.noun(`carte de ${pile}`, "f", `cartes de ${pile}`), true);
  }
  const chooser = fr.present(p.player(effect.chooser), fr.vp("choisir", "l'une de ces piles"));
  return fr.piece(clause, [`${fr.capitalise(chooser)}.`]);
}
