/**
 * The shortcuts of one match (CR 729.2): the player with priority proposes to repeat what has just been done, the others whose
 * choices it contains accept or shorten it in turn order, and then it is carried out. Only what is carried out is part of the
 * match; a proposal is gone once anything else happens.
 */
import type { ShortcutEnd, ShortcutView, WireChoice, WireError } from "@spellroom/protocol";
import type { Decision, GameState } from "@spellroom/rules";
import type { MatchPosition } from "../position/match-position.ts";
import type { PendingInputs } from "../position/pending-inputs.ts";
import { GAME_OVER, NOTHING_OFFERED, TOO_OFTEN } from "../position/refusals.ts";
import { repeatable, type Sequence } from "./repeatable.ts";
import { isBefore, type ShortcutPlace, ShortcutRun } from "./shortcut-run.ts";

export interface ShortcutWish {
  readonly decision: number;
  readonly acts: number;
  readonly times: number;
}

export interface ShortcutAnswer {
  readonly id: number;
  readonly after: number | null;
}

const NOTHING_TO_REPEAT: WireError = {
  code: "nothingToRepeat",
  message: "you have done nothing that could be repeated from here",
};
const MUST_ACT_OTHERWISE: WireError = {
  code: "mustActOtherwise",
  message: "you have shortened the shortcut here, so you can't pass (CR 729.2c)",
};
const PROPOSED_TOO_OFTEN: WireError = {
  code: "proposedTooOften",
  message: "you have proposed that often enough; do something else first",
};
const NOT_SHORTER: WireError = { code: "notOffered", message: "that would not make the shortcut shorter" };

/** Proposals of one player while nothing else happens, and of all players in a match: others are asked each time. */
const MOST_AT_ONCE = 3;
const MOST_IN_MATCH = 400;

interface Current {
  readonly id: number;
  readonly wish: ShortcutWish;
  readonly sequence: Sequence;
  /** Who has not answered yet, in turn order. */
  readonly toAnswer: readonly number[];
  readonly shortened: { readonly seat: number; readonly place: ShortcutPlace } | null;
  /** Once all have answered. */
  readonly run: ShortcutRun | null;
  readonly ended: ShortcutEnd | null;
  /** The state that it belongs to; with any other it is over. */
  readonly state: GameState;
}

export class Shortcuts {
  #current: Current | null = null;
  #lastId: number;
  #proposals = 0;
  #atOnce: { readonly state: GameState; readonly count: number } | null = null;

  /** @param epoch grows whenever another process takes the match over: an answer to a proposal of the last one is none to a new one */
  constructor(epoch = 0) {
    this.#lastId = epoch * (MOST_IN_MATCH + 1);
  }

