import type { CardView } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import { explainedOn } from "../../src/cards/keywords-of.ts";
import cards from "../../src/dev/cards.json" with { type: "json" };
import type { Glossary } from "../../src/i18n/keyword-texts.ts";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { loadGlossary } from "../../src/i18n/load-glossary.ts";

const views: Readonly<Record<string, CardView>> = cards;
const face = (name: string) => views[name]?.faces[0];

const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

describe.each(LANGUAGES)("what keywords mean, in %s", (language) => {
  const glossary: Promise<Glossary> = loadGlossary(language);

  it("is told for those of the card, those it has just now first", async () => {
    const entries = explainedOn(face("Serra Angel"), ["doubleStrike"], await glossary);
    expect(names(entries)).toEqual(["double strike", "flying", "vigilance"]);
    for (const { text } of entries) expect(text).toMatch(/^\p{Lu}.{10,}[.?]$/u);
  });

  it("is told for those that the card only gives or asks for", async () => {
    expect(names(explainedOn(face("Rancor"), [], await glossary))).toEqual(["enchant", "trample"]);
    expect(names(explainedOn(face("Boros Charm"), [], await glossary))).toEqual([
      "indestructible",
      "double strike",
    ]);
  });

  it("is one plain sentence or two for each of them", async () => {
    const { keywords, actions } = await glossary;
    for (const text of [...Object.values(keywords), ...Object.values(actions)]) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text.length).toBeLessThan(200);
    }
  });
});
