import { type CardDefinition, fail, ok } from "@spellroom/card-language";
import type { NameSource } from "./name-source.ts";
import { MAX_ERRORS } from "./parsed/limits.ts";
import type { DeckEntry, DeckError, DeckResult, DeckSection, ParsedDeck } from "./parsed/parsed-deck.ts";
import { suggestNames } from "./suggest.ts";

/** A number of copies of an existing card. */
export interface DeckCard {
  readonly card: CardDefinition;
  readonly count: number;
}

/** A deck all of whose cards exist. It may still be illegal in a format. */
export interface ResolvedDeck {
  readonly kind: "resolved";
  readonly name?: string;
  readonly main: readonly DeckCard[];
  readonly sideboard: readonly DeckCard[];
  readonly commander: readonly DeckCard[];
}

/** The number of errors that get suggestions, unless fewer errors will be shown. */
const SUGGESTED_FOR = 10;

/**
 * Finds the cards that a deck names, by full name or the name of a face (an Adventure or a prepare spell is none), ignoring
 * differences in case, accents, ligatures and apostrophes. The maybeboard is left out; a companion is part of the sideboard
 * (CR 702.139a).
 * @param suggestedFor how many of the first errors get suggestions
 */
export function resolveDeck(
  deck: ParsedDeck,
  pool: NameSource,
  suggestedFor: number = SUGGESTED_FOR,
): DeckResult<ResolvedDeck> {
  const errors: DeckError[] = [];
  const sections = new Map<DeckSection, Map<CardDefinition, number>>();
  for (const entry of deck.entries) {
    if (entry.section === "maybeboard") continue;
    const card = findCard(entry.name, pool);
    if (card === undefined) errors.push(unknownCard(entry, errors.length < suggestedFor ? pool : null));
    else addTo(sections, entry.section, card, entry.count);
    if (errors.length >= MAX_ERRORS) break;
  }
  if (errors.length > 0) return fail(errors);
  for (const [card, count] of sections.get("companion") ?? []) {
    // Arena lists a companion twice: under its heading and in the sideboard.
    if (!sections.get("sideboard")?.has(card)) addTo(sections, "sideboard", card, count);
  }
  const named = deck.name === undefined ? {} : { name: deck.name };
  const cards = (section: DeckSection) =>
    [...(sections.get(section) ?? [])].map(([card, count]) => ({ card, count }));
  return ok({
    kind: "resolved",
    ...named,
    main: cards("main"),
    sideboard: cards("sideboard"),
    commander: cards("commander"),
  });
}

function addTo(
  sections: Map<DeckSection, Map<CardDefinition, number>>,
  section: DeckSection,
  card: CardDefinition,
  count: number,
): void {
  const counts = sections.get(section) ?? new Map<CardDefinition, number>();
  counts.set(card, (counts.get(card) ?? 0) + count);
  sections.set(section, counts);
}

/** The card that a name refers to; `undefined` if there is none. */
export function findCard(name: string, pool: Pick<NameSource, "lookUp">): CardDefinition | undefined {
  return pool.lookUp(name) ?? pool.lookUp(spelledOut(name));
}

const LIGATURES: ReadonlyMap<string, string> = new Map([
  ["Æ", "Ae"],
  ["æ", "ae"],
  ["Œ", "Oe"],
  ["œ", "oe"],
  ["ø", "o"],
  ["Ø", "O"],
  ["ß", "ss"],
  ["–", "-"],
  ["—", "-"],
  ["‐", "-"],
  ["−", "-"],
  ["“", '"'],
  ["”", '"'],
  ["…", "..."],
]);

/** Maps letters and punctuation of other keyboards and older lists to the current spelling. */
function spelledOut(name: string): string {
  return [...name].map((letter) => LIGATURES.get(letter) ?? letter).join("");
}

function unknownCard(entry: DeckEntry, suggestFrom: NameSource | null): DeckError {
  const suggestions = suggestFrom ? suggestNames(entry.name, suggestFrom) : [];
  return {
    line: entry.line ?? 0,
    problem: "unknownCard",
    text: entry.name,
    ...(suggestions.length === 0 ? {} : { suggestions }),
  };
}
