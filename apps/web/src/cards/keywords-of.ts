import { type Face, type KeywordName, keywordWords } from "@spellroom/card-language";
import { EXPLAINED_ACTIONS, type ExplainedAction, type Glossary } from "../i18n/keyword-texts.ts";

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
  face: Face | undefined,
  now: readonly string[],
  { keywords, actions }: Glossary,
): readonly Explained[] {
  const found = new Map<string, Explained>();
  const isKeyword = (name: string): name is KeywordName => Object.hasOwn(keywords, name);
  const addKeyword = (name: string): void => {
    if (isKeyword(name)) found.set(name, { name: keywordWords(name), text: keywords[name] });
  };
  for (const name of now) addKeyword(name);
  walk(face?.abilities ?? [], (kind, word) => {
    if (kind === "keyword") addKeyword(word);
    else if (isAction(word)) found.set(word, { name: spaced(word), text: actions[word] });
  });
  return [...found.values()];
}

function isAction(word: string): word is ExplainedAction {
  return EXPLAINED_ACTIONS.some((one) => one === word);
}

/** Every node of a definition that names a keyword or a keyword action, or is one itself. */
function walk(value: unknown, found: (kind: "keyword" | "action", word: string) => void): void {
  if (typeof value !== "object" || value === null) return;
  if ("keyword" in value && typeof value.keyword === "string") found("keyword", value.keyword);
  if ("action" in value && typeof value.action === "string") found("action", value.action);
  if ("kind" in value && typeof value.kind === "string") found("action", value.kind);
  for (const inner of Object.values(value)) walk(inner, found);
}

function spaced(camel: string): string {
  return camel.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
