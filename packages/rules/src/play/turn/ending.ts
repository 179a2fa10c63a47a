import { endGame } from "../../change/game/end-game.ts";
import type { Game } from "../../state/access.ts";
import { isDecided, teamSeats } from "../../state/teams.ts";
import { leaveGame } from "./leaving.ts";

/**
 * Ends the game when it is decided (CR 104.2a, 104.2c, 104.3a, 104.4a, 104.4d): one player or team is left, or nobody. All on
 * that team win. Players who have lost leave the game (CR 800.4a). True when the game is over.
 */
export function endIfDecided(g: Game): boolean {
  if (g.state.result) return true;
  if (g.state.players.every((player) => player.lost === null) && g.state.players.length > 1) return false;
  for (const player of g.state.players) {
    if (player.lost !== null && !player.marks.includes("left")) leaveGame(g, player.seat);
  }
  if (!isDecided(g.state)) return false;
  const left = g.state.players.find((player) => player.lost === null);
  const winners = left ? teamSeats(g.state, left.seat) : [];
  endGame(g, { winners, reason: left ? "lastStanding" : "draw" });
  return true;
}
