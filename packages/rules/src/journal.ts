import type { Choice, Refusal } from "./decision.ts";
import { type ChoiceResult, choose, concede, type Step, startGame } from "./engine.ts";
import type { GameSetup, GameState } from "./state/game-state.ts";
import type { Seat } from "./state/ids.ts";
import type { LossReason } from "./state/player.ts";

/** One input of a game as it is journalled. Set-up and inputs are the whole game: folded again, they give the same states. */
export type GameInput =
  | { readonly kind: "choose"; readonly seat: Seat; readonly decision: number; readonly choice: Choice }
  | { readonly kind: "concede"; readonly seat: Seat; readonly reason: LossReason };

/** Carries out one input. */
export function applyInput(state: GameState, input: GameInput): ChoiceResult {
  return input.kind === "choose"
    ? choose(state, input.seat, input.decision, input.choice)
    : concede(state, input.seat, input.reason);
}

export type Refolded =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly at: number; readonly refusal: Refusal };

/**
 * Folds a journal: the state after the last input, or the input that the engine doesn't take, which means that the journal is
 * of another game or another engine.
 *
 * @param each called with every step, the first being the beginning of the game
 */
export function refold(
  setup: GameSetup,
  inputs: readonly GameInput[],
  each?: (step: Step) => void,
): Refolded {
  const first = startGame(setup);
  each?.(first);
  let { state } = first;
  for (const [at, input] of inputs.entries()) {
    const next = applyInput(state, input);
    if (!next.ok) return { ok: false, at, refusal: next.refusal };
    each?.(next);
    state = next.state;
  }
  return { ok: true, state };
}
