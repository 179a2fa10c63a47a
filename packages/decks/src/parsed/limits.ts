/** Limits on deck input. They are far above any real deck and keep hostile input cheap. */
export const MAX_TEXT = 2 * 1024 * 1024;
export const MAX_LINES = 5000;
/** Characters per line. */
export const MAX_LINE = 2000;
/** Lines with cards. */
export const MAX_ENTRIES = 1000;
/** Copies of a card on one line. */
export const MAX_COUNT = 1000;
/** Cards in all sections together. */
export const MAX_CARDS = 10_000;
export const MAX_NAME = 200;
/** Reading stops after this many errors. */
export const MAX_ERRORS = 50;
export const MAX_XML_DEPTH = 16;
export const MAX_JSON_DEPTH = 32;
/** Characters of a deck's notes that are kept; the rest is truncated. */
export const MAX_NOTES = 10_000;
