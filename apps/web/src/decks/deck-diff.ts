import type { DeckLine } from "@spellroom/client";
import { cardsOf } from "./deck-lines.ts";
import { SECTIONS, type Section } from "./deck-list.ts";

type Cards = Readonly<Record<Section, readonly DeckLine[]>>;

/** One card that two versions of a deck have in different numbers. */
export interface Difference {
  readonly section: Section;
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/** In what two versions differ, section by section, what was taken out first. */
export function differences(before: Cards, after: Cards): readonly Difference[] {
  return SECTIONS.flatMap((section) => {
    const [old, now] = [before, after].map((deck) => countsOf(deck[section]));
    const names = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
    return [...names]
      .map((name) => ({ section, name, before: old?.get(name) ?? 0, after: now?.get(name) ?? 0 }))
      .filter((one) => one.before !== one.after)
      .toSorted((one, other) => one.after - one.before - (other.after - other.before));
  });
}

function countsOf(lines: readonly DeckLine[]): ReadonlyMap<string, number> {
  return new Map(cardsOf(lines).map(({ name, count }) => [name, count]));
}
