/** Lists that players bring, read in any format, with what each format of play says about them. */
import type { CardDefinition } from "@spellroom/card-language";
import { loadFormats, loadPresets } from "@spellroom/cards";
import {
  checkDeck,
  type DeckError,
  type DeckIssue,
  type DeckResult,
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

/** A list as the API tells it. */
export interface ListReading {
  readonly main: readonly CountedName[];
  readonly sideboard: readonly CountedName[];
  readonly unread: readonly Omit<UnreadLine, "problem">[];
  /** By format: why the list may not be played in it; nothing if it may. */
  readonly legal: Readonly<Record<string, readonly string[]>>;
}

export type ListOutcome =
  | { readonly ok: true; readonly reading: ListReading }
  | { readonly ok: false; readonly errors: readonly DeckError[] };

/** Reads a list in any format. @returns errors for a text that is no list at all */
export function readList(text: string, cards: NameSource, imported: ImportedCards): ListOutcome {
  const read: DeckResult<ReadList> = readDeckList(text, cards);
  if (!read.ok) return { ok: false, errors: read.error };
  const { entries, unread } = read.value;
  const side = new Set(["sideboard", "companion"]);
  return {
    ok: true,
    reading: {
      main: counted(entries.filter(({ section }) => !side.has(section))),
      sideboard: counted(entries.filter(({ section }) => side.has(section))),
      unread: unread.map((line) => unreadLine(line, imported)),
      legal: legality(read.value, cards),
    },
  };
}

function counted(entries: readonly CountedName[]): readonly CountedName[] {
  const counts = new Map<string, number>();
  for (const { count, name } of entries) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].map(([name, count]) => ({ count, name }));
}

/** A card that was imported and can't be played yet is no misspelt one. */
function unreadLine(unread: UnreadLine, imported: ImportedCards): ListReading["unread"][number] {
  const { line, text, count, why, suggestions } = unread;
  const found = unread.problem === "unknownCard" ? imported.find(text) : undefined;
  if (found?.kind !== "unplayable") return { line, text, count, why, suggestions };
  return { line, text, count, why: `${found.name} can't be played, ${found.why}`, suggestions: [] };
}

function legality(list: ReadList, cards: NameSource): ListReading["legal"] {
  const missing = list.unread.filter(({ problem }) => problem !== "notInDeck").length;
  const unread = missing === 0 ? [] : [`${missing} ${missing === 1 ? "line" : "lines"} could not be read.`];
  return Object.fromEntries(
    [...loadFormats().keys()].map((format) => [
      format,
      [...unread, ...deckIssues(format, list, cards).map(describeDeckIssue)],
    ]),
  );
}

/** Everything that a format has against the cards of a list. @throws RangeError for a format that there isn't */
export function deckIssues(
  format: string,
  { entries }: Pick<ReadList, "entries">,
  cards: NameSource,
): readonly DeckIssue[] {
  const document = loadFormats().get(format);
  if (document === undefined) throw new RangeError(`there is no format "${format}"`);
  const resolved = resolveDeck({ kind: "parsed", entries }, cards);
  const deck = resolved.ok
    ? resolved.value
    : ({ kind: "resolved", main: [], sideboard: [], commander: [] } as const);
  const allows = (card: CardDefinition): boolean => whatLacks(card).length === 0;
  const checked = checkDeck(deck, document, { presets: loadPresets(), allows });
  return checked.ok ? [] : checked.error;
}
