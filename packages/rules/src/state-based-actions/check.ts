import type { GameState } from "../state/game-state.ts";
import type { Happening } from "../state/happening.ts";

/** One state-based action (CR 704.5): what is to happen to everything that fits it now. All of them happen at the same time. */
export type StateBasedAction = (state: GameState) => readonly Happening[];

export const NOTHING: readonly Happening[] = [];
