/** A finished match's journal, replayed into what one audience saw. */

import { setImmediate as nextTurn } from "node:timers/promises";
import {
  CorruptMatch,
  type MatchPosition,
  type MatchStep,
  openPosition,
  playInput,
  readSetup,
  storedInputSchema,
} from "@spellroom/match";
import {
  type PrivateCard,
  type ReplayMoment,
  type ReplayView,
  ReplayWriter,
  type SeatPrivate,
} from "@spellroom/protocol";
import type { GameState } from "@spellroom/rules";
import {
  eventViews,
  type KeyBook,
  openKeyBook,
  project,
  renewKeyBook,
  shownHands,
  tidyKeys,
} from "@spellroom/view";
import { expectSameState } from "../match/journal/resume.ts";
import type { JournalRecord } from "../storage/journal.ts";
import { namedAsNow } from "./names.ts";
import { withheldHands } from "./withheld-hands.ts";

/** How long a replay runs at a time; live matches come first. */
const SLICE_MS = 5;

/** A step of a match with the game that it belongs to. */
export interface GameStep extends MatchStep {
  readonly game: number;
  /** Seats whose hands watchers saw then. */
  readonly handsShown: readonly number[];
}

/**
 * Every step of a recorded match, the first being its beginning.
 * @param compare whether to end with comparing the last state with the recorded one
 * @throws CorruptMatch when this version can't replay it to the same states
 */
export function* gameSteps(record: JournalRecord, compare = true): Generator<GameStep> {
  const first = openPosition(readSetup(record.setup, record.definitions));
  let { position } = first;
  const isWithheld = withheldHands(record);
  yield { ...first.step, ...placeOf(position) };
  for (const entry of record.entries) {
    const input = storedInputSchema.safeParse(entry.input);
    if (!input.success) throw new CorruptMatch(`entry ${entry.seq} can't be read`);
    const played = playInput(position, input.data);
    if (!played.ok) throw new CorruptMatch(`entry ${entry.seq} is refused: ${played.error.code}`);
    position = played.position;
    const place = placeOf(position);
    yield { ...played.step, ...place, ...(isWithheld(position.seq) ? { handsShown: NOBODY } : {}) };
  }
  if (compare) expectSameState(record, position.state);
}

const NOBODY: readonly number[] = [];

function placeOf({ course, agreement }: MatchPosition): Omit<GameStep, keyof MatchStep> {
  return { game: Math.max(1, course.game), handsShown: agreement.handsShown };
}

/**
 * What an audience saw, moment by moment. Yields the processor regularly.
 * @throws CorruptMatch
 */
export async function recordReplay(
  record: JournalRecord,
  view: ReplayView,
): Promise<readonly ReplayMoment[]> {
  const named = namedAsNow(record);
  const audience = new Onlooker(named, view);
  const moments: ReplayMoment[] = [];
  let since = performance.now();
  for (const step of gameSteps(named, named === record)) {
    if (step.input?.kind === "pause") continue;
    moments.push(audience.see(step));
    if (performance.now() - since < SLICE_MS) continue;
    await nextTurn();
    since = performance.now();
  }
  return moments;
}

/** Shows each step as the rooms did, to one audience. */
class Onlooker {
  readonly #record: JournalRecord;
  readonly #view: ReplayView;
  #book: KeyBook;
  readonly #writer = new ReplayWriter();

  constructor(record: JournalRecord, view: ReplayView) {
    this.#record = record;
    this.#view = view;
    this.#book = openKeyBook(record.match.seats.length);
  }

  see({ state, events, at, game, handsShown, tookBack, begun }: GameStep): ReplayMoment {
    const { match } = this.#record;
    if (tookBack !== undefined || begun) this.#book = renewKeyBook(this.#book);
    const { table, seats } = project(state, this.#book, {
      matchId: match.id,
      seq: at + 1,
      connected: match.seats.map(() => true),
      bots: match.seats.map((seat) => seat.bot !== null),
      watchers: 0,
      handsShown,
    });
    const known = new Map(
      this.#view === "watchers"
        ? this.#shownTo(state, handsShown)
        : seats.filter(({ seat }) => this.#shows(seat)).map((own) => [own.seat, cardsOf(own)]),
    );
    const told = eventViews(state, this.#book, events, seatOf(this.#view));
    if (tookBack !== undefined) told.push({ kind: "tookBack", seat: tookBack });
    tidyKeys(state, this.#book, seats);
    return this.#writer.next(at, game, table, known, told);
  }

  /** Hands that their owners showed to watchers, as they were seen then, for as long as they were shown. */
  #shownTo(state: GameState, seats: readonly number[]): [number, readonly PrivateCard[]][] {
    const cards = shownHands(state, this.#book, seats);
    return this.#record.match.seats.map(({ seat }) => [seat, cards.filter(({ owner }) => owner === seat)]);
  }

  #shows(seat: number): boolean {
    return this.#view === "all" || seatOf(this.#view) === seat;
  }
}

function cardsOf({ hand, known }: SeatPrivate): readonly PrivateCard[] {
  return [...hand, ...known];
}

/** The seat whose own view it is. */
export function seatOf(view: ReplayView): number | null {
  return view.startsWith("seat-") ? Number(view.slice("seat-".length)) : null;
}
