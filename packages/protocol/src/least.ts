/** What does least with so many options, by their place in the offer: the same for what a seat is shown as for the engine's own. */

/** As few options as allowed, where any so many may be picked together. */
export function leastPicks(count: number, min: number): number[] {
  return places(count).slice(0, min);
}

/** The first modes, one of them several times where more are wanted than there are. */
export function leastModes(count: number, min: number): number[] {
  return Array.from({ length: min }, (_, at) => at % Math.max(1, count));
}

export interface Shares {
  readonly total: number;
  readonly minimum: readonly number[];
  readonly maximum: readonly number[];
  readonly lethal?: readonly number[];
}

/** The minimums, then what is lethal one after another, then whatever room there is, from the last on. */
export function leastAmounts({ total, minimum, maximum, lethal = [] }: Shares): number[] {
  const amounts = [...minimum];
  let left = total - amounts.reduce((sum, amount) => sum + amount, 0);
  const fillTo = (at: number, upTo: number): void => {
    const more = Math.max(0, Math.min(left, upTo - (amounts[at] ?? 0)));
    amounts[at] = (amounts[at] ?? 0) + more;
    left -= more;
  };
  for (const [at, enough] of lethal.entries()) fillTo(at, Math.min(enough, maximum[at] ?? enough));
  for (let at = amounts.length - 1; at >= 0; at--) fillTo(at, maximum[at] ?? Number.POSITIVE_INFINITY);
  return amounts;
}

/** Each pile with its minimum, the rest on the first that has room. */
export function leastPiles(
  count: number,
  piles: readonly { readonly min: number; readonly max: number }[],
): number[][] {
  const left = places(count);
  const filled = piles.map(({ min }) => left.splice(0, min));
  for (const [at, { max }] of piles.entries()) {
    const pile = filled[at];
    pile?.push(...left.splice(0, max - pile.length));
  }
  return filled;
}

/** What to name where nothing is suggested. */
export function usualName(of: string): string {
  return of === "creatureType" ? "Human" : "Forest";
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}
