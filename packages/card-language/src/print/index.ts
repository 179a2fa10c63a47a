/**
 * Rules text printed from definitions. The order of English words is in this folder only; what is mentioned, when a
 * pronoun will do and which node holds what is decided by the tree.
 */

export { objectKey, playerKey } from "../reference-key.ts";
export { printAbility } from "./ability.ts";
export {
  type CardPrintOptions,
  contextOf,
  type PrintedCard,
  type PrintedFace,
  printCard,
  printFace,
  printLines,
  printPowerToughness,
  printTypeLine,
  selfName,
} from "./card.ts";
export { PrintContext } from "./context.ts";
export { english } from "./english.ts";
export { isCostKeyword, isNumberKeyword, isSimpleKeyword } from "./keyword.ts";
export { manaText } from "./mana-text.ts";
export { MAX_SPEED_WORD } from "./max-speed.ts";
export { NotPrintable } from "./not-printable.ts";
export {
  COLOR_WORDS,
  keywordWords,
  PERMANENT_TYPES,
  STAT_WORDS,
  STATUS_ADJECTIVES,
  STATUS_CLAUSES,
} from "./vocabulary.ts";
export {
  canonicalWording,
  REFERENCE_NOUNS,
  type ReferenceNoun,
  type Wording,
  type WordingOf,
} from "./wording.ts";
export {
  article,
  capitalise,
  listOf,
  NUMBER_WORDS,
  numberWord,
  ordinalWord,
  plural,
  thirdPerson,
} from "./words.ts";
