/** What formats and ready-made decks are called in a language, by their ids. */
export interface CatalogueNames {
  readonly formats: Readonly<Record<string, string>>;
  readonly decks: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
}
