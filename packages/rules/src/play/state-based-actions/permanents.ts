import { boardOf } from "../../query/layers/index.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Characteristics, GameObject } from "../../state/object.ts";

export interface Permanent {
  readonly object: GameObject;
  readonly values: Characteristics;
}

/** Permanents on the battlefield that are phased in, with their current characteristics. */
export function permanents(state: GameState): Permanent[] {
  const found: Permanent[] = [];
  for (const [at, values] of boardOf(state).entries()) {
    const object = state.objects[state.battlefield[at] ?? -1];
    if (object && !object.status.phasedOut) found.push({ object, values });
  }
  return found;
}

export function creatures(board: readonly Permanent[]): Permanent[] {
  return board.filter(({ values }) => values.types.includes("creature"));
}
