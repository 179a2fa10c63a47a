import type { Choice } from "../decisions/decision.ts";
import type { Refusal } from "../decisions/parts/refusal.ts";
import type { GameSetup, GameState } from "../state/game-state.ts";
import type { Seat } from "../state/ids.ts";
import type { LossReason } from "../state/player.ts";
import { type ChoiceResult, choose, concede, type Step, startGame } from "./engine.ts";
import { takeBack } from "./take-back.ts";

/** One input of a game, as recorded in a journal. Set-up and inputs determine the whole game: replayed, they produce the same states. */
export type GameInput =
  | { readonly kind: "choose"; readonly seat: Seat; readonly decision: number; readonly choice: Choice }
  | { readonly kind: "concede"; readonly seat: Seat; readonly reason: LossReason };

/** A return to the game's state after this many inputs of the journal. */
export interface TakeBackInput {
  readonly kind: "takeBack";
  readonly seat: Seat;
  readonly to: number;
}

/** Applies one input. */
export function applyInput(state: GameState, input: GameInput): ChoiceResult {
  return input.kind === "choose"
    ? choose(state, input.seat, input.decision, input.choice)
    : concede(state, input.seat, input.reason);
}

export type ReplayedJournal =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly at: number; readonly refusal: Refusal };

/**
 * Replays a journal: returns the state after the last input, or the input that the engine refuses, which means that the journal is
 * from another game or another engine.
 *
 * @param each called with every step, the first being the start of the game
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
