import type { Choice } from "../decisions/decision.ts";
import type { Refusal } from "../decisions/parts/refusal.ts";
import type { GameSetup, GameState } from "../state/game-state.ts";
import type { Seat } from "../state/ids.ts";
import type { LossReason } from "../state/player.ts";
import { type ChoiceResult, choose, concede, type Step, startGame } from "./engine.ts";
import { takeBack } from "./take-back.ts";

/** One input of a game as it is journalled. Set-up and inputs are the whole game: replayed, they give the same states. */
export type GameInput =
  | { readonly kind: "choose"; readonly seat: Seat; readonly decision: number; readonly choice: Choice }
  | { readonly kind: "concede"; readonly seat: Seat; readonly reason: LossReason };

/** Going back to how the game stood after so many inputs of the journal. */
export interface TakeBackInput {
  readonly kind: "takeBack";
  readonly seat: Seat;
  readonly to: number;
}

/** Carries out one input. */
export function applyInput(state: GameState, input: GameInput): ChoiceResult {
  return input.kind === "choose"
    ? choose(state, input.seat, input.decision, input.choice)
    : concede(state, input.seat, input.reason);
}

export type ReplayedJournal =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly at: number; readonly refusal: Refusal };

/**
 * Replays a journal: the state after the last input, or the input that the engine doesn't take, which means that the journal is
 * of another game or another engine.
 *
 * @param each called with every step, the first being the beginning of the game
 */
export function replayJournal(
  setup: GameSetup,
  inputs: readonly (GameInput | TakeBackInput)[],
  each?: (step: Step) => void,
): ReplayedJournal {
  const first = startGame(setup);
  each?.(first);
  let { state } = first;
  const states = [state];
  for (const [at, input] of inputs.entries()) {
    const next = input.kind === "takeBack" ? backTo(states, state, input) : applyInput(state, input);
    if (!next.ok) return { ok: false, at, refusal: next.refusal };
    each?.(next);
    state = next.state;
    states.push(state);
  }
  return { ok: true, state };
}

function backTo(states: readonly GameState[], later: GameState, { to }: TakeBackInput): ChoiceResult {
  const earlier = states[to];
  if (!earlier) return { ok: false, refusal: { kind: "notOffered", detail: `nothing stands at ${to}` } };
  return { ok: true, state: takeBack(earlier, later), events: [] };
}
