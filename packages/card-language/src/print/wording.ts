import type { PlayerRef } from "../reference.ts";

/**
 * Which of several equal phrasings a text used. A wording holds no meaning: whatever it says, the printed text means the
 * same tree. It is kept beside the tree (by node identity), never in it; without one the canonical phrasing is printed.
 */
export interface Wording {
  /** How a reference is put into words. */
  readonly as?: "it" | "itself" | "rest" | "that" | "this" | "the" | "name" | "they" | "full";
  /** The noun of "that ..." where it is not the one of the first mention. */
  readonly noun?: ReferenceNoun;
  /** How this instruction follows the one before it. */
  readonly join?:
    | "sentence"
    | "and"
    | "or"
    | "andThen"
    | "andOr"
    | "comma"
    | "commaAnd"
    | "commaAndThen"
    | "then"
    | "sentenceThen"
    | "semicolon"
    | "paragraph";
  /** How an amount that is found on resolution is put. */
  readonly amount?: "forEach" | "equalTo" | "whereX" | "that";
  /** The part that may stand first or last (duration, condition, "for each") stands first. */
  readonly first?: boolean;
  /** The subject "you" is written out, or left out. */
  readonly you?: boolean;
  /** "each creature" rather than "all creatures" or "creatures", and the like. */
  readonly each?: "each" | "all" | "bare";
  /** Cards are "in" or "from" their zone, where it is not the one that the instruction asks for. */
  readonly preposition?: "in" | "from";
  /** "on the battlefield" is written out. */
  readonly place?: "battlefield" | "exiled";
  /** What happens instead is said in a paragraph of its own. */
  readonly apart?: true;
  /** Where a chosen card goes is said in the same sentence; a sentence continues after a quoted ability. */
  readonly goesOn?: true;
  /** What X is has been said before this instruction, not at the end of its sentence. */
  readonly afterX?: true;
  /** Cards are put "back" where they were. */
  readonly back?: true;
  /** Said by the instruction after it ("becomes the color of your choice"). */
  readonly silent?: true;
  /** "When" or "whenever" where it is not the usual one. */
  readonly word?: "when" | "whenever" | "at";
  /** How alternatives of a noun are joined where it is not the usual way. */
  readonly conjunction?: "and" | "or" | "and/or";
  /** Adjectives stand in the order of the tree. */
  readonly treeOrder?: true;
  /** Who puts cards where they go anyway ("its owner shuffles it into their library"). */
  readonly by?: PlayerRef;
  /** Words before a dash that have no rules meaning, where the ability itself has no place for them (CR 207.2d). */
  readonly flavor?: string;
  /** A numbered variant of the phrase, each documented where it is printed. */
  readonly variant?: number;
  /** Order of the phrases after a noun where it differs from the canonical one, by kind of predicate. */
  readonly order?: readonly string[];
}

export const REFERENCE_NOUNS = [
  "creature",
  "permanent",
  "card",
  "spell",
  "land",
  "artifact",
  "enchantment",
  "token",
  "player",
  "opponent",
  "planeswalker",
  "ability",
  "object",
  "Aura",
  "Equipment",
  "Vehicle",
  "source",
] as const;
export type ReferenceNoun = (typeof REFERENCE_NOUNS)[number];

export type WordingOf = (node: object) => Wording | undefined;

/** No wording: everything in its canonical phrasing. */
export const canonicalWording: WordingOf = () => undefined;
