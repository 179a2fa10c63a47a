import { definitionHash, describeCardError, parseCard } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { loadPool } from "../src/index.ts";

const { all } = loadPool();

describe("every definition of the shipped pool", () => {
  it("is read by the card language without an error", () => {
    const wrong = all.flatMap((card) => {
      const read = parseCard(card);
      return read.ok ? [] : read.error.map((error) => `${card.name}: ${describeCardError(error)}`);
    });
    expect(wrong).toEqual([]);
  });

  it("differs from every other in what it says", () => {
    expect(new Set(all.map(definitionHash)).size).toBe(all.length);
  });

  it("stands as it was written: reading adds and drops nothing", () => {
    for (const card of all) {
      const read = parseCard(card);
      if (read.ok) expect(read.value).toEqual(card);
    }
  });
});
