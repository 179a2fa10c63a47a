import type { Result } from "@spellroom/card-language";

export const DECK_SECTIONS = ["main", "sideboard", "commander", "companion", "maybeboard"] as const;
export type DeckSection = (typeof DECK_SECTIONS)[number];

export const DECK_FORMATS = ["text", "dec", "arena", "mtgo", "mtgoXml", "xmage", "cockatrice"] as const;
/** How a deck is written down. */
export type DeckFormat = (typeof DECK_FORMATS)[number];

/** So many of a card of that name. */
export interface DeckEntry {
  readonly count: number;
  /** As it was written, without needless space. Whether there is such a card is another question. */
  readonly name: string;
  readonly section: DeckSection;
  /** The printing, where the text says so. */
  readonly set?: string;
  readonly number?: string;
  /** Line of the text, from 1; absent for decks that do not come from a text. */
  readonly line?: number;
}

/** What a text says. Nothing about it is known to be legal, not even that its cards exist. */
export interface ParsedDeck {
  readonly kind: "parsed";
  readonly name?: string;
  readonly entries: readonly DeckEntry[];
}

export const DECK_PROBLEMS = [
  "tooLarge",
  "tooManyLines",
  "tooManyEntries",
  "tooManyCards",
  "noCardLine",
  "badCount",
  "badName",
  "badXml",
  "wrongDocument",
  "empty",
  "unknownCard",
] as const;
export type DeckProblem = (typeof DECK_PROBLEMS)[number];

/** Why a text can't be read as a deck. */
export interface DeckError {
  /** From 1; 0 for the text as a whole. */
  readonly line: number;
  readonly problem: DeckProblem;
  /** What stands there, shortened, or how much was too much. */
  readonly text: string;
  /** Names that may have been meant. */
  readonly suggestions?: readonly string[];
}

export type DeckResult<T> = Result<T, readonly DeckError[]>;

const SAYS: { readonly [P in DeckProblem]: string } = {
  tooLarge: "the text is too long",
  tooManyLines: "too many lines",
  tooManyEntries: "too many lines with cards",
  tooManyCards: "too many cards",
  noCardLine: 'expected a number and a card name, such as "4 Forest"',
  badCount: "the number of copies is out of bounds",
  badName: "this can't be the name of a card",
  badXml: "the XML is broken",
  wrongDocument: "this is no deck of that format",
  empty: "there is no card in the deck",
  unknownCard: "no card has this name",
};

/** One line for a person. */
export function describeDeckError(error: DeckError): string {
  const where = error.line === 0 ? "" : `line ${error.line}: `;
  const text = error.text === "" ? "" : ` (${error.text})`;
  const meant = error.suggestions?.length ? `; did you mean ${error.suggestions.join(" or ")}?` : "";
  return `${where}${SAYS[error.problem]}${text}${meant}`;
}

/** A text shortened for an error. */
export function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
