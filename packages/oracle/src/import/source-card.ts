import type { CorpusCard } from "../corpus-card.ts";

/** A card as a card database describes it, whichever database that was. */
export interface SourceCard {
  /** The same for all printings of a card: its Oracle id, or its name where the source has none. */
  readonly key: string;
  readonly name: string;
  readonly layout: string;
  readonly corpus: CorpusCard;
  /** Format and status, in lower case, such as `["modern", "legal"]`. */
  readonly legalities: readonly (readonly [string, string])[];
}

/** Addresses of a face's picture by size, such as `["normal", "https://..."]`. */
export type Pictures = readonly (readonly [string, string])[];

/** One printing of a card. What the source doesn't tell is `null`. */
export interface Printing {
  readonly id: string;
  readonly edition: string;
  readonly editionName: string | null;
  readonly number: string | null;
  readonly rarity: string | null;
  /** A language code as Scryfall uses them, such as `en` or `zhs`. */
  readonly language: string | null;
  /** YYYY-MM-DD */
  readonly released: string | null;
  readonly artist: string | null;
  readonly flavor: string | null;
  /** Of each face that has a picture of its own. */
  readonly pictures: readonly Pictures[];
}

/** What a card is called in another language. */
export interface Translation {
  readonly language: string;
  readonly name: string;
  readonly text: string | null;
}

/** What one record says: a card, and what it tells of printings and languages. */
export interface SourceRecord {
  readonly card: SourceCard;
  readonly printings: readonly Printing[];
  readonly translations: readonly Translation[];
}
