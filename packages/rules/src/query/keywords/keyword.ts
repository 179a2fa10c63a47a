import type { Ability, KeywordAbility, KeywordName } from "@spellroom/card-language";

export const KEYWORD_OWNERS = [
  /** Represents ordinary abilities, nothing else needed. */
  "keywords",
  "layers",
  "casting",
  "costs",
  "targets",
  "combat",
  "damage",
  "events",
  "turn",
  "stateBasedActions",
  /** A matter of how a deck is made up, without a meaning during the game. */
  "decks",
] as const;
export type KeywordOwner = (typeof KEYWORD_OWNERS)[number];

type Shape<A, K> = A extends { readonly keyword: infer Name } ? (K extends Name ? A : never) : never;
/** The ability of each keyword with its parameters. */
export type KeywordShapes = { readonly [K in KeywordName]: Shape<KeywordAbility, K> };

/** What the object is that has the keyword ability. */
export interface KeywordHolder {
  readonly isCreature: boolean;
  /** An instant or a sorcery. */
  readonly isSpell: boolean;
  /** The abilities printed below this one on it, which only backup asks for (CR 702.165a). */
  readonly below: readonly Ability[];
}

/** What there is to know of a keyword ability. */
export interface Keyword<K extends KeywordName> {
  /** Where it is written down: a rule of CR 702, or the set that brought it. */
  readonly rule: string;
  /** The part of the engine that implements it; `null`: none yet, and cards that have it are not played. */
  readonly owner: KeywordOwner | null;
  /** The ordinary abilities that it represents; absent: none, its owner checks for the keyword itself. */
  readonly abilities?: (ability: KeywordShapes[K], holder: KeywordHolder) => readonly Ability[];
}
