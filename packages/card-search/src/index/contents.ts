import type { Vocabulary } from "../query/fields.ts";
import type { CardRecord } from "../records/card-record.ts";
import { KEYWORD_WORDS } from "../records/keywords.ts";

/** What there is to be named in queries, with how many cards each of the editions has. */
export interface IndexContents extends Vocabulary {
  readonly cards: number;
  readonly editions: readonly Edition[];
}

export interface Edition {
  readonly code: string;
  readonly name: string;
  readonly cards: number;
}

export function contentsOf(cards: readonly CardRecord[]): IndexContents {
  const editions = new Map<string, Edition>();
  for (const { printings } of cards) {
    const names = printings.map(
      ({ edition, editionName }) => [edition.toLowerCase(), editionName ?? edition] as const,
    );
    for (const [code, name] of new Map(names))
      editions.set(code, { code, name, cards: (editions.get(code)?.cards ?? 0) + 1 });
  }
  const sorted = [...editions.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return {
    cards: cards.length,
    formats: [...new Set(cards.flatMap(({ legal }) => Object.keys(legal)))],
    editions: sorted,
    sets: sorted.map(({ code }) => code),
    keywords: KEYWORD_WORDS,
    decks: [...new Set(cards.flatMap(({ decks }) => decks))].toSorted(),
  };
}
