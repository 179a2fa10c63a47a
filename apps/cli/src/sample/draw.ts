import type { CardDefinition } from "@spellroom/card-language";
import { type CorpusCard, compileCard } from "@spellroom/oracle";
import { whatLacks } from "@spellroom/rules";
import { seededChance } from "../game/chance.ts";
import type { Ledger } from "../ledger/entry.ts";

/** A card of a sample: its text and what was made of it. */
export interface Drawn {
  readonly card: CorpusCard;
  readonly definition: CardDefinition;
}

interface Drawing {
  readonly count: number;
  readonly seed: number;
  /** Half of the sample is drawn among cards that weren't complete in this ledger. */
  readonly since?: Ledger;
}

/** Draws complete cards of a corpus at random; the same seed draws the same cards as long as the same cards are complete. */
export function drawSample(corpus: readonly CorpusCard[], { count, seed, since }: Drawing): Drawn[] {
  const chance = seededChance(seed);
  const order = corpus
    .map((card) => ({ card, rank: chance() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ card }) => card);
  if (since === undefined) return firstComplete(order, count);
  const isNew = (card: CorpusCard) => since.get(card.name)?.status !== "complete";
  const recent = firstComplete(order.filter(isNew), Math.ceil(count / 2));
  const drawn = new Set(recent.map(({ card }) => card));
  const others = order.filter((card) => !drawn.has(card));
  return [...recent, ...firstComplete(others, count - recent.length)];
}

function firstComplete(cards: readonly CorpusCard[], count: number): Drawn[] {
  const drawn: Drawn[] = [];
  for (const card of cards) {
    if (drawn.length >= count) break;
    const result = compileCard(card);
    if (result.status === "complete" && whatLacks(result.definition).length === 0)
      drawn.push({ card, definition: result.definition });
  }
  return drawn;
}
