import type { CardDefinition } from "@spellroom/card-language";
import { LANGUAGE_VERSION } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play } from "../effects/play.ts";

const dragon: CardDefinition = {
  version: LANGUAGE_VERSION,
  name: "Dragon // Strike",
  layout: "adventure",
  faces: [
    { name: "Dragon", manaCost: ["5", "U"], types: ["creature"], power: 4, toughness: 4 },
    {
      name: "Strike",
      manaCost: ["0"],
      types: ["instant"],
      subtypes: ["Omen"],
      abilities: [
        {
          kind: "spell",
          body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
        },
      ],
    },
  ],
};

describe("an Omen", () => {
  it("is shuffled into its owner's library when it has resolved", () => {
    const t = play({ A: { hand: [dragon] } });
    t.do("cast Dragon").resolve();
    expect([t.life("A"), t.exile(), t.graveyard("A")]).toEqual([21, [], []]);
    expect(t.library("A", 20)).toHaveLength(13);
    expect(t.told("shuffled")).toBe(1);
  });
});
