import { describe, expect, it } from "vitest";
import { drawCard, putOnBottom, type SampleHand, sampleHand } from "../../src/decks/sample-hand.ts";

const DECK = [
  { count: 4, name: "Shock" },
  { count: 6, name: "Forest" },
];
const WHOLE = DECK.flatMap(({ count, name }) => Array.from({ length: count }, () => name)).toSorted();

function all({ hand, library }: SampleHand): readonly string[] {
  return [...hand, ...library].toSorted();
}

describe("a sample hand", () => {
  it("is seven cards of the deck, and fewer of a smaller one", () => {
    const sample = sampleHand(DECK);
    expect([sample.hand.length, sample.library.length]).toEqual([7, 3]);
    expect(all(sample)).toEqual(WHOLE);
    expect(sampleHand([{ count: 2, name: "Shock" }]).hand).toEqual(["Shock", "Shock"]);
  });

  it("is any of the cards, as they are shuffled", () => {
    const first = (chance: number) => sampleHand(DECK, 0, () => chance).hand[0];
    expect([first(0), first(0.39), first(0.41), first(0.99)]).toEqual(["Shock", "Shock", "Forest", "Forest"]);
  });

  it("is seven others after a mulligan, of which as many go to the bottom (CR 103.5)", () => {
    const sample = sampleHand(DECK, 2);
    expect([sample.hand.length, sample.toBottom]).toEqual([7, 2]);
    const [, wanted] = sample.hand;
    const once = putOnBottom(sample, 1);
    expect([once.hand.length, once.library.at(-1), once.toBottom]).toEqual([6, wanted, 1]);
    const twice = putOnBottom(once, 0);
    expect([twice.hand.length, twice.library.length, twice.toBottom]).toEqual([5, 5, 0]);
    expect(putOnBottom(twice, 0)).toBe(twice);
    expect(all(twice)).toEqual(WHOLE);
  });

  it("grows by the top card of the library until there is none", () => {
    const sample = sampleHand(DECK);
    const once = drawCard(sample);
    expect(once.hand).toEqual([...sample.hand, sample.library[0]]);
    const rest = drawCard(drawCard(once));
    expect([rest.hand.length, rest.drawn]).toEqual([10, 3]);
    expect(drawCard(rest)).toBe(rest);
  });
});
