/** What ready-made decks are called in a language, by their ids; formats bring their translations. */
export interface CatalogueNames {
  readonly decks: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
}
