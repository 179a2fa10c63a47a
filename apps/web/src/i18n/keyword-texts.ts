import type { KeywordName } from "@spellroom/card-language";
import { ACTION_ENTRIES, type Translated } from "@spellroom/card-language/keyword-actions";

/** Every keyword ability has its text in every language; the compiler asks for those of new ones. */
export type KeywordTexts = Readonly<Record<KeywordName, string>>;

/** Keyword actions that are effects of their own in the card language (CR 701). */
export type OtherActionTexts = Readonly<Record<"scry" | "surveil" | "mill" | "fight", string>>;

export interface Glossary {
  readonly keywords: KeywordTexts;
  /** By the action's name; those that explain themselves have none. */
  readonly actions: Readonly<Record<string, string>>;
}

/** What the keyword actions mean that have an entry in the card language. */
export function explainedActions(language: keyof Translated): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(ACTION_ENTRIES).flatMap(([action, { explained }]) =>
      explained === undefined ? [] : [[action, explained[language]]],
    ),
  );
}
