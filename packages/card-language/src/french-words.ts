/**
 * The French names of types, keywords and counters, without the printer of rules texts: for pages that show cards whose text
 * has been printed elsewhere.
 */

import { CARD_TYPES, SUPERTYPES } from "./card-type.ts";
import { finish } from "./french/elision.ts";
import { keywordNamed } from "./french/keyword-names.ts";
import { frenchTypeLine } from "./french/type-line.ts";
import { counterNoun } from "./french/vocabulary.ts";
import { ACTION_ENTRIES, type KeywordAction } from "./keyword-actions.ts";

/** The type line of English words of types: "Legendary", "Creature", "Elf" are « Créature légendaire : elfe ». */
export function frenchTypes(words: {
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}): string | undefined {
  const types = words.types.flatMap((word) => CARD_TYPES.filter((one) => one === word.toLowerCase()));
  const supertypes = words.supertypes.flatMap((word) =>
    SUPERTYPES.filter((one) => one === word.toLowerCase()),
  );
  if (types.length !== words.types.length || supertypes.length !== words.supertypes.length) return undefined;
  return types.length === 0 ? undefined : frenchTypeLine({ supertypes, types, subtypes: words.subtypes });
}

/** « double initiative » for "double strike" or "doubleStrike"; a keyword without a French name stays as it is. */
export function frenchKeyword(words: string): string {
  const camel = words
    .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    .replace(/[ -](\p{L})/gu, (_, letter: string) => letter.toUpperCase());
  return keywordNamed(camel) ?? words.toLowerCase();
}

/** « proliférer », « s'aventurer dans le donjon »: what a keyword action is called. */
export function frenchAction(action: KeywordAction): string {
  const { text } = ACTION_ENTRIES[action];
  if (text.by === "nobody") return finish(text.french);
  const { verb, noun, rest } = text.french;
  return finish(noun ?? [verb, rest].filter((words) => words !== undefined).join(" "));
}

/** « marqueurs « charge » ». */
export function frenchCounters(kind: string, count: number): string {
  const counter = counterNoun(kind);
  return finish(count === 1 ? counter.one : counter.many);
}
