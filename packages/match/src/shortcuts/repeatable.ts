/**
 * What a player with priority has just done and may propose to repeat (CR 729.2a): the choices since an earlier moment of the
 * same step in which the player had priority, too. Looking for them uses what the player was offered, and nothing hidden.
 */
import { MOST_REPETITIONS } from "@spellroom/protocol";
import { type GameState, turnsBegun } from "@spellroom/rules";
import { MOST_INPUTS } from "../position/journal-limits.ts";
import type { MatchPosition } from "../position/match-position.ts";
import { type PlayedInput, statesAt } from "../position/take-back-points.ts";
import { type MadeChoice, sameChoice } from "./same-choice.ts";

/** One repetition, as it was carried out by hand. */
export interface Sequence {
  readonly seat: number;
  /** How many of its choices are something that the player did with priority, apart from passing. */
  readonly acts: number;
  readonly choices: readonly MadeChoice[];
  /** What it led to. */
  readonly after: GameState;
  /** How often it may be repeated at most. */
  readonly most: number;
}

/** How many sequences are offered at most. */
const MOST_SEQUENCES = 12;
/** The inputs of a match that has no room for shortcuts any more: they leave a quarter for the rest of it. */
export const MOST_BEFORE_SHORTCUTS = (MOST_INPUTS / 4) * 3;

const found = new WeakMap<MatchPosition, readonly Sequence[]>();

/** The sequences that the player with priority may repeat, the shortest first; none for anybody else. */
export function repeatable(position: MatchPosition, seat: number): readonly Sequence[] {
  const { decision, result } = position.state;
  if (result || decision?.kind !== "act" || decision.seat !== seat) return [];
  const known = found.get(position);
  if (known) return known;
  const sequences = lookBack(position, seat);
  found.set(position, sequences);
  return sequences;
}

function lookBack({ points, state, seq }: MatchPosition, seat: number): readonly Sequence[] {
  const room = MOST_BEFORE_SHORTCUTS - seq;
  const states = statesAt(points);
  const sequences: Sequence[] = [];
  const choices: MadeChoice[] = [];
  let acts = 0;
  let lowest = state.stack.length;
  for (let at = points.length - 1; at >= 0 && sequences.length < MOST_SEQUENCES; at--) {
    const input = points[at]?.input;
    const made = input && madeChoice(states[at] ?? null, input);
    if (!made || !isSameStep(made.state, state)) break;
    const passes = isPass(made);
    if (!passes && (made.decision.seat !== seat || isCanceling(made))) break;
    choices.unshift(made);
    const depth = made.state.stack.length;
    // Who passes with nothing of the sequence on the stack ends the step, or has something older resolve.
    lowest = Math.min(lowest, passes ? depth - 1 : depth);
    if (passes || made.choice.kind !== "act") continue;
    acts++;
    const most = Math.min(MOST_REPETITIONS, Math.floor(room / choices.length));
    if (most < 1) break;
    if (lowest >= depth && mayBegin(made, state))
      sequences.push({ seat, acts, choices: [...choices], after: state, most });
  }
  return sequences;
}

function madeChoice(state: GameState | null, input: PlayedInput): MadeChoice | null {
  const decision = state?.decision;
  if (!state || !decision || input.kind !== "choose" || decision.id !== input.decision) return null;
  return { state, decision, choice: input.choice };
}

/** Whether the game is still in the same step of the same turn. */
export function isSameStep(then: GameState, now: GameState): boolean {
  return turnsBegun(then) === turnsBegun(now) && then.turn.at === now.turn.at;
}

export function isPass({ decision, choice }: MadeChoice): boolean {
  return decision.kind === "act" && choice.kind === "act" && decision.acts[choice.act]?.kind === "pass";
}

function isCanceling({ choice }: MadeChoice): boolean {
  return choice.kind === "cancel" || (choice.kind === "pay" && choice.how === "cancel");
}

/** Whether the first choice of a sequence is offered again. */
function mayBegin(first: MadeChoice, now: GameState): boolean {
  return now.decision !== null && sameChoice(first, now, now.decision, now.decision.seat) !== null;
}
