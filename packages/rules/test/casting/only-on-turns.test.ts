import { describe, expect, it } from "vitest";
import { play } from "../effects/play.ts";
import { creature, enchantment, keyword } from "../support/cards.ts";

const sudden = creature("Sudden Guest", 1, 1, { manaCost: ["0"], abilities: [keyword("flash")] });
const hush = enchantment("Hush", {
  kind: "static",
  effects: [
    {
      kind: "rule",
      rule: {
        kind: "cantCast",
        who: { kind: "opponents" },
        spells: { zones: ["stack"], of: [] },
        during: "othersTurns",
      },
    },
  ],
});

describe('"your opponents can\'t cast spells during your turn"', () => {
  it("binds them in that turn, and in no other player's", () => {
    const t = play({ A: { battlefield: [hush] }, B: {}, C: { hand: [sudden] } });
    t.pass().pass();
    expect([t.asked, t.canCast("Sudden Guest")]).toEqual(["C act priority", false]);
    t.to("upkeep", t.state.turn.number + 1).pass();
    expect([t.state.turn.active, t.asked, t.canCast("Sudden Guest")]).toEqual([1, "C act priority", true]);
  });
});
