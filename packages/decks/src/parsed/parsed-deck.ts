import type { Result } from "@spellroom/card-language";

export const DECK_SECTIONS = ["main", "sideboard", "commander", "companion", "maybeboard"] as const;
export type DeckSection = (typeof DECK_SECTIONS)[number];

export const DECK_FORMATS = ["text", "dec", "arena", "mtgo", "mtgoXml", "xmage", "cockatrice"] as const;
/** Formats that can be read and written. */
export type DeckFormat = (typeof DECK_FORMATS)[number];

export const READ_FORMATS = [...DECK_FORMATS, "octgn", "json", "csv"] as const;
/** Formats that can be read; the last ones cannot be written. */
export type ReadFormat = (typeof READ_FORMATS)[number];

/** A number of copies of a card with this name. */
export interface DeckEntry {
  readonly count: number;
  /** As written, with whitespace normalized. The card may not exist. */
  readonly name: string;
  readonly section: DeckSection;
  /** The printing, if the text names one. */
  readonly set?: string;
  readonly number?: string;
  readonly foil?: true;
  /** The line in the text, from 1; absent for decks that do not come from a text. */
  readonly line?: number;
}

/** The contents of a text. Nothing has been checked, not even that the cards exist. */
export interface ParsedDeck {
  readonly kind: "parsed";
  readonly name?: string;
  /** The author's notes on the deck, if the format supports them. */
  readonly notes?: string;
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
  "badJson",
  "badCsv",
  "notText",
  "wrongDocument",
  "empty",
  "unknownCard",
  "notInDeck",
] as const;
export type DeckProblem = (typeof DECK_PROBLEMS)[number];

/** Why a text can't be read as a deck. */
export interface DeckError {
  /** From 1; 0 for the text as a whole. */
  readonly line: number;
  readonly problem: DeckProblem;
  /** An excerpt of the offending text, or the limit that was exceeded. */
  readonly text: string;
  /** The number of copies in the line, if any. */
  readonly count?: number;
  /** Suggested names. */
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
  badJson: "the JSON is broken",
  badCsv: "a quoted field of the table is not closed",
  notText: "this is not text",
  wrongDocument: "this is no deck of that format",
  empty: "there is no card in the deck",
  unknownCard: "no card has this name",
  notInDeck: "this is listed beside the deck and is not played",
};

/** The reason why something could not be read, as a phrase. */
export function describeProblem(problem: DeckProblem): string {
  return SAYS[problem];
}

/** Describes an error in one line. */
export function describeDeckError(error: DeckError): string {
  const where = error.line === 0 ? "" : `line ${error.line}: `;
  const text = error.text === "" ? "" : ` (${error.text})`;
  const meant = error.suggestions?.length ? `; did you mean ${error.suggestions.join(" or ")}?` : "";
  return `${where}${SAYS[error.problem]}${text}${meant}`;
}

/** Shortens a text for an error message. */
export function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
