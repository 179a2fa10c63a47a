import { abilityList as frenchAbilities } from "../french/modification.ts";
import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { abilityList } from "../print/modification.ts";
import { playerRef } from "../reference.ts";
import { some, variant } from "../schema/basic.ts";
import { ability, type Node } from "../schema/nodes.ts";

export const schema = variant("createEmblem", {
  who: playerRef,
  abilities: some(ability),
});
export interface CreateEmblemEffect extends Node<typeof schema> {}

export function english(effect: CreateEmblemEffect, p: PrintContext): Piece {
  return piece(
    playerClause(
      effect.who,
      p,
      () => ({ verb: `get an emblem with ${abilityList(effect.abilities, p, "this emblem")}` }),
      true,
    ),
  );
}

export function french(effect: CreateEmblemEffect, p: fr.FrenchContext): fr.Piece {
  return fr.piece(
    fr.playerClause(
      effect.who,
      p,
      () => ({
        verb: fr.vp(
          "gagner",
          `un emblème avec ${frenchAbilities(effect.abilities, p, fr.noun("emblème", "m"))}`,
        ),
      }),
      true,
    ),
  );
}
