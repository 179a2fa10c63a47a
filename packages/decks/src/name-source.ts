import type { CardPool } from "@spellroom/cards";

/** A name by which a card is found, in its loose spelling, and the full name to suggest for it. */
export interface FurtherName {
  readonly name: string;
  readonly loose: string;
}

/** Where names are looked up; a `CardPool` is one. */
export interface NameSource extends Pick<CardPool, "all" | "lookUp"> {
  /** Names that `lookUp` finds as well, to be suggested; the same list as long as they are the same. */
  readonly furtherNames?: readonly FurtherName[];
}
