/**
 * The chance to have drawn at least one of so many copies: hypergeometric, drawing without putting back.
 * @param deck cards in the deck
 * @param copies of them that are wanted
 * @param seen cards drawn so far
 * @returns from 0 to 1
 */
export function chanceOfOne(deck: number, copies: number, seen: number): number {
  return chanceOf(1, { deck, copies, seen });
}

/** Of what a chance is asked: cards in the deck, copies among them that are wanted, and cards drawn so far. */
export interface Draws {
  readonly deck: number;
  readonly copies: number;
  readonly seen: number;
}

/** The chance to have drawn at least so many of the wanted copies (hypergeometric), from 0 to 1. */
export function chanceOf(least: number, { deck, copies, seen }: Draws): number {
  const drawn = Math.min(seen, deck);
  let chance = 0;
  for (let hits = least; hits <= Math.min(copies, drawn); hits += 1)
    chance += Math.exp(
      logChoose(copies, hits) + logChoose(deck - copies, drawn - hits) - logChoose(deck, drawn),
    );
  return Math.min(Math.max(chance, 0), 1);
}

/** The logarithm of the number of ways to choose so many of so many. */
function logChoose(from: number, count: number): number {
  if (count < 0 || count > from) return Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let at = 1; at <= count; at += 1) sum += Math.log((from - count + at) / at);
  return sum;
}
