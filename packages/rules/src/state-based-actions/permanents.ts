import { objectOf } from "../core/game.ts";
import { characteristics } from "../layers/index.ts";
import type { GameState } from "../state/game-state.ts";
import type { Characteristics, GameObject } from "../state/object.ts";

export interface Permanent {
  readonly object: GameObject;
  readonly values: Characteristics;
}

/** Permanents on the battlefield that are phased in, with their current characteristics. */
export function permanents(state: GameState): Permanent[] {
  const found: Permanent[] = [];
  for (const id of state.battlefield) {
    const object = objectOf(state, id);
    if (!object.status.phasedOut) found.push({ object, values: characteristics(state, id) });
  }
  return found;
}

export function creatures(board: readonly Permanent[]): Permanent[] {
  return board.filter(({ values }) => values.types.includes("creature"));
}
