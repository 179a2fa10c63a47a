import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { cards, many } from "./lands.ts";

describe("hard cases of replacement effects, with their cards", () => {
  it.each([
    ["Hardened Scales", 4],
    ["Doubling Season", 3],
  ])("R01: with %s applied first a single +1/+1 counter becomes %i (616.1)", (first, counters) => {
    const t = play({
      A: {
        battlefield: cards("Doubling Season", "Hardened Scales", "Grizzly Bears", "Forest"),
        hand: cards("Battlegrowth"),
      },
    });
    t.cast("Battlegrowth", "Grizzly Bears").resolve();
    expect(t.asked).toBe("A pick orderReplacements");
    t.pick(`ability of ${first}`);
    expect(t.object("Grizzly Bears").counters).toEqual({ "+1/+1": counters });
  });

  it("R04: two Furnaces of Rath make a Lightning Bolt deal 12, each applying once (614.5)", () => {
    const t = play({
      A: {
        battlefield: cards("Furnace of Rath", "Furnace of Rath", "Mountain"),
        hand: cards("Lightning Bolt"),
      },
    });
    t.cast("Lightning Bolt", "B").resolve();
    if (t.decision.kind === "pick") t.pick("ability of Furnace of Rath");
    expect(t.life("B")).toBe(8);
  });

  it.each([
    ["Healing Salve", 20],
    ["Furnace of Rath", 17],
  ])(
    "R05: the player who would be dealt damage applies %s first and is at %i (616.1, 615.7)",
    (first, life) => {
      const t = play({
        A: { battlefield: cards("Furnace of Rath", "Mountain"), hand: cards("Lightning Bolt") },
        B: { battlefield: cards("Plains"), hand: cards("Healing Salve") },
      });
      t.pass().cast("Healing Salve").pick("mode 1").pick("B").resolve();
      t.cast("Lightning Bolt", "B").resolve();
      expect(t.asked).toBe("B pick orderReplacements");
      t.pick(`ability of ${first}`);
      expect(t.life("B")).toBe(life);
    },
  );

  it("R08: Notion Thief's player draws both cards of Divination; a player with an empty library who never drew does not lose (614.11, 121.2)", () => {
    const t = play({
      A: { battlefield: many(3, "Island"), hand: cards("Divination"), library: [] },
      B: { battlefield: cards("Notion Thief") },
    });
    t.cast("Divination").resolve();
    expect([t.hand("A"), t.hand("B")]).toEqual([[], ["Mountain", "Mountain"]]);
    expect(t.state.result).toBeNull();
    expect(t.asked).toBe("A act priority");
  });

  it("R10: at -3 life a player loses when Platinum Angel is destroyed, not before (104.3b, 614.17)", () => {
    const t = play({
      A: { battlefield: cards("Platinum Angel"), life: -3 },
      B: { battlefield: many(3, "Swamp"), hand: cards("Murder") },
    });
    expect(t.state.result).toBeNull();
    t.pass().cast("Murder", "Platinum Angel").resolve();
    expect(t.state.result).toEqual({ winners: [1], reason: "lastStanding" });
  });

  it("R10: a player with Platinum Angel may concede all the same (104.3a)", () => {
    const t = play({ A: { battlefield: cards("Platinum Angel"), life: -3 } });
    expect(t.concede("A").state.result?.winners).toEqual([1]);
  });

  it("R12: Oblivion Ring destroyed with its first trigger on the stack exiles its target for good (603.6c, 607.2)", () => {
    const t = play({
      A: { battlefield: many(3, "Plains"), hand: cards("Oblivion Ring") },
      B: { battlefield: [real("Grizzly Bears"), ...many(2, "Forest")], hand: cards("Naturalize") },
    });
    t.cast("Oblivion Ring").resolve();
    if (t.decision.kind === "pick") t.pick("Grizzly Bears");
    t.pass().cast("Naturalize", "Oblivion Ring").resolve();
    expect(t.stack()).toEqual(["ability of Oblivion Ring", "ability of Oblivion Ring"]);
    t.resolve();
    expect(t.battlefield("B")).toContain("Grizzly Bears");
    t.resolve();
    expect(t.exile()).toEqual(["Grizzly Bears"]);
    t.resolveAll();
    expect(t.exile()).toEqual(["Grizzly Bears"]);
  });
});

describe("an effect that replaces an event", () => {
  it("gets one opportunity only: of two Notion Thieves each takes the draw once (614.5)", () => {
    const t = play({
      A: { battlefield: [real("Notion Thief"), ...many(3, "Island")], hand: cards("Divination") },
      B: { battlefield: cards("Notion Thief") },
    });
    t.cast("Divination").resolve();
    expect([t.hand("A").length, t.hand("B").length]).toEqual([2, 0]);
  });
});
