import { loadPool } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { refusedName } from "../../src/match/play/chosen-name.ts";

const NONLAND = [{ word: "land", is: false }];

function refusal(name: string, kinds?: typeof NONLAND) {
  const decision = {
    kind: "name",
    id: 7,
    seat: 0,
    prompt: { key: "chooseName", source: null },
    of: "cardName",
    suggestions: [],
    ...(kinds ? { kinds } : {}),
  } as const;
  return refusedName(decision, { kind: "name", name }, (one) => loadPool().lookUp(one))?.code ?? null;
}

describe("the name of a card that a player chooses", () => {
  it("is refused where only nonland cards may be named and every card of that name is a land", () => {
    expect(refusal("Savannah", NONLAND)).toBe("notOffered");
  });

  it("is taken where the card, or the half of it, is such a one, or nobody knows it", () => {
    expect(["Shock", "Claim", "Not A Card At All"].map((name) => refusal(name, NONLAND))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("is taken whatever it is where any may be named", () => {
    expect(refusal("Savannah")).toBeNull();
  });
});
