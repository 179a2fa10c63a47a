import type { Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real, spell } from "../effects/play.ts";
import { card } from "../support/cards.ts";

/** "Until end of turn, whenever a player taps an Island for mana, that player adds {U}." */
const tide: Effect = {
  kind: "delayed",
  event: { kind: "taps", what: { filter: { of: [{ kind: "subtype", subtype: "Island" }] } }, forMana: true },
  body: {
    kind: "plain",
    effects: [{ kind: "addMana", who: { kind: "event" }, output: { kind: "symbols", mana: ["U"] } }],
  },
  repeats: true,
  expires: "endOfTurn",
};
const TWO = card("Two", { types: ["instant"], manaCost: ["U", "U"] });

describe("a delayed triggered mana ability (CR 605.1b, 605.4a)", () => {
  it("adds its mana without the stack", () => {
    const t = play({ A: { battlefield: [real("Island")], hand: [spell("Tide", [tide])] } });
    t.cast("Tide").resolve().do("mana Island");
    expect([t.stack(), t.state.players[0]?.mana.length]).toEqual([[], 2]);
  });

  it("is counted on when it is judged what can be cast, and pays for it", () => {
    const t = play({ A: { battlefield: [real("Island")], hand: [spell("Tide", [tide]), TWO] } });
    expect(t.canCast("Two")).toBe(false);
    t.cast("Tide").resolve();
    expect(t.canCast("Two")).toBe(true);
    t.cast("Two");
    expect([t.stack(), t.state.players[0]?.mana]).toEqual([["Two"], []]);
  });

  it("adds mana for each player who taps such a land, and ends with the turn", () => {
    const t = play({
      A: { battlefield: [real("Island")], hand: [spell("Tide", [tide])] },
      B: { battlefield: [real("Island")], hand: [TWO] },
    });
    t.cast("Tide").resolve().pass();
    expect(t.canCast("Two")).toBe(true);
    t.to("upkeep", t.state.turn.number + 1);
    t.pass();
    expect(t.canCast("Two")).toBe(false);
  });
});
