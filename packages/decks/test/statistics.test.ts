import { describe, expect, it } from "vitest";
import { deckStatistics } from "../src/statistics.ts";
import { deck } from "./support.ts";

describe("the statistics of a deck", () => {
  const statistics = deckStatistics(
    deck(
      "4 Test Elf",
      "2 Test Giant",
      "1 Test Titan",
      "3 Test Golem",
      "2 Lim-Dul's Trick",
      "1 Smoke",
      "20 Forest",
      "1 Test Grove",
    ).main,
  );

  it("count cards and lands", () => {
    expect(statistics).toMatchObject({ cards: 34, lands: 21 });
  });

  it("draw a curve of mana values, the last column for the rest; X is 0 and both halves of a split card count", () => {
    expect(statistics.curve).toEqual([0, 6, 0, 3, 0, 1, 2, 1]);
    expect(statistics.averageManaValue).toBeCloseTo((4 * 1 + 2 * 6 + 10 + 3 * 3 + 2 * 1 + 5) / 13);
  });

  it("count types and colors, more than one of them for cards that have several", () => {
    expect(statistics.types).toMatchObject({ creature: 10, artifact: 3, instant: 3, land: 21, sorcery: 0 });
    expect(statistics.colors).toEqual({ W: 0, U: 3, B: 0, R: 4, G: 6 });
    expect(statistics).toMatchObject({ colorless: 3, multicolored: 3 });
  });

  it("weigh the colors by their symbols", () => {
    expect(statistics.symbols).toEqual({ W: 0, U: 3, B: 0, R: 4, G: 8 });
  });

  it("of no cards are zeros", () => {
    expect(deckStatistics([])).toMatchObject({ cards: 0, lands: 0, averageManaValue: 0, colorless: 0 });
  });
});
