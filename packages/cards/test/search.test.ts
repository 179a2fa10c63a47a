import { describe, expect, it } from "vitest";
import { type CardQuery, cardColors, cardManaValue, loadPool, searchCards, typeLine } from "../src/index.ts";

const pool = loadPool();

function names(query: CardQuery): readonly string[] {
  return searchCards(pool.all, query).map((card) => card.name);
}

function card(name: string) {
  const found = pool.byName(name);
  if (found === undefined) throw new Error(`${name} is not in the pool`);
  return found;
}

describe("searching cards", () => {
  it("gives every card to an empty query", () => {
    expect(names({})).toHaveLength(pool.all.length);
    expect(names({ words: "  " })).toHaveLength(pool.all.length);
  });

  it("finds words in names and type lines, whatever their capitals, names that begin so first", () => {
    expect(names({ words: "serra ang" })).toEqual(["Serra Angel"]);
    expect(names({ words: "elf" })).toContain("Llanowar Elves");
    const lightning = names({ words: "lightning" });
    expect(lightning).toContain("Lightning Bolt");
    const begins = lightning.map((name) => name.startsWith("Lightning"));
    expect(begins).toEqual([...begins].sort((one, other) => Number(other) - Number(one)));
    expect(lightning).toContain("Burst Lightning");
  });

  it("does not find the middle of a word", () => {
    expect(names({ words: "ightning" })).toEqual([]);
  });

  it("searches rules text where it is given", () => {
    const found = searchCards(pool.all, { words: "graveyard" }, (one) =>
      one.name === "Zombify" ? "from your graveyard" : "",
    );
    expect(found.map((one) => one.name)).toEqual(["Zombify"]);
  });

  it("filters by type, subtype and keyword together", () => {
    const found = names({
      types: ["creature"],
      subtypes: ["Angel"],
      keyword: "flying",
      manaValue: { atMost: 5 },
    });
    expect(found).toContain("Serra Angel");
    expect(found).not.toContain("Avacyn, Angel of Hope");
    expect(found).not.toContain("Air Elemental");
  });

  it("filters by colours in four ways", () => {
    expect(names({ colors: { of: ["R", "W"], mode: "exactly" } })).toContain("Lightning Helix");
    expect(names({ colors: { of: ["R", "W"], mode: "exactly" } })).not.toContain("Lightning Bolt");
    expect(names({ colors: { of: ["R"], mode: "all" } })).toContain("Lightning Helix");
    expect(names({ colors: { of: ["R"], mode: "atMost" } })).toEqual(
      expect.arrayContaining(["Lightning Bolt", "Mind Stone"]),
    );
    expect(names({ colors: { of: ["R"], mode: "atMost" } })).not.toContain("Lightning Helix");
    expect(names({ colors: { of: ["U", "B"], mode: "any" } })).toEqual(
      expect.arrayContaining(["Counterspell", "Murder", "Baleful Strix"]),
    );
    expect(names({ colors: { of: [], mode: "exactly" }, types: ["creature"] })).toContain("Ornithopter");
  });
});

describe("what is printed on a card", () => {
  it("counts hybrid, Phyrexian and X as the rules say", () => {
    expect(cardManaValue(card("Spectral Procession"))).toBe(6);
    expect(cardManaValue(card("Kitchen Finks"))).toBe(3);
    expect(cardManaValue(card("Dismember"))).toBe(3);
    expect(cardManaValue(card("Blaze"))).toBe(1);
    expect(cardManaValue(card("Forest"))).toBe(0);
    expect(cardManaValue(card("Ornithopter"))).toBe(0);
  });

  it("takes colours from the mana cost and the colour indicator", () => {
    expect(cardColors(card("Kitchen Finks"))).toEqual(["W", "G"]);
    expect(cardColors(card("Dryad Arbor"))).toEqual(["G"]);
    expect(cardColors(card("Sol Ring"))).toEqual([]);
  });

  it("writes the type line in order", () => {
    expect(typeLine(card("Isamaru, Hound of Konda"))).toBe("Legendary Creature — Dog");
    expect(typeLine(card("Baleful Strix"))).toBe("Artifact Creature — Bird");
    expect(typeLine(card("Bitterblossom"))).toBe("Kindred Enchantment — Faerie");
    expect(typeLine(card("Shock"))).toBe("Instant");
  });
});
