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
