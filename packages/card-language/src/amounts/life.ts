import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { PlayerRef } from "../reference.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("life", {
  of: playerRef,
  /** Of several players: the lowest or highest of their totals rather than their sum. */
  which: z.enum(["least", "greatest"]).exactOptional(),
});
export interface LifeAmount extends Node<typeof schema> {}

export function english(amount: LifeAmount, p: PrintContext): string {
  if (amount.which !== undefined && amount.of.kind === "allPlayers")
    return `the ${amount.which === "least" ? "lowest" : "highest"} life total among all players`;
  return lifeTotal(amount.of, p);
}

function lifeTotal(of: PlayerRef, p: PrintContext): string {
  return `${p.player(of, "possessive")} life total`;
}

export function french(amount: LifeAmount, p: fr.FrenchContext): string {
  if (amount.which !== undefined)
    return `le total de points de vie le plus ${amount.which === "least" ? "bas" : "élevé"} parmi ${fr.players(amount.of, p).text}`;
  return fr.possessed(fr.noun("total de points de vie", "m"), p.player(amount.of)).text;
}