  get view(): ShortcutView | null {
    if (!this.#current) return null;
    const { id, wish, sequence, shortened, run, ended } = this.#current;
    return {
      id,
      seat: sequence.seat,
      acts: sequence.acts,
      times: wish.times,
      shortened: shortened && { seat: shortened.seat, after: shortened.place.after },
      asked: this.asked,
      done: run?.done ?? 0,
      ended,
    };
  }

  /** Who accepts or shortens a proposal next. */
  get asked(): number | null {
    const { ended = null, toAnswer = [] } = this.#current ?? {};
    return ended ? null : (toAnswer[0] ?? null);
  }

  /** Whether a shortcut is being carried out. */
  get isRunning(): boolean {
    return this.#current?.run != null && this.#current.ended === null;
  }

  /**
   * The player with priority proposes a shortcut (CR 729.2a).
   * @param people the seats that are asked; for all others, passing is accepted
   */
  propose(
    position: MatchPosition,
    seat: number,
    wish: ShortcutWish,
    people: readonly number[],
  ): WireError | null {
    const { state } = position;
    if (state.result) return GAME_OVER;
    if (this.isRunning) return NOTHING_TO_REPEAT;
    if (state.decision?.id !== wish.decision || state.decision.seat !== seat) return STALE;
    if (this.#isOpen(wish)) return null;
    const sequence = repeatable(position, seat).find(({ acts }) => acts === wish.acts);
    if (!sequence) return NOTHING_TO_REPEAT;
    if (wish.times > sequence.most || this.#proposals >= MOST_IN_MATCH) return TOO_OFTEN;
    if (!this.#mayPropose(state)) return PROPOSED_TOO_OFTEN;
    this.#lastId++;
    const toAnswer = inTurnOrder(sequence, state, people);
    const current = {
      id: this.#lastId,
      wish,
      sequence,
      toAnswer,
      shortened: null,
      run: null,
      ended: null,
      state,
    };
    this.#current = withRun(current);
    return null;
  }

  /** The player who is asked accepts the proposal, or shortens it (CR 729.2b). */
  answer(seat: number, { id, after }: ShortcutAnswer): WireError | null {
    const current = this.#current;
    if (!current || current.id !== id || this.asked !== seat) return NOTHING_OFFERED;
    const toAnswer = current.toAnswer.slice(1);
    if (after === null) {
      this.#current = withRun({ ...current, toAnswer });
      return null;
    }
    const { choices } = current.sequence;
    const place = { after, at: choices.findIndex(({ decision }) => decision.seat === seat) };
    if (!isBefore(place, endOf(current))) return NOT_SHORTER;
    this.#current = withRun({ ...current, toAnswer, shortened: { seat, place } });
    return null;
  }

  /** The player who proposed it gives it up: at once, or after the repetition that is being carried out. */
  end(seat: number, id: number): WireError | null {
    const current = this.#current;
    if (!current || current.id !== id || current.sequence.seat !== seat || current.ended)
      return NOTHING_OFFERED;
    if (current.run?.giveUp() !== false) this.#current = { ...current, ended: "canceled" };
    return null;
  }

  /** Ends whatever is proposed or being carried out. */
  interrupt(ended: ShortcutEnd = "interrupted"): void {
    if (this.#current?.ended === null) this.#current = { ...this.#current, ended };
  }

  /**
   * Makes the next choices of the shortcut that all have agreed to.
   * @param mayGoOn asked wherever the player whose shortcut it is comes next
   */
  carryOn(pending: PendingInputs, mayGoOn: () => boolean): void {
    const current = this.#current;
    if (!current?.run || current.ended) return;
    this.#current = { ...current, ended: current.run.carryOn(pending, mayGoOn) };
    this.belongTo(pending.position.state);
  }

  /** What is open belongs to that state, which it led to itself. */
  belongTo(state: GameState): void {
    if (this.#current) this.#current = { ...this.#current, state };
  }

  /**
   * The match has come to that state.
   * @returns whether a shortcut is over by that
   */
  follow(state: GameState): boolean {
    const current = this.#current;
    if (!current || current.state === state) return false;
    if (current.ended === null)
      this.#current = { ...current, ended: state.result ? "gameOver" : "interrupted", state };
    else this.#current = null;
    return true;
  }

  /** The decision that its seat must make itself, since it has shortened a shortcut there. */
  get held(): number | null {
    const { ended, shortened, state } = this.#current ?? {};
    const decision = state?.decision;
    return ended === "shortened" && decision?.seat === shortened?.seat ? (decision?.id ?? null) : null;
  }

  /** Why the player who has shortened a shortcut may not pass at its end (CR 729.2c). */
  refusesPass(decision: Decision | null, seat: number, choice: WireChoice): WireError | null {
    if (decision?.kind !== "act" || decision.id !== this.held || decision.seat !== seat) return null;
    if (choice.kind !== "act" || decision.acts[choice.act]?.kind !== "pass") return null;
    return decision.acts.length > 1 ? MUST_ACT_OTHERWISE : null;
  }

  #isOpen(wish: ShortcutWish): boolean {
    const current = this.#current;
    return current?.ended === null && JSON.stringify(current.wish) === JSON.stringify(wish);
  }

  #mayPropose(state: GameState): boolean {
    const count = this.#atOnce?.state === state ? this.#atOnce.count : 0;
    if (count >= MOST_AT_ONCE) return false;
    this.#atOnce = { state, count: count + 1 };
    this.#proposals++;
    return true;
  }
}

const STALE: WireError = { code: "staleDecision", message: "you don't have priority there any more" };

/** Who is asked: people in the game whose choices the sequence contains, in turn order after the one who proposes it. */
function inTurnOrder(
  { seat, choices }: Sequence,
  { players }: GameState,
  people: readonly number[],
): readonly number[] {
  const order = players.map((_, at) => (seat + 1 + at) % players.length);
  return order.filter(
    (other) =>
      other !== seat && people.includes(other) && choices.some(({ decision }) => decision.seat === other),
  );
}

function endOf({ shortened, wish }: Current): ShortcutPlace {
  return shortened?.place ?? { after: wish.times, at: 0 };
}

/** The shortcut is taken once the last player has answered (CR 729.2c). */
function withRun(current: Current): Current {
  if (current.toAnswer.length > 0) return current;
  return { ...current, run: new ShortcutRun(current.sequence, endOf(current)) };
}
