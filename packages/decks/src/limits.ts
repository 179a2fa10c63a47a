/** Bounds on what is read as a deck. They are far above any deck that is played and keep hostile input cheap. */
export const MAX_TEXT = 2 * 1024 * 1024;
export const MAX_LINES = 5000;
/** Characters of a line of a text. */
export const MAX_LINE = 2000;
/** Lines with cards. */
export const MAX_ENTRIES = 1000;
/** Copies of one card on one line. */
export const MAX_COUNT = 1000;
/** Cards in all sections together. */
export const MAX_CARDS = 10_000;
export const MAX_NAME = 200;
/** More errors than this help nobody. */
export const MAX_ERRORS = 50;
export const MAX_XML_DEPTH = 16;
export const MAX_JSON_DEPTH = 32;
/** Characters of a deck's notes that are kept. */
export const MAX_NOTES = 10_000;
