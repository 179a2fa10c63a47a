import { describe, expect, it } from "vitest";
import { play, real, spell } from "../effects/play.ts";
import { creature } from "../support/cards.ts";

const kite = creature("Kite", 1, 1, {
  abilities: [
    {
      kind: "keyword",
      keyword: "hexproofFrom",
      from: { kind: "filter", filter: { of: [{ kind: "color", color: "W" }] } },
    },
  ],
});

const openUp = spell("Open Up", [
  {
    kind: "modify",
    what: { kind: "all", filter: { of: [{ kind: "type", type: "creature" }] } },
    modifications: [{ kind: "loseKeyword", keyword: "hexproof" }],
    duration: "endOfTurn",
  },
]);

describe("an effect by which a creature loses hexproof (CR 702.11e)", () => {
  it("takes hexproof from a quality, too", () => {
    const t = play({
      A: { hand: [openUp, real("Swords to Plowshares")], battlefield: [real("Plains")] },
      B: { battlefield: [kite] },
    });
    expect(() => t.cast("Swords to Plowshares", "Kite")).toThrow();
    t.cast("Open Up").resolve();
    t.cast("Swords to Plowshares", "Kite").resolve();
    expect(t.exile()).toEqual(["Kite"]);
  });
});
