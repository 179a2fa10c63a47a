import type { FormatDocument } from "@spellroom/cards";

/**
 * The deck rules of a format, as data: size of deck and sideboard, copies, banned and restricted cards, card types, the
 * ruleset to play by. The documents and their schema are in `@spellroom/cards`.
 */
export type Format = FormatDocument;
