import type { KeywordName } from "@spellroom/card-language";
import type { Language } from "./messages.ts";

export const EXPLAINED_ACTIONS = [
  "scry",
  "surveil",
  "mill",
  "fight",
  "proliferate",
  "investigate",
  "explore",
  "connive",
  "monstrosity",
  "bolster",
  "support",
  "amass",
  "populate",
  "goad",
  "learn",
  "venture",
  "discover",
  "incubate",
  "manifest",
  "manifestDread",
  "cloak",
  "clash",
  "suspect",
  "exert",
  "detain",
] as const;
export type ExplainedAction = (typeof EXPLAINED_ACTIONS)[number];

/** Every keyword ability has its text in every language; the compiler asks for those of new ones. */
export type KeywordTexts = Readonly<Record<KeywordName, string>>;
export type ActionTexts = Readonly<Record<ExplainedAction, string>>;

export interface Glossary {
  readonly keywords: KeywordTexts;
  readonly actions: ActionTexts;
}

/** Fetched when something is first looked at closely, so that the first page stays small. */
const LOADERS: Readonly<Record<Language, () => Promise<Glossary>>> = {
  en: () => import("./en/keywords.ts"),
  fr: () => import("./fr/keywords.ts"),
};

const loading = new Map<Language, Promise<Glossary>>();

export function loadGlossary(language: Language): Promise<Glossary> {
  const known = loading.get(language) ?? LOADERS[language]();
  loading.set(language, known);
  return known;
}
