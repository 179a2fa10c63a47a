import type { Glossary } from "./keyword-texts.ts";
import type { Language } from "./messages.ts";

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
