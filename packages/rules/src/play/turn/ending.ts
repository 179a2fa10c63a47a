import { endGame } from "../../change/game/end-game.ts";
import type { Game } from "../../state/access.ts";
import type { Seat } from "../../state/ids.ts";
import { leaveGame } from "./leaving.ts";

/**
 * Ends the game when it is decided (CR 104.2a, 104.3a, 104.4a): one player is left, or nobody. Players who have lost leave it
 * (CR 800.4a). True when the game is over.
 */
export function endIfDecided(g: Game): boolean {
  if (g.state.result) return true;
  if (g.state.players.every((player) => player.lost === null) && g.state.players.length > 1) return false;
  for (const player of g.state.players) {
    if (player.lost !== null && !player.marks.includes("left")) leaveGame(g, player.seat);
  }
  const left: Seat[] = g.state.players.filter((player) => player.lost === null).map((player) => player.seat);
  if (left.length > 1) return false;
  endGame(g, { winners: left, reason: left.length === 1 ? "lastStanding" : "draw" });
  return true;
}
