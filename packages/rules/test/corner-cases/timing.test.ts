import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { cards, many } from "./lands.ts";

describe("hard cases of timing and priority, with their cards", () => {
  it("S01: Giant Growth resolves before the Lightning Bolt below it, and then the active player has priority (117.3b, 608.1)", () => {
    const t = play({
      A: { battlefield: cards("Grizzly Bears", "Forest"), hand: cards("Giant Growth") },
      B: { battlefield: cards("Mountain"), hand: cards("Lightning Bolt") },
    });
    t.pass().cast("Lightning Bolt", "Grizzly Bears").pass();
    t.cast("Giant Growth", "Grizzly Bears");
    expect(t.stack()).toEqual(["Lightning Bolt", "Giant Growth"]);
    t.resolve();
    expect([t.asked, t.pt("Grizzly Bears")]).toEqual(["A act priority", "5/5"]);
    t.resolve();
    expect([t.asked, t.battlefield("A")]).toEqual(["A act priority", ["Grizzly Bears", "Forest"]]);
    expect(t.object("Grizzly Bears").damage).toBe(3);
  });

  it("S03: under split second only mana abilities and turning face up are left; what that triggers still works (702.61, 116.2b)", () => {
    const down = { tapped: false, flipped: false, faceDown: "morph", phasedOut: false } as const;
    const t = play({
      A: { battlefield: [...many(3, "Forest"), real("Sol Ring")], hand: cards("Krosan Grip") },
      B: {
        battlefield: [
          ...many(4, "Island"),
          real("Sol Ring"),
          { card: real("Willbender"), as: { status: down } },
        ],
        hand: cards("Counterspell"),
      },
    });
    const ofB = t.state.battlefield.findLast((id) => t.nameOf(id) === "Sol Ring") ?? -1;
    t.cast("Krosan Grip");
    if (t.decision.kind !== "pick") throw new Error(t.asked);
    const target = t.decision.options.find((one) => one.what.kind === "object" && one.what.object === ofB);
    t.say({ kind: "pick", values: [target?.value ?? -1] });
    while (t.asked === "A act priority") t.pass();
    expect(t.asked).toBe("B act priority");
    expect(new Set(t.acts())).toEqual(new Set(["mana Island", "mana Sol Ring", "special "]));
    t.do("special ");
    expect(t.pt("Willbender")).toBe("1/2");
    expect(t.stack()).toEqual(["Krosan Grip", "ability of Willbender"]);
    t.resolve();
    t.resolveAll();
    expect(t.battlefield("B")).toContain("Sol Ring");
    expect(t.graveyard("A").sort()).toEqual(["Krosan Grip", "Sol Ring"]);
  });

  it("S04: Megrim triggers in the cleanup step: players get priority, and another cleanup step follows (514.3a)", () => {
    const t = play({ A: { hand: many(8, "Island") }, B: { battlefield: cards("Megrim") } });
    t.to("cleanup").pick("Island");
    expect([t.asked, t.stack()]).toEqual(["A act priority", ["ability of Megrim"]]);
    t.resolve();
    expect(t.life("A")).toBe(18);
    const cleanups = () =>
      t.events.filter((one) => one.kind === "stepBegan" && one.step === "cleanup").length;
    expect(cleanups()).toBe(1);
    t.to("upkeep", 6);
    expect(cleanups()).toBe(2);
    expect(t.hand("A")).toHaveLength(7);
  });

  it("a creature that dies in the cleanup step gives players priority there, without a trigger (514.3a)", () => {
    const t = play({
      A: {
        battlefield: cards("Grizzly Bears", "Forest", "Swamp"),
        hand: cards("Giant Growth", "Dead Weight"),
      },
    });
    t.cast("Giant Growth", "Grizzly Bears").resolve();
    t.cast("Dead Weight", "Grizzly Bears").resolve();
    t.to("cleanup");
    expect([t.asked, t.state.turn.step]).toEqual(["A act priority", "cleanup"]);
    expect(t.graveyard("A")).toContain("Grizzly Bears");
  });
});
