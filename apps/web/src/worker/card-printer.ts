/** The cards that a page needs for its messages, each sent once. */
import type { CardLanguage, CardView } from "@spellroom/protocol";
import type { GameState } from "@spellroom/rules";
import { cardView } from "@spellroom/view";

export class CardPrinter {
  readonly #language: CardLanguage;
  readonly #told = new Set<string>();

  constructor(language: CardLanguage) {
    this.#language = language;
  }

  /** The cards that a message names and no message before it did, as they are printed. */
  cardsIn(message: unknown, { definitions }: Pick<GameState, "definitions">): [string, CardView][] {
    const named = new Set<string>();
    addNamed(message, named);
    return [...named].flatMap((hash): [string, CardView][] => {
      const definition = definitions[hash];
      if (definition === undefined || this.#told.has(hash)) return [];
      this.#told.add(hash);
      return [[hash, cardView(definition, this.#language)]];
    });
  }
}

/** Hashes of definitions, wherever in a message they stand. */
function addNamed(value: unknown, named: Set<string>): void {
  if (typeof value === "string") {
    if (/^[0-9a-f]{32}$/.test(value)) named.add(value);
  } else if (typeof value === "object" && value !== null) {
    for (const inner of Object.values(value)) addNamed(inner, named);
  }
}
