import { type Choice, choose, type Decision, type GameState, type Seat, turnsBegun } from "@spellroom/rules";
import { defaultChoice } from "@spellroom/rules/decisions";
import type { Taste } from "../bot/style.ts";
import type { Instinct } from "../instinct/index.ts";
import { chancesOf } from "./evaluate.ts";

/** The state after a choice, or after the safe one if it is refused as a combination. `null`: both are refused. */
export function after(state: GameState, decision: Decision, choice: Choice): GameState | null {
  const taken = choose(state, decision.seat, decision.id, choice);
  if (taken.ok) return taken.state;
  const least = choose(state, decision.seat, decision.id, defaultChoice(decision));
  return least.ok ? least.state : null;
}

/** How far a playout goes. */
export interface Reach {
  /** Turns that are played on, the one it begins in not counted. */
  readonly turns: number;
  readonly decisions: number;
}

/** Where a playout got to, and how many decisions it took; `null` chances: time ran out on the way. */
export interface Played {
  readonly chances: number | null;
  readonly decisions: number;
}

export interface PlayoutParts {
  readonly seat: Seat;
  readonly instinct: Instinct;
  readonly reach: Reach;
  readonly taste: Taste;
  /** Whether there is no time left. */
  readonly isLate: () => boolean;
}

/** Plays on without searching for all seats until the horizon, and returns the seat's chances there. */
export function playOut(start: GameState, { seat, instinct, reach, taste, isLate }: PlayoutParts): Played {
  let state = start;
  const last = turnsBegun(start) + reach.turns;
  let decisions = 0;
  while (decisions < reach.decisions) {
    const { decision } = state;
    if (!decision || turnsBegun(state) > last) break;
    if (isLate()) return { chances: null, decisions };
    const next = after(state, decision, instinct(state, decision));
    if (!next) break;
    state = next;
    decisions++;
  }
  const turns = turnsBegun(state) - turnsBegun(start);
  return { chances: soonerRather(chancesOf(state, seat, taste), turns, decisions), decisions };
}

/** Of two ways that both win the shorter is better, and of two that both lose the longer. */
function soonerRather(chances: number, turns: number, decisions: number): number {
  const late = Math.min(0.015, turns * 0.004 + decisions * 0.000_01);
  return chances === 1 ? 1 - late : chances === 0 ? late : chances;
}
