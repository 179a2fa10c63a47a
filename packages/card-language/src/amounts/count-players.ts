import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import type { PlayerRef } from "../reference.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("countPlayers", {
  players: playerRef,
});
export interface CountPlayersAmount extends Node<typeof schema> {}

export function english(amount: CountPlayersAmount, _p: PrintContext): string {
  return amount.players.kind === "opponents" ? "the number of opponents you have" : "the number of players";
}

function playersThing(players: PlayerRef): string {
  switch (players.kind) {
    case "opponents":
      return "opponent you have";
    case "allPlayers":
      return "player";
    case "otherPlayers":
      return "other player";
    default:
      throw new NotPrintable("amount countPlayers", `of ${players.kind}`);
  }
}

export function englishEach(amount: CountPlayersAmount, _p: PrintContext): string {
  return playersThing(amount.players);
}

export function french(amount: CountPlayersAmount, p: fr.FrenchContext): string {
  return amount.players.kind === "opponents"
    ? "le nombre d'adversaires que vous avez"
    : `le nombre de ${frenchEach(amount, p)}s`;
}

export function frenchEach(amount: CountPlayersAmount, _p: fr.FrenchContext): string {
  switch (amount.players.kind) {
    case "opponents":
      return "adversaire que vous avez";
    case "otherPlayers":
      return "autre joueur";
    case "attackedByYou":
      return "adversaire que vous avez attaqué";
    default:
      return "joueur";
  }
}
