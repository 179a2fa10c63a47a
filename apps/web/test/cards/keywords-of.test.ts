import type { CardView } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import { explainedOn } from "../../src/cards/keywords-of.ts";
import cards from "../../src/dev/cards.json" with { type: "json" };
import type { Glossary } from "../../src/i18n/keyword-texts.ts";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { loadGlossary } from "../../src/i18n/load-glossary.ts";
import { MESSAGES } from "../../src/i18n/messages.ts";

const views: Readonly<Record<string, CardView>> = cards;
const face = (name: string) => views[name]?.faces[0];

const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

describe.each(LANGUAGES)("what keywords mean, in %s", (language) => {
  const glossary: Promise<Glossary> = loadGlossary(language);
  const { words } = MESSAGES[language];
  const called = (...english: readonly string[]) => english.map((name) => words.keyword(name));

  it("is told for those of the card, those it has just now first", async () => {
    const entries = explainedOn(face("Serra Angel"), ["doubleStrike"], await glossary, words);
    expect(names(entries)).toEqual(called("doubleStrike", "flying", "vigilance"));
    for (const { text } of entries) expect(text).toMatch(/^\p{Lu}.{10,}[.?]$/u);
  });

  it("is told for those that the card only gives or asks for", async () => {
    expect(names(explainedOn(face("Rancor"), [], await glossary, words))).toEqual(
      called("enchant", "trample"),
    );
    expect(names(explainedOn(face("Boros Charm"), [], await glossary, words))).toEqual(
      called("indestructible", "doubleStrike"),
    );
  });

  it("is one plain sentence or two for each of them", async () => {
    const { keywords, actions } = await glossary;
    const texts = Object.values(actions).map(({ text }) => text);
    for (const text of [...Object.values(keywords), ...texts]) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text.length).toBeLessThan(200);
    }
  });
});

describe("the names of what is explained", () => {
  it("are those that cards of the language print", async () => {
    const { keyword } = MESSAGES.fr.words;
    expect(["flying", "doubleStrike", "jumpStart"].map(keyword)).toEqual([
      "vol",
      "double initiative",
      "coup d'envoi",
    ]);
    expect(["flying", "doubleStrike", "jumpStart"].map(MESSAGES.en.words.keyword)).toEqual([
      "flying",
      "double strike",
      "jump-start",
    ]);
    const actions = await Promise.all(
      LANGUAGES.map(async (language) => (await loadGlossary(language)).actions),
    );
    expect(actions.map(({ venture, fight }) => [venture?.name, fight?.name])).toEqual([
      ["venture", "fight"],
      ["s'aventurer dans le donjon", "se battre"],
    ]);
  });
});
