import type { Ability, CardDefinition } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { saying } from "../../src/query/kept/mentioned.ts";
import { creature, keyword } from "../support/cards.ts";

describe("a word of the card language", () => {
  const ascend = keyword("ascend");
  const gives: Ability = {
    kind: "static",
    effects: [
      {
        kind: "modify",
        what: { filter: { of: [] } },
        modifications: [{ kind: "gainAbility", ability: ascend }],
      },
    ],
  };
  const having = (...abilities: readonly Ability[]): CardDefinition =>
    creature("Dweller", 2, 2, abilities.length > 0 ? { abilities } : {});

  it("is said in a game by cards that have it and by those that give it to others, and by no others", () => {
    const isSaid = saying("ascend", "daybound");
    const other = having(keyword("flying"));
    const games = [
      { other },
      { other, one: having(ascend) },
      { one: having(gives) },
      { one: having() },
      { other },
    ];
    expect(games.map(isSaid)).toEqual([false, true, true, false, false]);
  });
});
