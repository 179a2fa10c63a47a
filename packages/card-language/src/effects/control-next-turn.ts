import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("controlNextTurn", {
  who: playerRef,
  of: playerRef,
  /** The player controlled takes an extra turn after that one. */
  thenExtraTurn: flag,
});
export interface ControlNextTurnEffect extends Node<typeof schema> {}

export function english(effect: ControlNextTurnEffect, p: PrintContext): Piece {
  const verb = (): string => {
    const of = p.player(effect.of);
    const { variant } = p.say(effect);
    if (variant === 3) return `gain control of ${of} during that player's next turn`;
    const whose =
      variant === 1 ? "that player's" : variant === 2 ? "their" : p.player(effect.of, "possessive");
    return `control ${of} during ${whose} next turn`;
  };
  const after = effect.thenExtraTurn === true ? ["After that turn, that player takes an extra turn."] : [];
  return piece(
    playerClause(effect.who, p, () => ({ verb: verb() }), true),
    after,
  );
}

export function french(effect: ControlNextTurnEffect, p: fr.FrenchContext): fr.Piece {
  return fr.piece(
    fr.playerClause(
      effect.who,
      p,
      () => ({ verb: fr.vp("contrôler", p.player(effect.of).text, "pendant son prochain tour") }),
      true,
    ),
    effect.thenExtraTurn === true ? ["Après ce tour, ce joueur joue un tour supplémentaire."] : [],
  );
}
