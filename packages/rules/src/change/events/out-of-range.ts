import { inRange } from "../../query/selection/index.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import { causerOf } from "./causer.ts";
import { entityOfHappening } from "./subject.ts";

/**
 * Whether a spell, ability or source of damage would affect what is out of its controller's range, which it can't (CR 801.2, 801.10), also
 * where a replacement effect has turned it there (CR 801.13a).
 */
export function isOutOfRange(state: GameState, happening: Happening): boolean {
  const source = "source" in happening ? happening.source : null;
  const affected = entityOfHappening(happening);
  if (source === null || affected === null) return false;
  return !inRange(state, causerOf(state, source), affected);
}
