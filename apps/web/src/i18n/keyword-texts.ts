import type { KeywordName } from "@spellroom/card-language";
import {
  ACTION_ENTRIES,
  KEYWORD_ACTIONS,
  type KeywordAction,
  type Translated,
} from "@spellroom/card-language/keyword-actions";

/** Every keyword ability has its text in every language; the compiler asks for those of new ones. */
export type KeywordTexts = Readonly<Record<KeywordName, string>>;

/** A word of a card that can be explained. */
export interface Explained {
  readonly name: string;
  readonly text: string;
}

/** Keyword actions that are effects of their own in the card language (CR 701). */
export type OtherActions = Readonly<Record<"scry" | "surveil" | "mill" | "fight", Explained>>;

export interface Glossary {
  readonly keywords: KeywordTexts;
  /** By the action's name; those that explain themselves have none. */
  readonly actions: Readonly<Record<string, Explained>>;
}

/** What the keyword actions are called and mean that have an entry in the card language. */
export function explainedActions(
  language: keyof Translated,
  nameOf: (action: KeywordAction) => string,
): Readonly<Record<string, Explained>> {
  return Object.fromEntries(
    KEYWORD_ACTIONS.flatMap((action): readonly (readonly [string, Explained])[] => {
      const { explained } = ACTION_ENTRIES[action];
      return explained === undefined ? [] : [[action, { name: nameOf(action), text: explained[language] }]];
    }),
  );
}
