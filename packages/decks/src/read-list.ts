/** A list that somebody brings: the cards that there are, and every line that is none, with what may have been meant. */
import { type CardDefinition, fail, ok } from "@spellroom/card-language";
import { readDeckText } from "./parse.ts";
import {
  type DeckEntry,
  type DeckProblem,
  type DeckResult,
  describeProblem,
  type ReadFormat,
} from "./parsed-deck.ts";
import { findCard, type NameSource } from "./resolve.ts";
import { suggestNames } from "./suggest.ts";

/** A line of a list that is no card of the deck. */
export interface UnreadLine {
  /** From 1; 0 where a format has no lines. */
  readonly line: number;
  readonly text: string;
  /** Copies that it asks for; 0 if it doesn't say. */
  readonly count: number;
  readonly problem: DeckProblem;
  readonly why: string;
  /** Cards that may have been meant, the nearest first. */
  readonly suggestions: readonly string[];
}

/** A list as it was read. Its entries and its unread lines together are the whole list. */
export interface ReadList {
  readonly name?: string;
  readonly notes?: string;
  /** Under the names that the cards have, with their printings. */
  readonly entries: readonly DeckEntry[];
  readonly unread: readonly UnreadLine[];
}

/** Lines that get suggestions; a list with more misspelt names is no list of cards. */
const SUGGESTED_FOR = 100;

/**
 * Reads a list in any format and looks its names up. A line without a number that is the name of a card asks for one copy;
 * the maybeboard is left unread; a companion that the sideboard lists as well is read once (CR 702.139a).
 * @returns errors only for a text that is no list at all
 */
export function readDeckList(text: string, cards: NameSource, format?: ReadFormat): DeckResult<ReadList> {
  const read = readDeckText(text, format);
  if (!read.ok) return read;
  const entries: DeckEntry[] = [];
  const unread: UnreadLine[] = [];
  const lines = new SuggestingLines(cards);
  for (const entry of read.value.entries) {
    const card = findNamed(entry.name, cards);
    const { line = 0, count } = entry;
    if (card === undefined) unread.push(lines.of({ line, count, text: entry.name, problem: "unknownCard" }));
    else if (entry.section === "maybeboard")
      unread.push(lines.of({ line, count, text: entry.name, problem: "notInDeck" }));
    else entries.push({ ...entry, name: card.name });
  }
  for (const { line, problem, text: said, count = 0 } of read.value.unread) {
    const card = problem === "noCardLine" ? findNamed(said, cards) : undefined;
    if (card !== undefined) entries.push({ count: 1, name: card.name, section: "main", line });
    else unread.push(lines.of({ line, count, text: said, problem }));
  }
  if (entries.length === 0 && unread.every(({ problem }) => problem === "noCardLine")) {
    return fail([{ line: 0, problem: "empty", text: unread[0]?.text ?? "" }]);
  }
  const { name, notes } = read.value;
  return ok({
    ...(name === undefined ? {} : { name }),
    ...(notes === undefined ? {} : { notes }),
    entries: onceInSideboard(entries).toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    unread: unread.toSorted((a, b) => a.line - b.line),
  });
}

class SuggestingLines {
  readonly #cards: NameSource;
  #suggested = 0;

  constructor(cards: NameSource) {
    this.#cards = cards;
  }

  of(line: Omit<UnreadLine, "why" | "suggestions">): UnreadLine {
    const misspelt = line.problem === "unknownCard" || line.problem === "noCardLine";
    const suggests = misspelt && this.#suggested < SUGGESTED_FOR;
    if (suggests) this.#suggested += 1;
    const suggestions = suggests ? suggestNames(line.text, this.#cards) : [];
    return { ...line, why: describeProblem(line.problem), suggestions };
  }
}

/** A companion that is listed under its heading and in the sideboard is the same card. */
function onceInSideboard(entries: readonly DeckEntry[]): readonly DeckEntry[] {
  const side = new Set(entries.filter(({ section }) => section === "sideboard").map(({ name }) => name));
  return entries.filter(({ section, name }) => section !== "companion" || !side.has(name));
}

/** The card of a name; letters that were lost on the way to us (U+FFFD) may be any. */
function findNamed(name: string, cards: NameSource): CardDefinition | undefined {
  const found = findCard(name, cards);
  if (found !== undefined || !name.includes("\uFFFD")) return found;
  const [nearest, other] = suggestNames(name, cards);
  return nearest === undefined || other !== undefined ? undefined : findCard(nearest, cards);
}
