import type { CardSummaryView } from "@spellroom/client";
import { describe, expect, it } from "vitest";
import { chanceOf } from "../../src/decks/draw-odds.ts";
import { basicsFor, manaBaseOf } from "../../src/decks/mana-base.ts";

function card(name: string, typeLine: string, manaCost = "", text = ""): readonly [string, CardSummaryView] {
  const symbols = [...manaCost.matchAll(/\{([^}]+)\}/g)].map(([, symbol = ""]) => symbol);
  const manaValue = symbols.reduce((sum, symbol) => sum + (Number(symbol) || 1), 0);
  const summary = { name, layout: "normal", colors: "", identity: "", manaValue, keywords: [], flags: [] };
  return [
    name,
    { ...summary, rarities: [], hash: "", stop: null, faces: [{ name, manaCost, typeLine, text }] },
  ];
}

const FACTS = new Map([
  card("Forest", "Basic Land — Forest"),
  card("Mountain", "Basic Land — Mountain"),
  card("Ravine", "Land", "", "{T}: Add {R} or {G}. Ravine enters tapped."),
  card("Bear", "Creature — Bear", "{1}{G}"),
  card("Titan", "Creature — Giant", "{3}{R}{R}"),
]);

describe("the mana of a deck", () => {
  const main = [
    { count: 20, name: "Bear" },
    { count: 10, name: "Titan" },
    { count: 8, name: "Forest" },
    { count: 2, name: "Ravine" },
  ];
  const base = manaBaseOf(main, FACTS);

  it("is counted: curve, lands, symbols, and what makes each color", () => {
    expect(base).toMatchObject({ curve: [0, 0, 20, 0, 0, 10, 0, 0], lands: 10, averageManaValue: 3 });
    const [red, green] = ["R", "G"].map((color) => base.colors.find((one) => one.color === color));
    expect(red).toMatchObject({ symbols: 20, sources: 2, hardest: { name: "Titan" } });
    expect(green).toMatchObject({ symbols: 20, sources: 10, hardest: { name: "Bear" } });
    expect(red?.hardest?.sources).toBeGreaterThan(green?.hardest?.sources ?? 99);
  });

  it("is brought to the lands that its costs ask for, most of them of the color that is behind", () => {
    const basics = basicsFor(base);
    const added = basics.reduce((sum, { count }) => sum + count, 0);
    expect(base.lands + added).toBe(base.advised);
    const of = (land: string) => basics.find(({ name }) => name === land)?.count ?? 0;
    expect(of("Mountain")).toBeGreaterThan(of("Forest"));
    expect(basicsFor(manaBaseOf([...main, ...basics], FACTS))).toEqual([]);
  });
});

describe("the odds calculator", () => {
  it("gives the hypergeometric chances that tables give", () => {
    // Two or more of 24 lands among the seven cards of a hand out of sixty.
    expect(chanceOf(2, { deck: 60, copies: 24, seen: 7 })).toBeCloseTo(0.857, 3);
    expect(chanceOf(1, { deck: 60, copies: 4, seen: 7 })).toBeCloseTo(0.3995, 4);
    expect(chanceOf(5, { deck: 60, copies: 4, seen: 60 })).toBe(0);
    expect(chanceOf(4, { deck: 60, copies: 4, seen: 60 })).toBeCloseTo(1, 9);
  });
});
