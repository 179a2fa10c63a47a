import type { CardView, PrivateCard } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import cards from "../../src/dev/cards.json" with { type: "json" };
import { hand } from "../../src/dev/make.ts";
import { sortedHand } from "../../src/table/model/hand-order.ts";

const views: Readonly<Record<string, CardView>> = cards;
const byHash: ReadonlyMap<string, CardView> = new Map(Object.entries(views));
const names = (sorted: readonly PrivateCard[]) => sorted.map(({ card }) => card.definition);

describe("a sorted hand", () => {
  it("has lands first, then spells from cheap to expensive, equal ones by name", () => {
    const drawn = hand("Serra Angel", "Shock", "Mountain", "Leatherback Baloth", "Lightning Bolt", "Forest");
    expect(names(sortedHand(drawn, byHash))).toEqual([
      "Forest",
      "Mountain",
      "Lightning Bolt",
      "Shock",
      "Leatherback Baloth",
      "Serra Angel",
    ]);
  });

  it("keeps cards that are not known yet, as they came", () => {
    const drawn = hand("Unknown B", "Unknown A");
    expect(names(sortedHand(drawn, byHash))).toEqual(["Unknown B", "Unknown A"]);
  });
});
