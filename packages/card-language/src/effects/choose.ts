import { choiceKind, frenchChoiceKind, printChoiceKind } from "../choice-kind.ts";
import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { playerRef } from "../reference.ts";
import { bind, flag, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("choose", {
  who: playerRef,
  what: choiceKind,
  secretly: flag,
  /** Chance chooses, not a player. */
  random: flag,
  bind,
});
export interface ChooseEffect extends Node<typeof schema> {}

export function english(effect: ChooseEffect, p: PrintContext): Piece {
  const secretly = effect.secretly === true ? "secretly " : "";
  const clause = playerClause(effect.who, p, () => ({
    verb: `${secretly}choose ${printChoiceKind(effect.what, p)}${effect.random === true ? " at random" : ""}`,
  }));
  return effect.secretly === true && clause.subject === undefined
    ? sentence(`${secretly}choose ${printChoiceKind(effect.what, p)}`)
    : piece(clause);
}

export function french(effect: ChooseEffect, p: fr.FrenchContext): fr.Piece {
  const how = effect.random === true ? "au hasard" : effect.secretly === true ? "en secret" : "";
  return fr.piece(
    fr.playerClause(effect.who, p, () => ({
      verb: fr.vp("choisir", frenchChoiceKind(effect.what, p), how),
    })),
  );
}
