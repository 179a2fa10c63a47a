import type { CardPool } from "@spellroom/cards";

/** Where names are looked up; a `CardPool` is one. */
export interface NameSource extends Pick<CardPool, "all" | "lookUp"> {
  /** Names that `lookUp` finds as well, to be suggested; the same list as long as they are the same. */
  readonly furtherNames?: readonly string[];
}
