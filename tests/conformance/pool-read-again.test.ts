import { type CardDefinition, definitionHash } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import { type CompileResult, compileCard } from "@spellroom/oracle";
import { describe, expect, it } from "vitest";
import { asPrinted, sayingSomethingNew } from "./read-again.ts";
import { READ_OTHERWISE } from "./read-otherwise.ts";

const pool = loadPool();

/** Why the printed text of a card isn't read as that card again; `null` where it is. */
function whyOther(card: CardDefinition): string | null {
  const result = compileCard(asPrinted(card));
  if (result.status === "complete" && definitionHash(result.definition) === definitionHash(card)) return null;
  return `${card.name}: ${whyNot(result)}`;
}

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
    expect(cards.flatMap((card) => whyOther(card) ?? [])).toEqual([]);
    expect(cards.length).toBeGreaterThan(1_000);
  });

  it("is read otherwise of each card that is listed so, and of none that there isn't", () => {
    const others = READ_OTHERWISE.map((name) => pool.byName(name));
    expect(READ_OTHERWISE.filter((_, at) => others[at] === undefined)).toEqual([]);
    expect(others.flatMap((card) => (card && whyOther(card) === null ? [card.name] : []))).toEqual([]);
  });
});
