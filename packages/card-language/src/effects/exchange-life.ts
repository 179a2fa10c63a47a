import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("exchangeLife", {
  who: playerRef,
  with: playerRef,
});
export interface ExchangeLifeEffect extends Node<typeof schema> {}

export function english(effect: ExchangeLifeEffect, p: PrintContext): Piece {
  if (isOfTwo(effect)) return piece(playerClause(effect.who, p, () => ({ verb: "exchange life totals" })));
  return piece(
    playerClause(effect.who, p, () => ({ verb: `exchange life totals with ${p.player(effect.with)}` })),
  );
}

/** "Two target players exchange life totals": both are targets of one clause. */
function isOfTwo({ who, with: other }: ExchangeLifeEffect): boolean {
  return who.kind === "target" && other.kind === "target" && who.target === other.target;
}

export function french(effect: ExchangeLifeEffect, p: fr.FrenchContext): fr.Piece {
  if (isOfTwo(effect))
    return fr.piece(
      fr.playerClause(effect.who, p, () => ({ verb: fr.vp("échanger", "leurs totaux de points de vie") })),
    );
  return fr.piece(
    fr.playerClause(effect.who, p, () => ({
      verb: fr.vp(
        "échanger",
        `${effect.who.kind === "you" ? "votre" : "son"} total de points de vie`,
        `avec ${p.player(effect.with).text}`,
      ),
    })),
  );
}
