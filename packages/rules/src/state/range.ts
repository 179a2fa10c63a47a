import type { GameState } from "./game-state.ts";
import type { Seat } from "./ids.ts";

/** Whether players' ranges of influence are limited (CR 801.1). */
export function hasRanges({ ruleset }: Pick<GameState, "ruleset">): boolean {
  return ruleset.rangeOfInfluence !== undefined;
}

/**
 * Whether a player is within another's range of influence (CR 801.2): everybody where ranges aren't limited, and always oneself (801.2b).
 * Seats count whose players were in the game as the turn began (801.2c).
 */
export function reaches(state: GameState, viewer: Seat, seat: Seat): boolean {
  const { rangeOfInfluence: range } = state.ruleset;
  if (range === undefined || viewer === seat) return true;
  return distance(state, viewer, seat) <= rangeOf(range, viewer);
}

/** Those of some players who are within a player's range of influence. */
export function withinReach(state: GameState, viewer: Seat, seats: readonly Seat[]): readonly Seat[] {
  return hasRanges(state) ? seats.filter((seat) => reaches(state, viewer, seat)) : seats;
}

function rangeOf(range: number | readonly number[], seat: Seat): number {
  return typeof range === "number" ? range : (range[seat % range.length] ?? 0);
}

/** How many seats away a player sits, on the nearer side. */
function distance(state: GameState, one: Seat, other: Seat): number {
  return Math.min(steps(state, one, other), steps(state, other, one));
}

/** How many seats further to the left a player sits. A player who has left takes up no room, but still sits where they sat. */
function steps({ players, turn: { seated } }: GameState, from: Seat, to: Seat): number {
  let count = 1;
  for (let seat = (from + 1) % players.length; seat !== to; seat = (seat + 1) % players.length) {
    if (seated === undefined || seated.includes(seat)) count++;
  }
  return count;
}
