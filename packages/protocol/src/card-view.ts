/** A card as it is printed in one language: everything that is needed to show a definition. */

/** Languages that cards are printed in. */
export const CARD_LANGUAGES = ["en", "fr"] as const;
export type CardLanguage = (typeof CARD_LANGUAGES)[number];

export interface CardView {
  readonly name: string;
  /** The front, then any others. */
  readonly faces: readonly FaceView[];
}

export interface FaceView {
  readonly name: string;
  /** Mana symbols without braces. */
  readonly manaCost: readonly string[];
  /** Letters, of the mana cost and the color indicator (CR 105.2, 202.2). */
  readonly colors: readonly string[];
  /** As in the card language: "legendary". */
  readonly supertypes: readonly string[];
  /** As in the card language: "creature". */
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  /** Paragraphs of rules text. */
  readonly text: readonly string[];
  /** Each ability by itself, in the order in which the engine numbers them. */
  readonly abilities: readonly AbilityTextView[];
  /** Keyword abilities of the face itself in words: "double strike". */
  readonly keywords: readonly string[];
  /** Keywords that its text names anywhere, its own among them, as the card language names them: "doubleStrike". */
  readonly namedKeywords: readonly string[];
  /** The keyword actions that its text contains (CR 701), as the card language names them. */
  readonly namedActions: readonly string[];
}

export interface AbilityTextView {
  /** Empty where it can't be printed. */
  readonly text: string;
  /** The texts of its modes, if it is modal. */
  readonly modes?: readonly string[];
}
