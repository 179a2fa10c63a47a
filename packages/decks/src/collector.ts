import { fail, ok } from "@spellroom/card-language";
import { MAX_CARDS, MAX_COUNT, MAX_ENTRIES, MAX_ERRORS, MAX_NAME } from "./limits.ts";
import {
  type DeckEntry,
  type DeckError,
  type DeckProblem,
  type DeckResult,
  type ParsedDeck,
  shortened,
} from "./parsed-deck.ts";

/** What a reader has seen of a card: not yet known to be within bounds. */
export interface SeenEntry extends Omit<DeckEntry, "count" | "line"> {
  readonly count: string;
  readonly line: number;
}

/** Gathers the entries and errors of one text and keeps its bounds. */
export class DeckCollector {
  readonly #entries: DeckEntry[] = [];
  readonly #errors: DeckError[] = [];
  #cards = 0;
  #name: string | undefined;

  setName(name: string): void {
    const tidied = tidyName(name);
    if (tidied !== "" && tidied.length <= MAX_NAME && isVisible(tidied)) this.#name = tidied;
  }

  error(line: number, problem: DeckProblem, text: string): void {
    if (this.#errors.length < MAX_ERRORS) this.#errors.push({ line, problem, text: shortened(text) });
  }

  /** Too much is wrong, or too much is there, to go on. */
  get full(): boolean {
    return this.#errors.length >= MAX_ERRORS || this.#entries.length > MAX_ENTRIES || this.#cards > MAX_CARDS;
  }

  get hasEntries(): boolean {
    return this.#entries.length > 0;
  }

  add(seen: SeenEntry): void {
    const count = Number(seen.count);
    const name = tidyName(seen.name);
    if (!/^\d{1,6}$/.test(seen.count) || count < 1 || count > MAX_COUNT) {
      this.error(seen.line, "badCount", seen.count);
    } else if (name === "" || name.length > MAX_NAME || !isVisible(name)) {
      this.error(seen.line, "badName", name);
    } else {
      this.#entries.push({ ...seen, count, name });
      this.#cards += count;
    }
    if (this.#entries.length > MAX_ENTRIES)
      this.error(seen.line, "tooManyEntries", `more than ${MAX_ENTRIES}`);
    else if (this.#cards > MAX_CARDS) this.error(seen.line, "tooManyCards", `more than ${MAX_CARDS}`);
  }

  result(): DeckResult<ParsedDeck> {
    if (this.#errors.length === 0 && this.#entries.length === 0) this.error(0, "empty", "");
    if (this.#errors.length > 0) return fail(this.#errors);
    const named = this.#name === undefined ? {} : { name: this.#name };
    return ok({ kind: "parsed", ...named, entries: this.#entries });
  }
}

/** A name with composed letters and single spaces. */
export function tidyName(name: string): string {
  return name.normalize("NFC").replace(/\s+/gu, " ").trim();
}

function isVisible(name: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(name);
}
