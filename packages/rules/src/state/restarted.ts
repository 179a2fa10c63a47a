import type { GameState } from "./game-state.ts";
import type { Seat } from "./ids.ts";

/** Those who began the game: all players, or those who were still in it when it was restarted (CR 724.1). */
export function seatsThatBegan({ players, restarted }: GameState): readonly Seat[] {
  return restarted?.seats ?? players.map(({ seat }) => seat);
}

/** How many turns have begun, those before the game was restarted included: a number that never gets smaller. */
export function turnsBegun({ turn, restarted }: GameState): number {
  return (restarted?.turns ?? 0) + turn.number;
}

/** Whether the game hasn't been restarted from one of two states of it to the other. */
export function isSameGame(one: GameState, other: GameState): boolean {
  return one.restarted?.times === other.restarted?.times;
}
