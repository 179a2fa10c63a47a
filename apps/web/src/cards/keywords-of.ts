import type { KeywordName } from "@spellroom/card-language";
import type { FaceView } from "@spellroom/protocol";
import type { Explained, Glossary } from "../i18n/keyword-texts.ts";
import type { Messages } from "../i18n/messages.ts";

/**
 * The keywords and keyword actions of a card with what they mean: those that it has or gives or asks for, in the order of its
 * text, after those that it has only now.
 */
export function explainedOn(
  face: FaceView | undefined,
  now: readonly string[],
  { keywords, actions }: Glossary,
  { keyword }: Pick<Messages["words"], "keyword">,
): readonly Explained[] {
  const found = new Map<string, Explained>();
  const isKeyword = (name: string): name is KeywordName => Object.hasOwn(keywords, name);
  const addKeyword = (name: string): void => {
    if (isKeyword(name)) found.set(name, { name: keyword(name), text: keywords[name] });
  };
  for (const name of now) addKeyword(name);
  for (const name of face?.namedKeywords ?? []) addKeyword(name);
  for (const word of face?.namedActions ?? []) {
    const action = Object.hasOwn(actions, word) ? actions[word] : undefined;
    if (action !== undefined) found.set(word, action);
  }
  return [...found.values()];
}
