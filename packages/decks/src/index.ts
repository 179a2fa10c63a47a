export { type BuiltDeck, buildDeck, type ChosenDeck } from "./build-deck.ts";
export type { CommanderIssue } from "./commander.ts";
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
export type { FurtherName, NameSource } from "./name-source.ts";
export { detectDeckFormat, parseDeck, parseDeckFile, readDeckText } from "./parse.ts";
export type { DeckReading } from "./parsed/collector.ts";
export { MAX_CARDS, MAX_COUNT, MAX_ENTRIES, MAX_LINES, MAX_TEXT } from "./parsed/limits.ts";
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
  describeProblem,
  type ParsedDeck,
  READ_FORMATS,
  type ReadFormat,
} from "./parsed/parsed-deck.ts";
export { type ReadList, readDeckList, type UnreadLine } from "./read-list.ts";
export { type DeckCard, findCard, type ResolvedDeck, resolveDeck } from "./resolve.ts";
export { type DeckStatistics, deckStatistics, LAST_CURVE_COLUMN } from "./statistics.ts";
export { suggestNames } from "./suggest.ts";
export { decodeDeckFile } from "./text-encoding.ts";
export { type DeckToWrite, writeDeck } from "./write.ts";
