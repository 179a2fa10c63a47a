import { type KeywordName, keywordWords } from "@spellroom/card-language";
import type { FaceView } from "@spellroom/protocol";
import type { Glossary } from "../i18n/keyword-texts.ts";
import { spaced } from "./look.ts";

/** A word of a card that can be explained. */
export interface Explained {
  readonly name: string;
  readonly text: string;
}

/**
 * The keywords and keyword actions of a card with what they mean: those that it has or gives or asks for, in the order of its
 * text, after those that it has only now.
 */
export function explainedOn(
  face: FaceView | undefined,
  now: readonly string[],
  { keywords, actions }: Glossary,
): readonly Explained[] {
  const found = new Map<string, Explained>();
  const isKeyword = (name: string): name is KeywordName => Object.hasOwn(keywords, name);
  const addKeyword = (name: string): void => {
    if (isKeyword(name)) found.set(name, { name: keywordWords(name), text: keywords[name] });
  };
  for (const name of now) addKeyword(name);
  for (const name of face?.namedKeywords ?? []) addKeyword(name);
  for (const word of face?.namedActions ?? []) {
    const text = Object.hasOwn(actions, word) ? actions[word] : undefined;
    if (text !== undefined) found.set(word, { name: spaced(word), text });
  }
  return [...found.values()];
}
