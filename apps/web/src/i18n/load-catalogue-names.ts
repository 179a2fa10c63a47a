import { persistently } from "../browser/persistently.ts";
import type { CatalogueNames } from "./catalogue-names.ts";
import type { Language } from "./languages.ts";

const NONE: CatalogueNames = { decks: {} };

/** The server's own names are English; those of other languages are fetched where they are needed. */
const LOADERS: Readonly<Record<Language, () => Promise<CatalogueNames>>> = {
  en: () => Promise.resolve(NONE),
  fr: async () => (await import("./fr/catalogue.ts")).FRENCH_CATALOGUE,
};

export function loadCatalogueNames(language: Language): Promise<CatalogueNames> {
  return persistently(LOADERS[language]);
}
