import { describe, expect, it } from "vitest";
import { play } from "../effects/play.ts";
import { creature } from "../support/cards.ts";

describe("encore with several opponents (CR 702.141a)", () => {
  it("makes a token for each, which must attack that opponent, and one ability sacrifices them all", () => {
    const again = creature("Again", 2, 2, {
      abilities: [{ kind: "keyword", keyword: "encore", cost: [{ kind: "mana", mana: [] }] }],
    });
    const t = play({ A: { graveyard: [again] }, B: {}, C: {} });
    t.activate("Again").resolve();
    expect(t.battlefield("A")).toEqual(["Again", "Again"]);
    t.toAttackers();
    const { decision } = t;
    if (decision.kind !== "attackers") throw new Error(`asked ${t.asked}`);
    expect(decision.required).toBe(2);
    expect(decision.least.map(({ defender }) => defender)).toEqual([{ player: 1 }, { player: 2 }]);
    const swapped = decision.least.map(({ object }, at) => ({ object, defender: { player: 2 - at } }));
    expect(t.answer({ kind: "attackers", attacks: swapped })).not.toBeNull();
    t.say({ kind: "attackers", attacks: decision.least }).to("end");
    expect(t.stack()).toHaveLength(1);
    t.resolveAll();
    expect([t.battlefield("A"), t.exile(), t.life("B"), t.life("C")]).toEqual([[], ["Again"], 18, 18]);
  });
});
