import { describe, expect, it } from "vitest";
import { parseDeck } from "../src/parse.ts";
import { describeDeckError } from "../src/parsed-deck.ts";
import { findCard, resolveDeck } from "../src/resolve.ts";
import { deck, pool } from "./support.ts";

describe("a card is found", () => {
  it.each([
    ["by its name", "Test Elf", "Test Elf"],
    ["whatever the capitals", "TEST eLF", "Test Elf"],
    ["without its accents", "Lim-Dul's Trick", "Lim-Dûl's Trick"],
    ["with accents composed otherwise", "Lim-Du\u0302l's Trick", "Lim-Dûl's Trick"],
    ["with a printer's apostrophe and dash", "Lim‐Dûl’s Trick", "Lim-Dûl's Trick"],
    ["with the ligature of older lists", "Æther Spark", "Aether Spark"],
    ["by both faces", "Smoke // Mirrors", "Smoke // Mirrors"],
    ["by both faces in Magic Online's spelling", "Smoke/Mirrors", "Smoke // Mirrors"],
    ["by both faces in an older one of Arena", "Smoke /// Mirrors", "Smoke // Mirrors"],
    ["by the front face", "smoke", "Smoke // Mirrors"],
    ["by the other face", "Mirrors", "Smoke // Mirrors"],
  ])("%s: %s", (_, name, expected) => {
    expect(findCard(name, pool)?.name).toBe(expected);
  });

  it("and no other one", () => {
    for (const name of ["Test", "Smoke // Fire", "", "constructor", "__proto__"]) {
      expect(findCard(name, pool)).toBeUndefined();
    }
  });
});

describe("a deck whose cards are known", () => {
  it("has each card once per section, with all of its copies", () => {
    const resolved = deck("2 Test Elf", "1 TEST ELF", "1 Smoke", "1 Mirrors", "Sideboard", "1 Test Elf");
    expect(resolved.main.map(({ card, count }) => `${count} ${card.name}`)).toEqual([
      "3 Test Elf",
      "2 Smoke // Mirrors",
    ]);
    expect(resolved.sideboard).toHaveLength(1);
  });

  it("leaves the maybeboard out and has its companion in the sideboard once", () => {
    const lines = [
      "Companion",
      "1 Test Giant",
      "Deck",
      "4 Test Elf",
      "Sideboard",
      "1 Test Giant",
      "2 Forest",
      "Maybeboard",
      "1 Unheard Of",
    ];
    expect(deck(...lines).sideboard.map(({ card, count }) => `${count} ${card.name}`)).toEqual([
      "1 Test Giant",
      "2 Forest",
    ]);
    expect(deck("Companion", "1 Test Giant", "Deck", "4 Test Elf").sideboard).toHaveLength(1);
  });

  it("is refused with the line of every unknown name and what may have been meant", () => {
    const parsed = parseDeck("4 Test Elf\n4 Tets Elf\n1 Something Else Altogether", "text");
    const resolved = parsed.ok ? resolveDeck(parsed.value, pool) : parsed;
    expect(resolved.ok ? [] : resolved.error.map(describeDeckError)).toEqual([
      "line 2: no card has this name (Tets Elf); did you mean Test Elf?",
      "line 3: no card has this name (Something Else Altogether)",
    ]);
  });
});
