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
