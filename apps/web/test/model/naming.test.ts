import type { CardView } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import cards from "../../src/dev/cards.json" with { type: "json" };
import { card, object } from "../../src/dev/make.ts";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { MESSAGES } from "../../src/i18n/messages.ts";
import { componentsOf } from "../../src/table/model/naming.ts";

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
