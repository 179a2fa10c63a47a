/** Deck lists of players, read in any file format, with their legality in each format of play. */
import type { CardDefinition } from "@spellroom/card-language";
import { type FormatDocument, loadPool, loadPresets } from "@spellroom/cards";
import {
  checkDeck,
  type DeckEntry,
  type DeckError,
  type DeckResult,
  type DeckSection,
  describeDeckIssue,
  type NameSource,
  type ReadList,
  readDeckList,
  resolveDeck,
  type UnreadLine,
} from "@spellroom/decks";
import { whatLacks } from "@spellroom/rules";
import type { ImportedCards } from "../card-database/card-database.ts";

/** Cards of a list under one name, in the order in which it names them first. */
export interface CountedName {
  readonly count: number;
  readonly name: string;
}

/** A line of a list: its section, and the printing if it names one. */
export type ListedCard = Omit<DeckEntry, "line" | "section"> & {
  readonly section: Exclude<DeckSection, "maybeboard">;
};

/** A list in the API's form. */
export interface ListReading {
  readonly main: readonly CountedName[];
  readonly sideboard: readonly CountedName[];
  /** The same line by line, with printings; these and the next two are included on request. */
  readonly cards?: readonly ListedCard[];
  readonly name?: string;
  readonly notes?: string;
  readonly unread: readonly Omit<UnreadLine, "problem">[];
  /** By format: why the list may not be played in it; nothing if it may. */
  readonly legal: Readonly<Record<string, readonly string[]>>;
}

export type ListOutcome =
  | { readonly ok: true; readonly reading: ListReading }
  | { readonly ok: false; readonly errors: readonly DeckError[] };

/** Shipped and imported cards. */
export function knownNames(imported: ImportedCards): NameSource {
  const pool = loadPool();
  return {
    all: pool.all,
    get furtherNames() {
      return imported.playableNames();
    },
    lookUp: (name) => {
      const shipped = pool.lookUp(name);
      if (shipped) return shipped;
      const found = imported.find(name);
      if (found?.kind === "ambiguous") return undefined;
      // A name in another language, or of a face, may be that of a shipped card.
      const same = found && pool.lookUp(found.kind === "playable" ? found.card.name : found.name);
      return same ?? (found?.kind === "playable" ? found.card : undefined);
    },
  };
}

const playable = new WeakMap<CardDefinition, boolean>();

/** Whether everything on a card is played; worked out once for each. */
export function canBePlayed(card: CardDefinition): boolean {
  let known = playable.get(card);
  if (known === undefined) {
    known = whatLacks(card).length === 0;
    playable.set(card, known);
  }
  return known;
}

/**
 * Reads a list in any format.
 * @param printings whether to include printings, name and notes
 * @returns errors for a text that is not a list at all
 */
export function readList(
  text: string,
  formats: ReadonlyMap<string, FormatDocument>,
  cards: NameSource,
  imported: ImportedCards,
  printings = false,
): ListOutcome {
  const read: DeckResult<ReadList> = readDeckList(text, cards, undefined, formats.values());
  if (!read.ok) return { ok: false, errors: read.error };
  const { entries, listed, unread, name, notes } = read.value;
  const side = new Set(["sideboard", "companion"]);
  return {
    ok: true,
    reading: {
      main: counted(listed.filter(({ section }) => !side.has(section))),
      sideboard: counted(listed.filter(({ section }) => side.has(section))),
      ...(printings ? { cards: entries.flatMap(listedCard) } : {}),
      ...(printings && name !== undefined ? { name } : {}),
      ...(printings && notes !== undefined ? { notes } : {}),
      unread: unread.map((line) => unreadLine(line, imported)),
      legal: legality(read.value, formats, cards),
    },
  };
}

/** Why a name in another language finds nothing. */
export const SEVERAL_CARDS = "more than one card has this name";

function listedCard({ line: _, section, ...card }: DeckEntry): readonly ListedCard[] {
  return section === "maybeboard" ? [] : [{ ...card, section }];
}

function counted(entries: readonly CountedName[]): readonly CountedName[] {
  const counts = new Map<string, number>();
  for (const { count, name } of entries) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].map(([name, count]) => ({ count, name }));
}

/** A card that was imported and can't be played yet is not a misspelled one, nor is a name that several cards have. */
function unreadLine(unread: UnreadLine, imported: ImportedCards): ListReading["unread"][number] {
  const { line, text, count, why, suggestions } = unread;
  const found = unread.problem === "unknownCard" ? imported.find(text) : undefined;
  if (found?.kind === "ambiguous") return { line, text, count, why: SEVERAL_CARDS, suggestions: found.names };
  if (found?.kind !== "unplayable") return { line, text, count, why, suggestions };
  return { line, text, count, why: `${found.name} can't be played, ${found.why}`, suggestions: [] };
}

/** The deck is looked up once, and each format checks that one. */
function legality(
  list: ReadList,
  formats: ReadonlyMap<string, FormatDocument>,
  cards: NameSource,
): ListReading["legal"] {
  const missing = list.unread.filter(({ problem }) => problem !== "notInDeck").length;
  const unread = missing === 0 ? [] : [`${missing} ${missing === 1 ? "line" : "lines"} could not be read.`];
  const resolved = resolveDeck({ kind: "parsed", entries: list.listed }, cards);
  const deck = resolved.ok
    ? resolved.value
    : ({ kind: "resolved", main: [], sideboard: [], commander: [] } as const);
  const rest = { presets: loadPresets(), allows: canBePlayed };
  return Object.fromEntries(
    [...formats].map(([format, document]) => {
      const checked = checkDeck(deck, document, rest);
      return [format, [...unread, ...(checked.ok ? [] : checked.error.map(describeDeckIssue))]];
    }),
  );
}
