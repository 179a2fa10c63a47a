import { describe, expect, it } from "vitest";
import { parseDeck } from "../src/parse.ts";
import { describeDeckError } from "../src/parsed/parsed-deck.ts";
import { findCard, resolveDeck } from "../src/resolve.ts";
import { suggestNames } from "../src/suggest.ts";
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
    ["without its Adventure", "Test Traveler", "Test Traveler // Long Walk"],
    ["without its prepare spell", "Test Student", "Test Student // First Lesson"],
  ])("%s: %s", (_, name, expected) => {
    expect(findCard(name, pool)?.name).toBe(expected);
  });

  it("and no other one", () => {
    for (const name of ["Test", "Smoke // Fire", "", "constructor", "__proto__"]) {
      expect(findCard(name, pool)).toBeUndefined();
    }
  });

  it("but not by an Adventure or a prepare spell alone, which is not suggested either", () => {
    for (const name of ["Long Walk", "First Lesson"]) {
      expect(findCard(name, pool)).toBeUndefined();
      expect(suggestNames(name, pool)).toEqual([]);
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

  it("is refused with suggestions for as many errors as are shown", () => {
    const lines = ["Tets Elf", "Tets Giant", "Tets Titan"].map((name) => `1 ${name}`);
    const parsed = parseDeck(lines.join("\n"), "text");
    const resolved = parsed.ok ? resolveDeck(parsed.value, pool, 2) : parsed;
    const suggested = resolved.ok ? [] : resolved.error.map(({ suggestions }) => suggestions ?? []);
    expect(suggested).toEqual([["Test Elf"], ["Test Giant"], []]);
  });

  it("is refused with suggestions for the first ten errors by default", () => {
    const parsed = parseDeck(Array.from({ length: 12 }, () => "1 Tets Elf").join("\n"), "text");
    const resolved = parsed.ok ? resolveDeck(parsed.value, pool) : parsed;
    const suggested = resolved.ok ? [] : resolved.error.map(({ suggestions }) => suggestions?.length ?? 0);
    expect(suggested).toEqual([...Array.from({ length: 10 }, () => 1), 0, 0]);
  });
});

describe("names that may have been meant", () => {
  it.each([
    ["a letter is wrong", "Test Elk", ["Test Elf"]],
    ["a letter is missing", "Tst Elf", ["Test Elf"]],
    ["a letter is too many", "Test Ellf", ["Test Elf"]],
    ["it is one face of a card", "Smoky", ["Smoke // Mirrors"]],
    ["the nearest come first", "Test Gian", ["Test Giant", "Test Titan"]],
    ["three letters are wrong", "Tast Alm", ["Test Elf"]],
    ["four letters are wrong", "Tasd Alm", []],
  ])("are found where %s: %s", (_, name, expected) => {
    expect(suggestNames(name, pool)).toEqual(expected);
  });

  it("are found without reading the pool again for each wrong name", () => {
    let reads = 0;
    const all = pool.all.map(
      (card) =>
        new Proxy(card, {
          get: (target, key, receiver) => {
            reads += 1;
            return Reflect.get(target, key, receiver);
          },
        }),
    );
    suggestNames("Test Elk", { all });
    const once = reads;
    for (let at = 0; at < 250; at += 1) suggestNames(`Tets Elf ${at}`, { all });
    expect(reads).toBe(once);
  });
});
