import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";

const shielded = { card: real("Grizzly Bears"), as: { counters: { shield: 2 } } };

describe("a shield counter (CR 122.1c)", () => {
  it("goes instead of damage, all of it, one at a time", () => {
    const t = play({
      A: { battlefield: [real("Mountain"), real("Mountain")], hand: [real("Lightning Bolt"), real("Shock")] },
      B: { battlefield: [shielded] },
    });
    t.cast("Lightning Bolt", "Grizzly Bears").resolveAll();
    expect(t.object("Grizzly Bears")).toMatchObject({ damage: 0, counters: { shield: 1 } });
    t.cast("Shock", "Grizzly Bears").resolveAll();
    expect(t.object("Grizzly Bears").counters).toEqual({});
  });

  it("goes instead of the permanent that an effect would destroy, and not for lack of toughness", () => {
    const t = play({
      A: { battlefield: [real("Swamp"), real("Swamp")], hand: [real("Doom Blade")] },
      B: { battlefield: [shielded] },
    });
    t.cast("Doom Blade", "Grizzly Bears").resolveAll();
    expect(t.object("Grizzly Bears").counters).toEqual({ shield: 1 });
  });
});

describe("a stun counter (CR 122.1d)", () => {
  it("goes instead of the permanent becoming untapped, one each untap step", () => {
    const tapped = { tapped: true, flipped: false, faceDown: null, phasedOut: false } as const;
    const stunned = { card: real("Grizzly Bears"), as: { counters: { stun: 1 }, status: tapped } };
    const t = play({ A: {}, B: { battlefield: [stunned] } });
    t.to("upkeep", 6);
    expect(t.object("Grizzly Bears")).toMatchObject({ counters: {}, status: { tapped: true } });
    t.to("upkeep", 8);
    expect(t.object("Grizzly Bears").status.tapped).toBe(false);
  });

  it("stays on a permanent that is untapped already", () => {
    const stunned = { card: real("Grizzly Bears"), as: { counters: { stun: 1 } } };
    const t = play({ A: {}, B: { battlefield: [stunned] } });
    t.to("upkeep", 6);
    expect(t.object("Grizzly Bears").counters).toEqual({ stun: 1 });
  });
});
