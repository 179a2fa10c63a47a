import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { Permanent } from "./permanents.ts";

/** One state-based action (CR 704.5): what is to happen to everything that fits it now. All of them happen at the same time. */
export type StateBasedAction = (state: GameState, permanents: readonly Permanent[]) => readonly Happening[];

export const NOTHING: readonly Happening[] = [];
