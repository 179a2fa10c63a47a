import { loadFormats, loadPool, loadPresets } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { checkDeck, type DeckCheck, describeDeckIssue } from "../src/legality.ts";
import { resolveDeck } from "../src/resolve.ts";
import { constructed, deck } from "./support.ts";

const singleton = { ...constructed, copies: { maximum: 1 } };
const elves = ["4 Test Elf", "4 Test Giant", "52 Forest"];

function issues(lines: readonly string[], format = constructed, check: DeckCheck = {}): readonly string[] {
  const checked = checkDeck(deck(...lines), format, check);
  return checked.ok ? [] : checked.error.map(describeDeckIssue);
}

describe("a deck that a format allows", () => {
  it("becomes a legal deck that names its ruleset", () => {
    const checked = checkDeck(deck(...elves), constructed);
    expect(checked.ok && checked.value).toMatchObject({ kind: "legal", format: "test", ruleset: "full" });
  });

  it.each([
    ["any number of basic lands", ["60 Forest"], singleton],
    ["any number of a card that says so", ["36 Test Rats", "24 Forest"], constructed],
    ["as many of a card as it says", ["7 Test Dwarves", "53 Forest"], constructed],
    [
      "any number where the format has no bound",
      ["20 Test Elf", "40 Forest"],
      { ...constructed, copies: { maximum: null } },
    ],
    ["a sideboard of fifteen", [...elves, "Sideboard", "15 Forest"], constructed],
    ["one of a restricted card", ["1 Test Elf", "59 Forest"], { ...constructed, restricted: ["Test Elf"] }],
  ])("has %s", (_, lines, format) => {
    expect(issues(lines, format)).toEqual([]);
  });
});

describe("a deck that a format does not allow is refused with every reason", () => {
  it.each([
    ["too few cards", ["59 Forest"], constructed, "The deck has 59 cards; it needs at least 60."],
    [
      "too many cards",
      ["61 Forest"],
      { ...constructed, deck: { minimum: 60, maximum: 60 } },
      "The deck has 61 cards; it may have at most 60.",
    ],
    [
      "too large a sideboard",
      [...elves, "Sideboard", "16 Forest"],
      constructed,
      "The sideboard has 16 cards; it may have at most 15.",
    ],
    [
      "too many copies",
      ["5 Test Elf", "55 Forest"],
      constructed,
      "Test Elf: 5 copies; at most 4 may be in deck and sideboard.",
    ],
    [
      "too many copies in deck and sideboard together",
      ["3 Test Elf", "57 Forest", "Sideboard", "2 Test Elf"],
      constructed,
      "Test Elf: 5 copies; at most 4 may be in deck and sideboard.",
    ],
    [
      "more of a card than it says",
      ["8 Test Dwarves", "52 Forest"],
      constructed,
      "Test Dwarves: 8 copies; at most 7 may be in deck and sideboard.",
    ],
    [
      "a second copy in singleton",
      ["2 Test Grove", "58 Forest"],
      singleton,
      "Test Grove: 2 copies; at most 1 may be in deck and sideboard.",
    ],
    [
      "a banned card, by one of its faces",
      ["1 Smoke", "59 Forest"],
      { ...constructed, banned: ["Mirrors"] },
      "Smoke // Mirrors is banned.",
    ],
    [
      "two of a restricted card",
      ["2 Test Elf", "58 Forest"],
      { ...constructed, restricted: ["Test Elf"] },
      "Test Elf is restricted to one copy; there are 2.",
    ],
    [
      "a card type that is not played",
      ["1 Test Walker", "59 Forest"],
      { ...constructed, cardTypes: ["land" as const] },
      "Test Walker: cards of the type planeswalker may not be played.",
    ],
    [
      "a commander",
      ["Commander", "1 Test Elf", "Deck", "60 Forest"],
      constructed,
      "Test Elf: this format has no commander.",
    ],
  ])("%s", (_, lines, format, expected) => {
    expect(issues(lines, format)).toEqual([expected]);
  });

  it("cards that are not allowed at this table", () => {
    expect(issues(elves, constructed, { allows: (card) => card.name !== "Test Giant" })).toEqual([
      "Test Giant may not be played here.",
    ]);
  });

  it("several at once", () => {
    expect(issues(["9 Test Elf", "Sideboard", "20 Test Giant"])).toHaveLength(4);
  });
});

describe("the shipped ready-made decks", () => {
  const presets = loadPresets();

  it.each(presets.map((preset) => [preset.name, preset] as const))(
    "may be played as they are: %s",
    (_, preset) => {
      const format = loadFormats().get(preset.format);
      const main = preset.main.map((entry) => ({ ...entry, section: "main" as const }));
      const { commander: name } = preset;
      const entries =
        name === undefined ? main : [{ count: 1, name, section: "commander" as const }, ...main];
      const resolved = resolveDeck({ kind: "parsed", name: preset.name, entries }, loadPool());
      expect(resolved.ok ? [] : resolved.error).toEqual([]);
      if (!resolved.ok || format === undefined) throw new Error("no such deck or format");
      const checked = checkDeck(resolved.value, format, { presets });
      expect(checked.ok ? [] : checked.error).toEqual([]);
    },
  );

  it("and nothing else, where only they may", () => {
    const format = { ...constructed, cards: "presets" as const };
    expect(issues(elves, format, { presets })).toEqual([
      "Only the ready-made decks may be played, as they are.",
    ]);
  });
});
