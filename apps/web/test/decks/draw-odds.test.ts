import { describe, expect, it } from "vitest";
import { chanceOfOne } from "../../src/decks/draw-odds.ts";

describe("the chance to have drawn a card", () => {
  it("is the hypergeometric one: four of sixty in a hand of seven", () => {
    expect(chanceOfOne(60, 4, 7)).toBeCloseTo(0.3995, 4);
  });

  it.each([
    [60, 0, 7, 0],
    [60, 4, 0, 0],
    [40, 40, 1, 1],
    [5, 1, 9, 1],
  ])("in %i cards with %i copies after %i draws is %f", (deck, copies, seen, chance) => {
    expect(chanceOfOne(deck, copies, seen)).toBe(chance);
  });
});
