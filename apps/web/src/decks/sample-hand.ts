/** A hand to try a deck with: drawn off a shuffled deck, with mulligans (CR 103.5) and draws. */

/** Cards of an opening hand. */
export const HAND = 7;

export interface SampleHand {
  readonly hand: readonly string[];
  /** The top card first. */
  readonly library: readonly string[];
  readonly mulligans: number;
  /** Cards that have yet to go from the hand to the bottom of the library. */
  readonly toBottom: number;
  /** Cards drawn since the hand was kept. */
  readonly drawn: number;
}

interface Counted {
  readonly count: number;
  readonly name: string;
}

/**
 * A new hand of a deck that was shuffled.
 * @param chance a number from 0 up to but not including 1, for each card
 */
export function sampleHand(
  cards: readonly Counted[],
  mulligans = 0,
  chance: () => number = Math.random,
): SampleHand {
  const left = cards.flatMap(({ count, name }) => Array.from({ length: count }, () => name));
  const shuffled: string[] = [];
  while (left.length > 0) shuffled.push(...left.splice(Math.floor(chance() * left.length), 1));
  const hand = shuffled.slice(0, HAND);
  const toBottom = Math.min(mulligans, hand.length);
  return { hand, library: shuffled.slice(HAND), mulligans, toBottom, drawn: 0 };
}

/** Puts one of the cards that still have to go there on the bottom. */
export function putOnBottom(sample: SampleHand, at: number): SampleHand {
  const card = sample.hand[at];
  if (card === undefined || sample.toBottom === 0) return sample;
  return {
    ...sample,
    hand: sample.hand.toSpliced(at, 1),
    library: [...sample.library, card],
    toBottom: sample.toBottom - 1,
  };
}

/** Draws a card, if there is one. */
export function drawCard(sample: SampleHand): SampleHand {
  const [top, ...library] = sample.library;
  return top === undefined
    ? sample
    : { ...sample, hand: [...sample.hand, top], library, drawn: sample.drawn + 1 };
}
