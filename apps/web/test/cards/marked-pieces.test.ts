import { describe, expect, it } from "vitest";
import { markedPieces } from "../../src/cards/search/marked-pieces.ts";
import { problemWords } from "../../src/cards/search/problem-words.ts";
import { MESSAGES } from "../../src/i18n/messages.ts";

const problem = (at: number, length: number) => ({ problem: "unknownField", at, length, word: "foo" });

describe("what is wrong in a query", () => {
  it("is marked where it stands", () => {
    const pieces = markedPieces("t:elf foo:bar x", [problem(6, 7)]);
    expect(pieces.map(({ text, isWrong }) => [text, isWrong])).toEqual([
      ["t:elf ", false],
      ["foo:bar", true],
      [" x", false],
    ]);
  });

  it("is marked once where two problems overlap, and the query stays whole", () => {
    const pieces = markedPieces("(foo:bar", [problem(0, 8), problem(1, 7)]);
    expect(pieces.map(({ text }) => text).join("")).toBe("(foo:bar");
    expect(pieces).toHaveLength(1);
  });

  it("is told as a sentence in both languages", () => {
    const { en, fr } = MESSAGES;
    const wrong = { problem: "noValue", at: 4, length: 2, word: "" };
    expect(problemWords(problem(0, 7), "foo:bar", en.cards.search.problems)).toBe("There is no field “foo”.");
    expect(problemWords(wrong, "elf t:", fr.cards.search.problems)).toContain("« t: »");
  });
});
