export type { Format } from "./format.ts";
export {
  checkDeck,
  copiesAllowed,
  countCards,
  type DeckCheck,
  type DeckIssue,
  describeDeckIssue,
  type LegalDeck,
} from "./legality.ts";
export { MAX_CARDS, MAX_COUNT, MAX_ENTRIES, MAX_LINES, MAX_TEXT } from "./limits.ts";
export { detectDeckFormat, parseDeck, parseDeckFile } from "./parse.ts";
export {
  DECK_FORMATS,
  DECK_PROBLEMS,
  DECK_SECTIONS,
  type DeckEntry,
  type DeckError,
  type DeckFormat,
  type DeckProblem,
  type DeckResult,
  type DeckSection,
  describeDeckError,
  type ParsedDeck,
} from "./parsed-deck.ts";
export { type DeckCard, findCard, type NameSource, type ResolvedDeck, resolveDeck } from "./resolve.ts";
export { type DeckStatistics, deckStatistics, LAST_CURVE_COLUMN } from "./statistics.ts";
export { suggestNames } from "./suggest.ts";
export { type DeckToWrite, writeDeck } from "./write.ts";
