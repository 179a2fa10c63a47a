import type { CardView } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import cards from "../../src/dev/cards.json" with { type: "json" };
import { card, object, tableOf } from "../../src/dev/make.ts";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { MESSAGES } from "../../src/i18n/messages.ts";
import { cardOfAbility, componentsOf, facesBelow } from "../../src/table/model/naming.ts";

const views: Readonly<Record<string, CardView>> = cards;
const byHash = new Map(Object.entries(views));

describe("what a permanent consists of", () => {
  const merged = object("p1", "Forest", { components: [card("Forest"), card("Mountain"), null] });

  it.each([
    ["en", "Consists of 3 components: Forest, Mountain and a card"],
    ["fr", "Formé de 3 composants\u00a0: Forest, Mountain et une carte"],
  ] as const)("is told by names, and what lies face down as a card (%s)", (language, words) => {
    const sources = { table: null, known: new Map(), byHash, messages: MESSAGES[language] };
    expect(componentsOf(sources, merged)).toBe(words);
  });

  it.each(LANGUAGES)("is nothing to tell of where it is one card (%s)", (language) => {
    const sources = { table: null, known: new Map(), byHash, messages: MESSAGES[language] };
    expect(componentsOf(sources, object("p2", "Forest"))).toBeNull();
  });
});

describe("the abilities of a merged permanent", () => {
  const merged = object("p1", "Forest", { components: [card("Forest"), card("Mountain"), null] });

  it("are printed on its topmost component, or on the one that their name tells (CR 702.140e)", () => {
    const sources = { table: tableOf([merged]), known: new Map() };
    expect(cardOfAbility(sources, "p1", "p0")).toEqual(card("Forest"));
    expect(cardOfAbility(sources, "p1", "c1p0")).toEqual(card("Mountain"));
  });

  it("are shown with each component under the topmost that everyone knows", () => {
    expect(facesBelow({ byHash }, merged).map(({ at, face }) => [at, face.name])).toEqual([[1, "Mountain"]]);
  });

  it("aren't shown once it has lost them", () => {
    const lost = { ...merged, changed: { losesAbilities: true as const } };
    expect(facesBelow({ byHash }, lost)).toEqual([]);
  });
});
