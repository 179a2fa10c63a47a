import type { Ability } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { card } from "../support/cards.ts";
import { announce, pay, pool, use } from "../support/paying.ts";
import { mana, sorcery, spell, tap } from "./cards.ts";

const milling: Ability = {
  kind: "activated",
  cost: [tap, { kind: "mill", amount: 1 }],
  body: {
    kind: "plain",
    effects: [{ kind: "addMana", who: { kind: "you" }, output: { kind: "symbols", mana: ["C"] } }],
  },
};
const miller = card("Miller", { types: ["artifact"], abilities: [milling] });
const dear = sorcery("Dear", ["9"], spell());

const lands = ["Forest", "Island", "Plains", "Swamp", "Mountain", "Mountain", "Mountain"].map(real);

describe("taking back a spell for which a mana ability was used that can't be reversed (CR 730.1)", () => {
  it("reverses the others, before and after it, and leaves that one as it was", () => {
    const t = play({
      A: {
        battlefield: [...lands, miller, real("Lotus Petal"), real("Lotus Petal")],
        hand: [dear],
        library: [real("Opt")],
      },
    });
    announce(t, "Dear");
    use(t, "Forest");
    use(t, "Miller");
    use(t, "Lotus Petal");
    while (t.decision.kind === "pick") t.pick(t.options()[0] ?? "");
    use(t, "Island");
    expect(pool(t)).toHaveLength(4);
    pay(t, "cancel");
    expect(t.asked).toBe("A act priority");
    expect(pool(t)).toBe("C");
    expect(t.hand("A")).toEqual(["Dear"]);
    expect(t.graveyard("A")).toEqual(["Opt"]);
    expect(t.object("Miller").status.tapped).toBe(true);
    expect(["Forest", "Island"].map((name) => t.object(name).status.tapped)).toEqual([false, false]);
    expect(t.battlefield("A").filter((name) => name === "Lotus Petal")).toHaveLength(2);
    expect(t.canCast("Dear")).toBe(true);
  });

  it("leaves those whose mana was spent on it, and what was drawn by it is drawn", () => {
    const t = play({
      A: {
        battlefield: [...lands, real("Chromatic Sphere"), real("Lotus Petal"), miller],
        hand: [dear],
        library: [real("Opt"), real("Shock")],
      },
    });
    announce(t, "Dear");
    use(t, "Plains");
    use(t, "Chromatic Sphere");
    if (t.decision.kind === "pay") pay(t, "fromPool");
    while (t.decision.kind === "pick") t.pick(t.options()[0] ?? "");
    use(t, "Swamp");
    pay(t, "cancel");
    expect(t.asked).toBe("A act priority");
    expect(t.hand("A").toSorted()).toEqual(["Dear", "Opt"]);
    expect(pool(t)).toHaveLength(1);
    expect(t.object("Plains").status.tapped).toBe(true);
    expect(t.object("Swamp").status.tapped).toBe(false);
  });

  it("reverses everything where nothing stands against it", () => {
    const t = play({ A: { battlefield: [...lands, miller, real("Lotus Petal")], hand: [dear] } });
    announce(t, "Dear");
    use(t, "Forest");
    pay(t, "cancel");
    expect([pool(t), t.object("Forest").status.tapped, t.told("rewound")]).toEqual(["", false, 1]);
  });

  it("goes for abilities and for what effects ask to pay as well", () => {
    const warded = card("Warded Bear", {
      types: ["creature"],
      manaCost: ["1", "G"],
      power: 2,
      toughness: 2,
      abilities: [{ kind: "keyword", keyword: "ward", cost: [mana("3")] }],
    });
    const t = play({
      A: { battlefield: [...lands, miller], hand: [real("Lightning Bolt")], library: [real("Opt")] },
      B: { battlefield: [warded] },
    });
    t.cast("Lightning Bolt", "Warded Bear").resolve();
    use(t, "Forest");
    use(t, "Miller");
    pay(t, "cancel");
    expect(t.graveyard("A").toSorted()).toEqual(["Lightning Bolt", "Opt"]);
    expect(t.object("Forest").status.tapped).toBe(false);
    expect(t.object("Miller").status.tapped).toBe(true);
    expect(pool(t)).toBe("C");
  });
});
