/**
 * The chance to have drawn at least one of so many copies: hypergeometric, drawing without putting back.
 * @param deck cards in the deck
 * @param copies of them that are wanted
 * @param seen cards drawn so far
 * @returns from 0 to 1
 */
export function chanceOfOne(deck: number, copies: number, seen: number): number {
  const drawn = Math.min(seen, deck);
  let none = 1;
  for (let at = 0; at < drawn; at += 1) none *= Math.max(deck - copies - at, 0) / (deck - at);
  return 1 - none;
}

/**
 * So many cards off the top of a deck that was shuffled.
 * @param chance a number from 0 up to but not including 1, for each card
 */
export function drawHand(
  cards: readonly { readonly count: number; readonly name: string }[],
  size: number,
  chance: () => number = Math.random,
): readonly string[] {
  const left = cards.flatMap(({ count, name }) => Array.from({ length: count }, () => name));
  const hand: string[] = [];
  while (hand.length < size && left.length > 0) {
    hand.push(...left.splice(Math.floor(chance() * left.length), 1));
  }
  return hand;
}
