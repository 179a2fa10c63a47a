/** What the seats say before a game of a match: their entropy, their decks, who begins. It is kept until the game is begun. */
import { type Course, commitmentsOf, deckFor, type StoredInput } from "@spellroom/match";
import type { CourseView, OpeningView, ReadyRequest, WireError } from "@spellroom/protocol";
import { definitionId } from "@spellroom/rules";
import { steadyNow } from "../time/play-time.ts";

/** A first game needs nothing but entropy, which clients send by themselves. */
const FIRST_GAME_MS = 4_000;
const SIDEBOARDING_MS = 180_000;

export interface OpeningParts {
  readonly course: Course;
  /** Which seats are people's; bots are always ready. */
  readonly people: readonly boolean[];
  /** Called when the time is up. */
  readonly onTime: () => void;
}

export class Opening {
  readonly #parts: OpeningParts;
  readonly #said = new Map<number, ReadyRequest>();
  #until: number | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: OpeningParts) {
    this.#parts = parts;
  }

  /** The number of the next game. */
  get game(): number {
    return this.#parts.course.game + 1;
  }

  /** Whether nobody need be waited for any more. */
  get isComplete(): boolean {
    return this.#parts.people.every((isPerson, seat) => !isPerson || this.#said.has(seat));
  }

  /** Somebody is here: from now on the others are waited for so long. */
  startTime(): void {
    if (this.#until !== null) return;
    const wait = this.game === 1 ? FIRST_GAME_MS : SIDEBOARDING_MS;
    this.#until = steadyNow() + wait;
    this.#timer = setTimeout(this.#parts.onTime, wait);
    this.#timer.unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** A seat is ready; saying so again changes what it said before. */
  say(seat: number, request: ReadyRequest): WireError | null {
    const { course } = this.#parts;
    if (request.game !== this.game)
      return { code: "staleDecision", message: "this game is not waiting for you" };
    if (request.deck && !deckFor(course.setup, seat, request.deck))
      return { code: "notOffered", message: "the deck contains cards that are not yours" };
    this.#said.set(seat, request);
    return null;
  }

  /** The game as it is begun now. */
  input(): Extract<StoredInput, { kind: "begin" }> {
    const { course } = this.#parts;
    const seats = course.setup.players.map((_, seat) => seat);
    const { chooser } = course;
    const begins = chooser === null || this.#said.get(chooser)?.begin !== false ? chooser : 1 - chooser;
    return {
      kind: "begin",
      seat: -1,
      entropy: seats.map((seat) => this.#said.get(seat)?.entropy ?? null),
      decks: seats.map((seat) => this.#said.get(seat)?.deck ?? course.decks[seat] ?? null),
      begins,
    };
  }

  view(now = steadyNow()): CourseView["waiting"] {
    const { people, course } = this.#parts;
    return {
      until: this.#until ?? now + (this.game === 1 ? FIRST_GAME_MS : SIDEBOARDING_MS),
      now,
      ready: people.map((isPerson, seat) => !isPerson || this.#said.has(seat)),
      chooser: course.chooser,
    };
  }

  /** What a seat is given, and nobody else. */
  viewOf(seat: number): OpeningView {
    const { setup, game, decks } = this.#parts.course;
    const first = setup.players[seat]?.deck ?? [];
    const side = setup.sideboards[seat] ?? [];
    const main = this.#said.get(seat)?.deck ?? decks[seat] ?? first.map(definitionId);
    const left = [...first, ...side].map(definitionId);
    for (const hash of main) {
      const at = left.indexOf(hash);
      if (at >= 0) left.splice(at, 1);
    }
    return {
      game: this.game,
      commitments: commitmentsOf(setup.seed, this.game, setup.players.length),
      deck: game === 0 ? null : { main, side: left },
    };
  }
}
