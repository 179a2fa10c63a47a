import { describe, expect, it } from "vitest";
import { creature } from "../support/cards.ts";
import { bears, forest, island, mountain } from "../support/real-cards.ts";
import { bolt, divination, giantGrowth } from "./cards.ts";
import { table } from "./table.ts";

describe("announcing a spell", () => {
  it("puts the card on the stack with its target, paid for, and reports that it was cast", () => {
    const t = table({ A: { hand: [bolt], battlefield: [mountain] }, B: { battlefield: [bears] } });
    t.do("cast Lightning Bolt");
    expect(t.options()).toEqual(["Grizzly Bears", "player 0", "player 1"]);
    expect(t.pick("Grizzly Bears")).toBeNull();
    expect(t.stack()).toEqual(["Lightning Bolt"]);
    expect(t.top().announcement?.context.targets.t1).toEqual([{ object: t.id("Grizzly Bears") }]);
    expect(t.top().announcement?.manaSpent).toEqual({ R: 1 });
    expect(t.isTapped("Mountain")).toBe(true);
    expect(t.state.frames.map((frame) => frame.kind)).toEqual(["priority"]);
    expect(t.g.events.map((event) => event.kind)).toContain("spellCast");
    expect(t.state.players[0]?.hand).toEqual([]);
  });

  it("asks for no decision with a single choice", () => {
    const t = table({ A: { hand: [giantGrowth], battlefield: [forest, bears] } });
    t.do("cast Giant Growth");
    expect(t.decision).toBeNull();
    expect(t.top().announcement?.context.targets.t1).toEqual([{ object: t.id("Grizzly Bears") }]);
  });

  it("lets the caster pay by hand, land by land", () => {
    const t = table({ A: { hand: [divination], battlefield: [island, forest, mountain] } });
    t.do("cast Divination", { autoPay: false });
    expect(t.decision).toMatchObject({ kind: "pay", cost: ["2", "U"], pool: [], mayCancel: true });
    const use = (name: string): void => {
      const { decision } = t;
      if (decision?.kind !== "pay") throw new Error("not asked to pay");
      const act = decision.abilities.find((one) => one.kind === "activate" && one.object === t.id(name));
      expect(t.answer({ kind: "pay", how: { activate: act?.id ?? "" } })).toBeNull();
    };
    use("Forest");
    expect(t.pool()).toBe("G");
    expect(t.answer({ kind: "pay", how: "fromPool" })).toMatchObject({ kind: "illegalCombination" });
    use("Island");
    expect(t.decision).toMatchObject({ kind: "pay", pool: ["G", "U"] });
    use("Mountain");
    expect(t.decision).toBeNull();
    expect(t.stack()).toEqual(["Divination"]);
    expect(t.pool()).toBe("");
  });

  it("takes everything back when the caster gives up, mana abilities included (CR 730.1)", () => {
    const t = table({ A: { hand: [divination], battlefield: [island, forest, mountain] } });
    t.do("cast Divination", { autoPay: false });
    const { decision } = t;
    const act = decision?.kind === "pay" ? decision.abilities[0] : undefined;
    t.answer({ kind: "pay", how: { activate: act?.id ?? "" } });
    expect(t.answer({ kind: "pay", how: "cancel" })).toBeNull();
    expect(t.stack()).toEqual([]);
    expect(t.names(t.state.players[0]?.hand ?? [])).toEqual(["Divination"]);
    expect(["Island", "Forest", "Mountain"].some((name) => t.isTapped(name))).toBe(false);
    expect(t.pool()).toBe("");
    expect(t.g.events[t.g.events.length - 1]).toEqual({ kind: "rewound", seat: 0 });
    expect(t.words()).toContain("cast Divination");
  });

  it("never gives a number that was seen to something else after taking back", () => {
    const t = table({ A: { hand: [divination], battlefield: [island, forest, mountain] } });
    t.do("cast Divination", { autoPay: false });
    const spell = t.top().id;
    const asked = t.decision?.id ?? 0;
    t.answer({ kind: "pay", how: "cancel" });
    t.do("cast Divination", { autoPay: false });
    expect(t.top().id).toBeGreaterThan(spell);
    expect(t.decision?.id).toBeGreaterThan(asked);
  });

  it("plays on the same after being written down and read again at any question", () => {
    const t = table({ A: { hand: [bolt], battlefield: [mountain, creature("Elf", 1, 1)] } });
    t.do("cast Lightning Bolt", { autoPay: false });
    const copy = JSON.parse(JSON.stringify(t.state)) as typeof t.state;
    Object.assign(t.state, copy);
    t.pick("Elf");
    expect(t.decision?.kind).toBe("pay");
    t.answer({ kind: "pay", how: "auto" });
    expect(t.stack()).toEqual(["Lightning Bolt"]);
  });
});
