import { loadPool } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { refusedName } from "../src/index.ts";

const NONLAND = [{ word: "land", is: false }];

interface Asked {
  readonly kinds?: typeof NONLAND;
  readonly seat?: number;
  readonly id?: number;
}

/** What an answer to seat 0's decision 7 is refused for. */
function refusal(name: string, { kinds, seat = 0, id = 7 }: Asked = {}) {
  const open = {
    kind: "name",
    id: 7,
    seat: 0,
    prompt: { key: "chooseName", source: null },
    of: "cardName",
    suggestions: [],
    ...(kinds ? { kinds } : {}),
  } as const;
  const input = { kind: "choose", seat, decision: id, choice: { kind: "name", name } } as const;
  return refusedName(open, input, (one) => loadPool().lookUp(one))?.code ?? null;
}

describe("the name of a card that a player chooses", () => {
  it("is refused where only nonland cards may be named and every card of that name is a land", () => {
    expect(refusal("Savannah", { kinds: NONLAND })).toBe("notOffered");
  });

  it("is taken where the card, or the half of it, is such a one, or nobody knows it", () => {
    expect(["Shock", "Claim", "Not A Card At All"].map((name) => refusal(name, { kinds: NONLAND }))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("is judged by the face it names alone, whatever the capitals and accents", () => {
    expect(refusal("adanto, the first fort", { kinds: NONLAND })).toBe("notOffered");
    expect(refusal("LÉGION'S LANDING", { kinds: NONLAND })).toBeNull();
  });

  it("is taken whatever it is where any may be named", () => {
    expect(refusal("Savannah")).toBeNull();
  });

  it("says nothing of a decision that is another player's, or not open", () => {
    expect(refusal("Savannah", { kinds: NONLAND, seat: 1 })).toBeNull();
    expect(refusal("Savannah", { kinds: NONLAND, id: 6 })).toBeNull();
  });
});
