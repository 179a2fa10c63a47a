import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { plainNumber } from "../print/plain-number.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { amount, type Node } from "../schema/nodes.ts";

export const schema = variant("scry", {
  who: playerRef,
  amount,
});
export interface ScryEffect extends Node<typeof schema> {}

export function english(effect: ScryEffect, p: PrintContext): Piece {
  return piece(playerClause(effect.who, p, () => ({ verb: `scry ${plainNumber(effect.amount, p)}` })));
}

export function french(effect: ScryEffect, p: fr.FrenchContext): fr.Piece {
  return fr.piece(
    fr.playerClause(effect.who, p, () => ({
      verb: {
        verb: "appliquer",
        instruction: "regard",
        rest: fr.numeral(effect.amount, p),
        object: "regard",
      },
    })),
  );
}
