import { definitionHash } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import { type CompileResult, compileCard } from "@spellroom/oracle";
import { describe, expect, it } from "vitest";
import { asPrinted, sayingSomethingNew } from "./read-again.ts";
import { READ_OTHERWISE } from "./read-otherwise.ts";

const pool = loadPool();
const cards = sayingSomethingNew(pool.all.filter(({ name }) => !READ_OTHERWISE.includes(name)));

function whyNot(result: CompileResult): string {
  switch (result.status) {
    case "complete":
      return "read as something else";
    case "partial":
      return `${result.clause}: ${result.why}`;
    case "refused":
      return result.reason;
  }
}

describe("the printed text of a card of the pool", () => {
  it("is read as the very card that it is printed from, for each first card to say something", () => {
    const wrong = cards.flatMap((card) => {
      const result = compileCard(asPrinted(card));
      const isSame =
        result.status === "complete" && definitionHash(result.definition) === definitionHash(card);
      return isSame ? [] : [`${card.name}: ${whyNot(result)}`];
    });
    expect(wrong).toEqual([]);
    expect(cards.length).toBeGreaterThan(1_000);
  });

  it("is known to be read otherwise for no card that there isn't", () => {
    expect(READ_OTHERWISE.filter((name) => pool.byName(name) === undefined)).toEqual([]);
  });
});
