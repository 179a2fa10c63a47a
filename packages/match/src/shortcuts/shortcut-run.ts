/** An agreed shortcut as it is carried out: every choice is an ordinary input, and is made only if it is what was proposed. */
import type { ShortcutEnd, WireChoice } from "@spellroom/protocol";
import type { Decision, GameState } from "@spellroom/rules";
import type { PendingInputs } from "../position/pending-inputs.ts";
import { isSameStep, MOST_BEFORE_SHORTCUTS, type Sequence } from "./repeatable.ts";
import { isSameDecision, type MadeChoice, sameChoice, sameTargets } from "./same-choice.ts";
import { sourceWord } from "./same-object.ts";

/** A place in a shortcut: before which choice, after how many whole repetitions. */
export interface ShortcutPlace {
  readonly after: number;
  readonly at: number;
}

export function isBefore(one: ShortcutPlace, other: ShortcutPlace): boolean {
  return one.after < other.after || (one.after === other.after && one.at < other.at);
}

export class ShortcutRun {
  readonly #sequence: Sequence;
  #end: ShortcutPlace;
  #isGivenUp = false;
  #done = 0;
  #at = 0;
  /** How many objects were on the stack when the present repetition began. */
  #base = 0;

  constructor(sequence: Sequence, end: ShortcutPlace) {
    this.#sequence = sequence;
    this.#end = end;
  }

  /** How many repetitions have been carried out. */
  get done(): number {
    return this.#done;
  }

  /**
   * Makes the next choices.
   * @param mayGoOn asked wherever the player whose shortcut it is comes next. Nobody else is ever asked to make a choice that is
   * part of it.
   * @returns why the shortcut has ended; `null`: there are more choices to come
   */
  carryOn(pending: PendingInputs, mayGoOn: () => boolean): ShortcutEnd | null {
    for (;;) {
      const ended = this.#next(pending);
      if (ended) return ended;
      if (pending.position.state.decision?.seat === this.#sequence.seat && !mayGoOn()) return null;
    }
  }

  /**
   * Ends with the present repetition.
   * @returns whether that is at once
   */
  giveUp(): boolean {
    if (this.#at === 0) return true;
    const end = { after: this.#done + 1, at: 0 };
    if (!isBefore(end, this.#end)) return false;
    this.#end = end;
    this.#isGivenUp = true;
    return false;
  }

  #next(pending: PendingInputs): ShortcutEnd | null {
    const { choices, seat } = this.#sequence;
    const { state } = pending.position;
    const { decision } = state;
    if (state.result || !decision) return "gameOver";
    const targets = this.#targets(state, decision);
    if (targets) return make(pending, decision, targets);
    const isAtEnd = !isBefore({ after: this.#done, at: this.#at }, this.#end);
    if (isAtEnd && this.#at === 0) return this.#isGivenUp ? "canceled" : "done";
    const made = choices[this.#at];
    if (!made) return "notPossible";
    if (this.#at === 0) this.#base = state.stack.length;
    const wrong = this.#isWrong(made, state, decision);
    const ended =
      wrong ??
      (isAtEnd ? "shortened" : null) ??
      make(pending, decision, sameChoice(made, state, decision, seat));
    if (ended) return ended;
    this.#at++;
    if (this.#at === choices.length) {
      this.#at = 0;
      this.#done++;
    }
    return null;
  }

  /** The targets of what has just been put on the stack, where they were the only ones in the sequence. */
  #targets(state: GameState, decision: Decision): WireChoice | null {
    const { choices, after, seat } = this.#sequence;
    const first = choices[0]?.state;
    const then = this.#at > 0 ? choices[this.#at]?.state : after;
    const { source } = decision.prompt;
    const place = source === null ? -1 : state.stack.indexOf(source);
    if (!first || !then || place < 0 || decision.seat !== seat) return null;
    const object = then.stack[first.stack.length + place - this.#base];
    return object === undefined ? null : sameTargets({ state: then, object }, state, decision);
  }

  /** Why the open decision is not the one that comes next in the sequence. */
  #isWrong(made: MadeChoice, state: GameState, decision: Decision): ShortcutEnd | null {
    const { seat } = this.#sequence;
    if (isSameDecision(made, state, decision, seat) && this.#isSamePlace(made, state)) return null;
    const isAnothers = decision.seat !== seat;
    return isAnothers && made.decision.seat !== decision.seat ? "otherPlayer" : "otherDecision";
  }

  /** Whether priority was given at the same place: in the same step, with the same thing on top of the stack. */
  #isSamePlace({ state: then, decision }: MadeChoice, now: GameState): boolean {
    if (!isSameStep(then, now)) return false;
    if (decision.kind !== "act") return true;
    const { choices, seat } = this.#sequence;
    const depth = then.stack.length - (choices[0]?.state.stack.length ?? 0);
    if (now.stack.length - this.#base !== depth) return false;
    return depth === 0 || topWord(then, seat) === topWord(now, seat);
  }
}

function make(pending: PendingInputs, { seat, id }: Decision, choice: WireChoice | null): ShortcutEnd | null {
  if (pending.position.seq >= MOST_BEFORE_SHORTCUTS) return "limit";
  if (!choice || pending.add({ kind: "choose", seat, decision: id, choice, by: "shortcut" }))
    return "notPossible";
  return null;
}

function topWord(state: GameState, viewer: number): string {
  return sourceWord(state, state.stack.at(-1) ?? null, viewer);
}
