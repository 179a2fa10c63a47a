import { fail, ok } from "@spellroom/card-language";
import { MAX_CARDS, MAX_COUNT, MAX_ENTRIES, MAX_ERRORS, MAX_NAME, MAX_NOTES } from "./limits.ts";
import {
  type DeckEntry,
  type DeckError,
  type DeckProblem,
  type DeckResult,
  type ParsedDeck,
  shortened,
} from "./parsed-deck.ts";

/** A card as a reader found it, before limits are checked. */
export interface SeenEntry extends Omit<DeckEntry, "count" | "line"> {
  readonly count: string;
  readonly line: number;
}

/** The contents of a text, as far as it could be read. */
export interface DeckReading extends ParsedDeck {
  /** Lines that are not cards, and cards that are not part of the deck. */
  readonly unread: readonly DeckError[];
}

/** Exceeding one of these limits ends the reading of the whole text, unlike a line that cannot be read. */
const FATAL: ReadonlySet<DeckProblem> = new Set([
  "tooLarge",
  "tooManyLines",
  "tooManyEntries",
  "tooManyCards",
  "badXml",
  "badJson",
  "badCsv",
  "notText",
  "wrongDocument",
]);

/** Collects the entries and errors of one text and enforces the limits. */
export class DeckCollector {
  readonly #entries: DeckEntry[] = [];
  readonly #errors: DeckError[] = [];
  readonly #leftOut: DeckError[] = [];
  readonly #notes: string[] = [];
  readonly #mostErrors: number;
  #cards = 0;
  #name: string | undefined;

  /** @param mostErrors errors after which nothing more is read */
  constructor(mostErrors: number = MAX_ERRORS) {
    this.#mostErrors = mostErrors;
  }

  setName(name: string): void {
    const tidied = tidyName(name);
    if (tidied !== "" && tidied.length <= MAX_NAME && isVisible(tidied)) this.#name = tidied;
  }

  note(line: string): void {
    this.#notes.push(line.trimEnd());
  }

  error(line: number, problem: DeckProblem, text: string, count?: number): void {
    if (this.#errors.length < this.#mostErrors || FATAL.has(problem))
      this.#errors.push(errorAt(line, problem, text, count));
  }

  /** Records a card that a text lists in addition to the deck, such as a token. */
  leaveOut(line: number, text: string, count: number): void {
    if (this.#leftOut.length <= MAX_ENTRIES) this.#leftOut.push(errorAt(line, "notInDeck", text, count));
    if (this.#leftOut.length > MAX_ENTRIES) this.error(line, "tooManyEntries", `more than ${MAX_ENTRIES}`);
  }

  /** Whether there are too many errors, or too much input, to continue. */
  get full(): boolean {
    return (
      this.#errors.length >= this.#mostErrors ||
      this.#entries.length > MAX_ENTRIES ||
      this.#leftOut.length > MAX_ENTRIES ||
      this.#cards > MAX_CARDS
    );
  }

  get hasEntries(): boolean {
    return this.#entries.length > 0;
  }

  add(seen: SeenEntry): void {
    const count = Number(seen.count);
    const name = tidyName(seen.name);
    const said = Number.isSafeInteger(count) && count > 0 ? count : 0;
    if (!/^\d{1,6}$/.test(seen.count) || count < 1 || count > MAX_COUNT) {
      this.error(seen.line, "badCount", `${shortened(seen.count)} ${name}`.trim(), said);
    } else if (name === "" || name.length > MAX_NAME || !isVisible(name)) {
      this.error(seen.line, "badName", name, said);
    } else {
      this.#entries.push({ ...seen, count, name });
      this.#cards += count;
    }
    if (this.#entries.length > MAX_ENTRIES)
      this.error(seen.line, "tooManyEntries", `more than ${MAX_ENTRIES}`);
    else if (this.#cards > MAX_CARDS) this.error(seen.line, "tooManyCards", `more than ${MAX_CARDS}`);
  }

  /** The deck, if the whole text could be read. */
  result(): DeckResult<ParsedDeck> {
    if (this.#errors.length === 0 && this.#entries.length === 0) this.error(0, "empty", "");
    return this.#errors.length > 0 ? fail(this.#errors) : ok(this.#deck());
  }

  /** What could be read, and every line that could not; an error only for a text that is not a deck at all. */
  reading(): DeckResult<DeckReading> {
    const fatal = this.#errors.filter(({ problem }) => FATAL.has(problem));
    if (fatal.length > 0) return fail(fatal);
    const unread = [...this.#errors, ...this.#leftOut].toSorted((a, b) => a.line - b.line);
    if (this.#entries.length === 0 && unread.length === 0) return fail([errorAt(0, "empty", "", undefined)]);
    return ok({ ...this.#deck(), unread });
  }

  #deck(): ParsedDeck {
    const named = this.#name === undefined ? {} : { name: this.#name };
    const notes = this.#notes.join("\n").trim().slice(0, MAX_NOTES);
    return { kind: "parsed", ...named, ...(notes === "" ? {} : { notes }), entries: this.#entries };
  }
}

function errorAt(line: number, problem: DeckProblem, text: string, count: number | undefined): DeckError {
  return { line, problem, text: shortened(text), ...(count === undefined ? {} : { count }) };
}

/** Characters that no one sees, which web pages leave in what is copied from them: joiners, marks of direction, soft hyphens. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}

/** Normalizes a name to composed letters that are seen (JSON and XML may have escaped others), and single spaces. */
export function tidyName(name: string): string {
  return withoutInvisible(name).normalize("NFC").replace(/\s+/gu, " ").trim();
}

function isVisible(name: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(name);
}
