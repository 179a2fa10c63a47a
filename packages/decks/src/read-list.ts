/** Reads a user's deck list: the cards that exist, and every line that is not a card, with suggestions. */
import { type CardDefinition, fail, ok } from "@spellroom/card-language";
import { loadFormats } from "@spellroom/cards";
import { entriesWithCommanders } from "./beside-commanders.ts";
import type { Format } from "./format.ts";
import type { NameSource } from "./name-source.ts";
import { readDeckText } from "./parse.ts";
import {
  type DeckEntry,
  type DeckProblem,
  type DeckResult,
  describeProblem,
  type ReadFormat,
} from "./parsed/parsed-deck.ts";
import { findCard } from "./resolve.ts";
import { suggestNames } from "./suggest.ts";

/** A line of a list that could not be read as a card of the deck. */
export interface UnreadLine {
  /** From 1; 0 where a format has no lines. */
  readonly line: number;
  readonly text: string;
  /** The number of copies it asks for; 0 if it does not say. */
  readonly count: number;
  readonly problem: DeckProblem;
  readonly why: string;
  /** Suggested cards, the closest first. */
  readonly suggestions: readonly string[];
}

/** The result of reading a list. Its entries and unread lines together are the whole list. */
export interface ReadList {
  readonly name?: string;
  readonly notes?: string;
  /** With the cards' proper names and their printings. */
  readonly entries: readonly DeckEntry[];
  /** The same as the list has them: commanders among them that it has in the sideboard are still there. */
  readonly listed: readonly DeckEntry[];
  readonly unread: readonly UnreadLine[];
}

/** How many lines get suggestions; a list with more misspelled names is not a list of cards. */
const SUGGESTED_FOR = 100;

/**
 * Reads a list in any format and looks its names up. A line without a number that is the name of a card asks for one copy;
 * the maybeboard is left unread; a companion that the sideboard lists as well is read once. A sideboard of nothing but what
 * can be the commanders of a deck of that size becomes them.
 * @param played the formats of play, some of which have commanders
 * @returns errors only for a text that is not a list at all
 */
export function readDeckList(
  text: string,
  cards: NameSource,
  format?: ReadFormat,
  played: Iterable<Format> = loadFormats().values(),
): DeckResult<ReadList> {
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
  const listed = onceInSideboard(entries).toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return ok({
    ...(name === undefined ? {} : { name }),
    ...(notes === undefined ? {} : { notes }),
    entries: entriesWithCommanders(listed, (called) => findCard(called, cards), played),
    listed,
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
    const near = suggests ? suggestNames(line.text, this.#cards) : [];
    const suggestions =
      suggests && near.length === 0 && line.problem === "unknownCard"
        ? namesIn(line.text, this.#cards)
        : near;
    return { ...line, why: describeProblem(line.problem), suggestions };
  }
}

/** The card of a split name in the other order, or of a name with something behind it: a comment, a price, punctuation. */
function namesIn(text: string, cards: NameSource): readonly string[] {
  const [one = "", other = "", ...more] = text.split(/\s*\/+\s*/);
  const [before = ""] = text.split(/\s+(?:\/\/|[;|({$–-])|[,;:]+$/u);
  const card =
    (other !== "" && more.length === 0 ? findCard(`${other} // ${one}`, cards) : undefined) ??
    (before === text || before === "" ? undefined : findCard(before, cards));
  return card === undefined ? [] : [card.name];
}

/** A companion listed both under its heading and in the sideboard is one card. */
function onceInSideboard(entries: readonly DeckEntry[]): readonly DeckEntry[] {
  const side = new Set(entries.filter(({ section }) => section === "sideboard").map(({ name }) => name));
  return entries.filter(({ section, name }) => section !== "companion" || !side.has(name));
}

/** The card with a name; a replacement character (U+FFFD) matches any letter. */
function findNamed(name: string, cards: NameSource): CardDefinition | undefined {
  const found = findCard(name, cards);
  if (found !== undefined || !name.includes("\uFFFD")) return found;
  const [nearest, other] = suggestNames(name, cards);
  return nearest === undefined || other !== undefined ? undefined : findCard(nearest, cards);
}
