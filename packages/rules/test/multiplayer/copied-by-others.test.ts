import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { card } from "../support/cards.ts";

/** "Whenever a player casts an instant or sorcery spell, each other player copies that spell." */
const CHORUS = card("Chorus", {
  types: ["enchantment"],
  abilities: [
    {
      kind: "triggered",
      event: {
        kind: "casts",
        who: { kind: "allPlayers" },
        spell: { zones: ["stack"], of: [{ kind: "type", type: "instant" }] },
      },
      body: {
        kind: "plain",
        effects: [
          {
            kind: "copySpell",
            what: { kind: "event", role: "spell" },
            who: { kind: "otherPlayers", thanOfEvent: true },
            newTargets: "may",
          },
        ],
      },
    },
  ],
});

describe("a spell that each other player copies", () => {
  it("is copied by everybody but whoever cast it, and each may choose new targets for their own copy", () => {
    const t = play({
      A: { battlefield: [real("Mountain")], hand: [real("Shock")] },
      B: { battlefield: [CHORUS] },
      C: {},
    });
    t.cast("Shock", "B");
    t.resolve();
    expect(t.asked).toBe("B confirm chooseNewTargets");
    t.yes().pick("A");
    expect(t.asked).toBe("C confirm chooseNewTargets");
    t.yes().pick("A");
    t.resolveAll();
    expect([t.life("A"), t.life("B"), t.life("C")]).toEqual([16, 18, 20]);
  });
});
