import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { cards, many } from "./lands.ts";

describe("hard cases of triggered abilities, with their cards", () => {
  it("T01: the active player's Soul Warden triggers go on the stack first, so the other's resolve first (603.3b)", () => {
    const t = play({
      A: { battlefield: [...cards("Soul Warden"), ...many(2, "Forest")], hand: cards("Grizzly Bears") },
      B: { battlefield: cards("Soul Warden") },
    });
    t.cast("Grizzly Bears").resolve();
    expect(t.stack()).toHaveLength(2);
    t.resolve();
    expect([t.life("A"), t.life("B")]).toEqual([20, 21]);
    t.resolve();
    expect([t.life("A"), t.life("B")]).toEqual([21, 21]);
  });

  it("T02: Felidar Sovereign's condition is looked at again on resolution, and at 39 life it never triggers (603.4)", () => {
    const upkeep = (life: number) =>
      play({
        A: { battlefield: cards("Felidar Sovereign"), life },
        B: { battlefield: cards("Mountain"), hand: cards("Lightning Bolt") },
      }).to("upkeep", 7);
    const bolted = upkeep(40);
    expect(bolted.stack()).toEqual(["ability of Felidar Sovereign"]);
    bolted.pass().cast("Lightning Bolt", "A").resolveAll();
    expect([bolted.life("A"), bolted.state.result]).toEqual([37, null]);
    expect(upkeep(39).stack()).toEqual([]);
    expect(upkeep(40).resolveAll().state.result).toEqual({ winners: [0], reason: "effect" });
  });

  it("T03: Living Death returns all at once, so Soul Warden sees the two others enter (603.6a)", () => {
    const t = play({
      A: {
        battlefield: [...many(5, "Swamp"), real("Goblin Piker")],
        hand: cards("Living Death"),
        graveyard: cards("Soul Warden", "Grizzly Bears", "Serra Angel"),
      },
    });
    t.cast("Living Death").resolve();
    expect(t.battlefield("A").filter((name) => name !== "Swamp")).toEqual([
      "Soul Warden",
      "Grizzly Bears",
      "Serra Angel",
    ]);
    expect(t.graveyard("A").sort()).toEqual(["Goblin Piker", "Living Death"]);
    if (t.decision.kind === "order")
      t.say({ kind: "order", values: t.decision.options.map((one) => one.value) });
    expect(t.stack()).toHaveLength(2);
    t.resolveAll();
    expect(t.life("A")).toBe(22);
  });

  it("T04: Heart-Piercer Manticore's target is chosen after the sacrifice, when the reflexive trigger goes on the stack (603.12)", () => {
    const t = play({
      A: {
        battlefield: [...cards("Earth Elemental"), ...many(4, "Mountain")],
        hand: cards("Heart-Piercer Manticore"),
      },
      B: { battlefield: cards("Mountain"), hand: cards("Lightning Bolt") },
    });
    const power = t.values("Earth Elemental").power ?? 0;
    t.cast("Heart-Piercer Manticore").resolve();
    expect(t.stack()).toEqual(["ability of Heart-Piercer Manticore"]);
    t.resolve();
    expect(t.asked).toBe("A confirm may");
    t.yes();
    while (t.asked !== "A pick chooseTargets") t.pick("Earth Elemental");
    expect(t.graveyard("A")).toEqual(["Earth Elemental"]);
    t.pick("B");
    expect(t.stack()).toEqual(["ability of Heart-Piercer Manticore"]);
    t.pass().cast("Lightning Bolt", "Heart-Piercer Manticore").resolve();
    expect(t.graveyard("A")).toContain("Heart-Piercer Manticore");
    t.resolveAll();
    expect(t.life("B")).toBe(20 - power);
  });

  it("T06: Sneak Attack activated in the end step lets its creature live until the next turn's end step (513.2, 603.7b)", () => {
    const t = play({
      A: { battlefield: cards("Sneak Attack", "Mountain"), hand: cards("Serra Angel") },
    }).to("end");
    t.activate("Sneak Attack").resolve();
    t.yes();
    if (t.decision.kind === "pick") t.pick("Serra Angel");
    expect(t.has("Serra Angel", "haste")).toBe(true);
    t.to("precombatMain", 6);
    expect(t.battlefield("A")).toContain("Serra Angel");
    t.to("end", 6);
    expect(t.stack()).toHaveLength(1);
    t.resolveAll();
    expect(t.graveyard("A")).toEqual(["Serra Angel"]);
  });

  it("T07: Prodigal Sorcerer's ability deals its damage after the Sorcerer was destroyed in response (113.7a, 608.2h)", () => {
    const t = play({
      A: { battlefield: cards("Prodigal Sorcerer") },
      B: { battlefield: cards("Mountain"), hand: cards("Lightning Bolt") },
    });
    t.activate("Prodigal Sorcerer", "B").pass().cast("Lightning Bolt", "Prodigal Sorcerer").resolve();
    expect([t.graveyard("A"), t.life("B")]).toEqual([["Prodigal Sorcerer"], 20]);
    t.resolve();
    expect(t.life("B")).toBe(19);
  });

  it("T08: Swords to Plowshares gives life equal to the power that the creature last had (608.2h)", () => {
    const t = play({
      A: { battlefield: cards("Plains"), hand: cards("Swords to Plowshares") },
      B: { battlefield: cards("Grizzly Bears", "Forest"), hand: cards("Giant Growth") },
    });
    t.cast("Swords to Plowshares", "Grizzly Bears").pass().cast("Giant Growth", "Grizzly Bears").resolveAll();
    expect([t.life("B"), t.exile()]).toEqual([25, ["Grizzly Bears"]]);
  });

  it("T10: Grapeshot's two copies resolve although the original is countered; copies were not cast (702.40, 707.10)", () => {
    const t = play({
      A: {
        battlefield: many(4, "Mountain"),
        hand: cards("Lightning Bolt", "Lightning Bolt", "Grapeshot"),
      },
      B: { battlefield: many(2, "Island"), hand: cards("Counterspell") },
    });
    t.cast("Lightning Bolt", "B").resolve();
    t.cast("Lightning Bolt", "B").resolve();
    const cast = () => t.told("spellCast");
    t.cast("Grapeshot", "B");
    const before = cast();
    t.resolve();
    while (t.decision.kind === "confirm") t.no();
    expect(t.stack()).toEqual(["Grapeshot", "Grapeshot", "Grapeshot"]);
    const original = t.state.stack.find((id) => t.state.objects[id]?.kind === "card") ?? -1;
    t.pass().cast("Counterspell");
    if (t.decision.kind !== "pick") throw new Error(t.asked);
    const option = t.decision.options.find(
      (one) => one.what.kind === "object" && one.what.object === original,
    );
    t.say({ kind: "pick", values: [option?.value ?? -1] }).resolve();
    expect(t.stack()).toEqual(["Grapeshot", "Grapeshot"]);
    t.resolveAll();
    expect(t.life("B")).toBe(12);
    expect(cast()).toBe(before + 1);
  });
});
