import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("extraTurn", {
  who: playerRef,
  thenLose: flag,
});
export interface ExtraTurnEffect extends Node<typeof schema> {}

export function english(effect: ExtraTurnEffect, p: PrintContext): Piece {
  const clause = playerClause(effect.who, p, () => ({
    verb: `take ${p.say(effect).variant === 2 ? "two extra turns" : "an extra turn"} after this one`,
  }));
  return piece(
    clause,
    effect.thenLose === true ? ["At the beginning of that turn's end step, you lose the game."] : [],
  );
}

export function french(effect: ExtraTurnEffect, p: fr.FrenchContext): fr.Piece {
  const clause = fr.playerClause(effect.who, p, () => ({
    verb: fr.vp("jouer", "un tour supplémentaire", "après celui-ci"),
  }));
  return fr.piece(
    clause,
    effect.thenLose === true ? ["Au début de l'étape de fin de ce tour, vous perdez la partie."] : [],
  );
}
