/** A deck during sideboarding: copies by content hash, in the deck and in the sideboard. */
export interface Cards {
  readonly main: ReadonlyMap<string, number>;
  readonly side: ReadonlyMap<string, number>;
}

export function cardsOf(deck: { readonly main: readonly string[]; readonly side: readonly string[] }): Cards {
  return { main: counted(deck.main), side: counted(deck.side) };
}

/** Moves one copy from the deck to the sideboard, or back. */
export function moved({ main, side }: Cards, hash: string, out: boolean): Cards {
  const [from, to] = out ? [main, side] : [side, main];
  const left = from.get(hash) ?? 0;
  if (left === 0) return { main, side };
  const less = new Map(from).set(hash, left - 1);
  if (left === 1) less.delete(hash);
  const more = new Map(to).set(hash, (to.get(hash) ?? 0) + 1);
  return out ? { main: less, side: more } : { main: more, side: less };
}

export function countOf(cards: ReadonlyMap<string, number>): number {
  return [...cards.values()].reduce((sum, count) => sum + count, 0);
}

/** Every copy by its hash, as a deck is said to the server. */
export function listOf(cards: ReadonlyMap<string, number>): string[] {
  return [...cards].flatMap(([hash, count]) => Array.from({ length: count }, () => hash));
}

function counted(hashes: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return counts;
}
