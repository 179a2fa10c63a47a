import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST_QUERY, parseQuery, type Vocabulary } from "../src/query/index.ts";

const VOCABULARY: Vocabulary = {
  formats: ["houseStandard", "open"],
  sets: ["aaa"],
  keywords: ["flying", "first strike"],
  decks: ["emberRush"],
};

function problems(text: string): readonly string[] {
  return parseQuery(text, VOCABULARY).problems.map(({ problem, at, length }) => `${problem} ${at}+${length}`);
}

describe("a query", () => {
  it.each([
    ["colour:r", []],
    ["flavor:dragon", ["unknownField 0+13"]],
    ["elf t: mv=1", ["noValue 4+2"]],
    ["t>elf", ["wrongComparison 0+5"]],
    ["mv=two", ["wrongNumber 0+6"]],
    ["elf c:purple", ["wrongColor 4+8"]],
    ["m:{Q}", ["wrongSymbol 0+5"]],
    ["r:shiny", ["unknownRarity 0+7"]],
    ["is:nice", ["unknownFlag 0+7"]],
    ["f:vintage", ["unknownFormat 0+9"]],
    ["s:zzz", ["unknownSet 0+5"]],
    ["kw:banding", ["unknownKeyword 0+10"]],
    ["in:deck", ["unknownDeck 0+7"]],
    ['o:"draw a', ["openQuote 2+7"]],
    ["(elf or goblin", ["openParenthesis 0+1"]],
    ["elf) goblin", ["strayParenthesis 3+1"]],
    ["elf or", ["nothingAfter 4+2"]],
    ["elf not", ["nothingAfter 4+3"]],
    ["mv=x t:elf c:q", ["wrongNumber 0+4", "wrongColor 11+3"]],
  ])("tells what is wrong in %s and where", (text, wrong) => {
    expect(problems(text)).toEqual(wrong);
  });

  it("takes names of formats, keywords and decks in any spelling that is plain", () => {
    expect(parseQuery("f:house-standard", VOCABULARY).query).toMatchObject({ format: "houseStandard" });
    expect(parseQuery('kw:"First Strike"', VOCABULARY).query).toMatchObject({ keyword: "first strike" });
    expect(parseQuery("in:EMBERRUSH", VOCABULARY).query).toMatchObject({ deck: "emberRush" });
  });

  it("binds what stands together closer than alternatives", () => {
    expect(parseQuery("a b or -c").query).toMatchObject({
      kind: "any",
      of: [{ kind: "all" }, { kind: "not", of: { kind: "name", words: "c" } }],
    });
  });

  it("takes a word in quotes for a word, and a hyphen inside of one for a letter", () => {
    expect(parseQuery('"or"').query).toEqual({ kind: "name", words: "or", exact: false });
    expect(parseQuery("lim-dul").query).toEqual({ kind: "name", words: "lim-dul", exact: false });
  });

  it("does not read on for ever", () => {
    expect(problems("x".repeat(LONGEST_QUERY + 5))).toEqual([`tooLong ${LONGEST_QUERY}+5`]);
    expect(problems("(".repeat(50)).some((one) => one.startsWith("tooMuch"))).toBe(true);
    expect(problems("a ".repeat(100))).toEqual(["tooMuch 120+1"]);
  });

  it("is read whatever it is, with every problem inside of it", () => {
    const pieces = fc.constantFrom(
      "(",
      ")",
      '"',
      "-",
      "or",
      "not",
      "and",
      "!",
      "c:",
      "t:elf",
      "mv>",
      "{",
      " ",
      "=",
      "é",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const text = parts.join("");
        for (const { at, length } of parseQuery(text, VOCABULARY).problems) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(length).toBeGreaterThan(0);
          expect(at + length).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});
