import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CardIndex } from "../src/index/card-index.ts";
import { index, MADE_UP, madeUp, names } from "./made-up.ts";

const FOX = "Émber Fox";
const ALL = ["Émber Fox", "Fox Call", "Old Golem", "Quiet Meadow", "Tide Scholar", "Twin Verdict"];

describe("a search for what is not so", () => {
  it.each([1, 31, 32, 33, 50, 64])("finds all others and no more, among %i cards", (count) => {
    const cards = Array.from({ length: count }, (_, at) =>
      madeUp({ name: `Card ${at}`, manaCost: "", typeLine: at % 3 === 0 ? "Artifact" : "Sorcery", text: "" }),
    );
    const found = new CardIndex(cards).search({ query: "-t:artifact", from: 0, count: 100 });
    const others = cards.filter((_, at) => at % 3 !== 0).map(({ name }) => name);
    expect(found.cards.map(({ name }) => name).toSorted()).toEqual(others.toSorted());
    expect(found.total).toBe(others.length);
  });
});

describe("a search", () => {
  it("gives every card by name to an empty query", () => {
    expect(names("")).toEqual(ALL);
    expect(names("  ")).toEqual(ALL);
  });

  it.each([
    ["fox", ["Fox Call", FOX]],
    ["EMBER fox", [FOX]],
    ['"ber f"', [FOX]],
    ["x", ["Fox Call", FOX].toSorted()],
    ['!"fox call"', ["Fox Call"]],
    ["!fox", []],
    ["braise", [FOX]],
    ["o:damage", [FOX]],
    ["o:célérité", [FOX]],
    ['o:"~ enters"', [FOX]],
    ['o:"draw a card"', ["Fox Call", "Tide Scholar"]],
    ["t:creature", [FOX, "Old Golem", "Tide Scholar"]],
    ['t:"human wizard"', ["Tide Scholar"]],
    ["kw:flying", ["Tide Scholar"]],
    ["kw:ward", ["Tide Scholar"]],
    ["kw:haste", [FOX]],
    ["s:bbb", [FOX, "Tide Scholar"]],
    ["e=AAA", [FOX]],
    ["r:common", [FOX]],
    ["r>=rare", [FOX, "Tide Scholar"]],
    ["f:old", [FOX, "Quiet Meadow"]],
    ["banned:open", ["Tide Scholar"]],
    ["restricted:old", [FOX]],
    ["is:playable t:creature", [FOX]],
    ["not:playable t:creature", ["Old Golem", "Tide Scholar"]],
    ["is:hybrid", ["Twin Verdict"]],
    ["is:modal", ["Fox Call"]],
    ["is:commander", ["Tide Scholar"]],
    ["is:vanilla", ["Old Golem"]],
    ["in:fireside", [FOX]],
  ])("finds by %s", (query, found) => {
    expect(names(query).toSorted()).toEqual([...found].toSorted());
  });

  it.each([
    ["c:w", ["Twin Verdict"]],
    ["c=w", []],
    ["c=wb", ["Twin Verdict"]],
    ["c:red", [FOX]],
    ["c<=ru", [FOX, "Old Golem", "Quiet Meadow", "Tide Scholar"]],
    ["c<wb", ["Old Golem", "Quiet Meadow"]],
    ["c:colorless", ["Old Golem", "Quiet Meadow"]],
    ["c:m", ["Twin Verdict"]],
    ["c=1", [FOX, "Fox Call", "Tide Scholar"]],
    ["id:ur", [FOX, "Old Golem", "Tide Scholar"]],
    ["id=ur", ["Tide Scholar"]],
    ["id>=w", ["Quiet Meadow", "Twin Verdict"]],
  ])("tells colors exactly, at least and at most: %s", (query, found) => {
    expect(names(query).toSorted()).toEqual([...found].toSorted());
  });

  it.each([
    ["m:{R}", [FOX]],
    ["m=1r", [FOX]],
    ["m:uu", ["Tide Scholar"]],
    ["m<={5}{R}", [FOX]],
    ["m:{W/B}", ["Twin Verdict"]],
    ["m:x", ["Fox Call"]],
    ["mv=2", [FOX, "Twin Verdict"]],
    ["mv>=4 mv<=7", ["Old Golem", "Tide Scholar"]],
    ["mv:odd", ["Fox Call", "Old Golem"]],
    ["pow>tou", [FOX]],
    ["pow=0", ["Old Golem"]],
    ["tou!=4", [FOX, "Old Golem"]],
    ["-tou=4 t:creature", [FOX, "Old Golem"]],
  ])("compares costs and numbers: %s", (query, found) => {
    expect(names(query).toSorted()).toEqual([...found].toSorted());
  });

  it.each([
    ["t:creature -c:u", [FOX, "Old Golem"]],
    ["not t:creature not t:land", ["Fox Call", "Twin Verdict"]],
    ["t:land or t:sorcery", ["Fox Call", "Quiet Meadow"]],
    ["(t:land or t:creature) is:playable", [FOX, "Quiet Meadow"]],
    ["-(t:creature or t:land)", ["Fox Call", "Twin Verdict"]],
    ["t:creature and (c:r or (c:u and kw:flying))", [FOX, "Tide Scholar"]],
  ])("joins with and, or, not and parentheses: %s", (query, found) => {
    expect(names(query).toSorted()).toEqual([...found].toSorted());
  });

  it("finds the cards of a deck that is being built", () => {
    expect(names("in:deck", ["old golem", "Fox Call", "No Such Card"])).toEqual(["Fox Call", "Old Golem"]);
    expect(names("-in:deck t:creature", ["Old Golem"])).toEqual([FOX, "Tide Scholar"]);
  });

  it("shows names that begin with the words first, and else any part of what was found in the order asked for", () => {
    expect(names("fox")).toEqual(["Fox Call", FOX]);
    const search = { query: "t:creature", order: "manaValue", from: 1, count: 1 } as const;
    expect(index.search(search)).toMatchObject({ total: 3, cards: [{ name: "Tide Scholar" }] });
    expect(index.search({ ...search, descending: true, from: 0 }).cards).toMatchObject([
      { name: "Old Golem" },
    ]);
  });

  it("searches for what it understands and reports the rest with its position", () => {
    const { cards, problems } = index.search({ query: "t:creature f:nowhere c:r", from: 0, count: 9 });
    expect(cards.map(({ name }) => name)).toEqual([FOX]);
    expect(problems).toEqual([{ problem: "unknownFormat", at: 11, length: 9, word: "nowhere" }]);
  });

  it("lists the terms that can be used", () => {
    expect(index.contents).toMatchObject({ cards: 6, sets: ["aaa", "bbb"], decks: ["fireside"] });
    expect(index.contents.editions[1]).toEqual({ code: "bbb", name: "Edition BBB", cards: 2 });
    expect(index.contents.formats.toSorted()).toEqual(["old", "open"]);
  });

  it("gives one card with all that is known of it, however its name is spelled", () => {
    const found = index.find("  ember FOX ");
    expect(found).toMatchObject({ name: FOX, legal: { open: "legal" }, decks: ["fireside"] });
    expect(found?.printings).toHaveLength(2);
    expect(index.find("Renard de braise")?.name).toBe(FOX);
    expect(index.find("Fox")).toBeUndefined();
  });

  it("finds with a query and its opposite each card once", () => {
    const queries = fc.constantFrom(
      "fox",
      "t:creature",
      "c:w",
      "pow>1",
      "mv<3",
      "o:card",
      "is:playable",
      "r:rare",
      "m:r",
    );
    fc.assert(
      fc.property(queries, queries, (one, other) => {
        const both = names(`${one} ${other}`);
        const either = names(`${one} or ${other}`);
        expect([...both, ...names(`-(${one} ${other})`)].toSorted()).toEqual(ALL.toSorted());
        expect(
          names(one)
            .filter((name) => names(other).includes(name))
            .toSorted(),
        ).toEqual(both.toSorted());
        expect(new Set([...names(one), ...names(other)])).toEqual(new Set(either));
      }),
    );
  });

  it("takes every card of an index for what it is printed as", () => {
    for (const { name } of MADE_UP) expect(names(`!"${name}"`)).toEqual([name]);
  });
});
