import { type Game, seatsInOrder } from "../../state/access.ts";
import type { GameResult } from "../../state/game-state.ts";
import type { Seat } from "../../state/ids.ts";
import { hasRanges, reaches } from "../../state/range.ts";
import { revealFaceDown } from "./face-down.ts";
import { tell, updatePlayer } from "./game.ts";

/**
 * The game is a draw for some players and for everybody within the range of any of them, who leave it; the others play on (CR 104.4e-f,
 * 801.15-16). Where ranges aren't limited it is a draw for all.
 */
export function drawGame(g: Game, seats: readonly Seat[], reason: GameResult["reason"]): void {
  const left = seatsInOrder(g.state);
  const drawn = left.filter((seat) => seats.some((one) => reaches(g.state, one, seat)));
  if (!hasRanges(g.state) || drawn.length === left.length) {
    endGame(g, { winners: [], reason });
    return;
  }
  for (const seat of drawn) {
    updatePlayer(g, seat, { lost: "draw" });
    tell(g, { kind: "playerLost", seat, reason: "draw" });
  }
}

/** The players who control what is involved in a loop that goes on now, told from what has happened last (CR 801.16). */
export function seatsInLoop({ state }: Game): readonly Seat[] {
  const latest = state.history.thisTurn.slice(-LATEST);
  const seats = latest.flatMap((event): readonly Seat[] => {
    if (event.kind === "abilityTriggered") return [event.seat];
    return event.kind === "moved" || event.kind === "tokenCreated" ? [event.controller] : [];
  });
  return [...new Set(seats)];
}

/** Enough events for every link of a loop to be among them, and not more than a loop has had when it is noticed. */
const LATEST = 500;

/** The game is over (CR 104.1), unless it is already; what is still face down is revealed to all players (CR 708.9). */
export function endGame(g: Game, result: GameResult): void {
  if (g.state.result) return;
  g.state.result = result;
  revealFaceDown(g, null);
  tell(g, { kind: "gameEnded", ...result });
}
