import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { cards, many } from "./lands.ts";

describe("hard cases of the layers, with their cards", () => {
  it("L02: with Opalescence and then Humility, Humility and all other creatures are 1/1 without abilities (613.6, 613.7)", () => {
    const t = play({
      A: { battlefield: cards("Opalescence", "Humility", "Glorious Anthem", "Serra Angel", "Grizzly Bears") },
    });
    expect(["Humility", "Glorious Anthem", "Serra Angel", "Grizzly Bears"].map((name) => t.pt(name))).toEqual(
      Array(4).fill("1/1"),
    );
    expect(t.values("Humility").abilities).toEqual([]);
    expect(t.values("Serra Angel").abilities).toEqual([]);
    expect(t.values("Humility").types).toEqual(["enchantment", "creature"]);
    expect(t.values("Opalescence").types).toEqual(["enchantment"]);
  });

  it.each([
    ["Blood Moon is older", ["Blood Moon", "Urborg, Tomb of Yawgmoth", "Forest"]],
    ["Urborg is older", ["Urborg, Tomb of Yawgmoth", "Blood Moon", "Forest"]],
  ])("L03: %s: Urborg is a Mountain with no other ability, no land is a Swamp (613.8, 305.7)", (_, names) => {
    const t = play({ A: { battlefield: cards(...names) } });
    expect(t.values("Urborg, Tomb of Yawgmoth").subtypes).toEqual(["Mountain"]);
    expect(t.values("Urborg, Tomb of Yawgmoth").abilities).toHaveLength(1);
    expect(t.values("Forest").subtypes).toEqual(["Forest"]);
    t.do("mana Urborg, Tomb of Yawgmoth");
    expect(t.state.players[0]?.mana.map((mana) => mana.type)).toEqual(["R"]);
  });

  it("L04: Dryad Arbor under Blood Moon is a 1/1 green Mountain Dryad land creature that taps for red only (305.7)", () => {
    const t = play({ A: { battlefield: cards("Blood Moon", "Dryad Arbor") } });
    const { types, subtypes, colors } = t.values("Dryad Arbor");
    expect({ types, subtypes: subtypes.toSorted(), colors, pt: t.pt("Dryad Arbor") }).toEqual({
      types: ["land", "creature"],
      subtypes: ["Dryad", "Mountain"],
      colors: ["G"],
      pt: "1/1",
    });
    expect(t.acts()).toEqual(["mana Dryad Arbor"]);
    t.do("mana Dryad Arbor");
    expect(t.state.players[0]?.mana.map((mana) => mana.type)).toEqual(["R"]);
  });

  it.each([
    ["Enchanted Evening is older", ["Enchanted Evening", "Opalescence", "Forest"]],
    ["Opalescence is older", ["Opalescence", "Enchanted Evening", "Forest"]],
  ])("L05: %s: lands are 0/0 creatures and die (613.8)", (_, names) => {
    const t = play({ A: { battlefield: cards(...names) } });
    expect(t.graveyard("A")).toEqual(["Forest"]);
    expect(t.pt("Enchanted Evening")).toBe("5/5");
  });

  it("L06: a 4/4 with a +1/+1 counter, Giant Growth and then Turn to Frog is a blue 5/5 Frog without abilities (613.4)", () => {
    const golem = { card: real("Stampeding Rhino"), as: { counters: { "+1/+1": 1 } } };
    const t = play({
      A: {
        battlefield: [golem, ...cards("Forest", "Island", "Island")],
        hand: cards("Giant Growth", "Turn to Frog"),
      },
    });
    t.cast("Giant Growth", "Stampeding Rhino").resolve();
    expect(t.pt("Stampeding Rhino")).toBe("8/8");
    t.cast("Turn to Frog", "Stampeding Rhino").resolve();
    expect(t.pt("Stampeding Rhino")).toBe("5/5");
    expect(t.values("Stampeding Rhino")).toMatchObject({
      subtypes: ["Frog"],
      colors: ["U"],
      abilities: [],
      basePower: 1,
      baseToughness: 1,
    });
  });

  it("L08: Lightning Bolt is in the graveyard before state-based actions are checked, so Tarmogoyf lives (608.2n, 704.3)", () => {
    const t = play({
      A: { battlefield: cards("Mountain"), hand: cards("Lightning Bolt"), graveyard: cards("Grizzly Bears") },
      B: { battlefield: cards("Tarmogoyf"), graveyard: cards("Forest") },
    });
    expect(t.pt("Tarmogoyf")).toBe("2/3");
    t.cast("Lightning Bolt", "Tarmogoyf").resolve();
    expect(t.pt("Tarmogoyf")).toBe("3/4");
    expect(t.object("Tarmogoyf").damage).toBe(3);
  });

  it("L09: Dress Down takes Goblin Chieftain's ability before it starts to apply, although it is newer (613.8)", () => {
    const t = play({
      A: {
        battlefield: [...cards("Goblin Chieftain"), ...many(2, "Mountain"), ...many(2, "Island")],
        hand: cards("Dragon Fodder", "Dress Down"),
      },
    });
    t.cast("Dragon Fodder").resolve();
    expect([t.pt("Goblin Token"), t.has("Goblin Token", "haste")]).toEqual(["2/2", true]);
    t.cast("Dress Down").resolve();
    expect([t.pt("Goblin Token"), t.has("Goblin Token", "haste")]).toEqual(["1/1", false]);
  });

  it("L10: of Spreading Seas and Evil Presence the newer counts; without it the older does (613.7)", () => {
    const t = play({
      A: {
        battlefield: [...many(2, "Island"), ...cards("Swamp", "Plains", "Plains")],
        hand: cards("Spreading Seas", "Evil Presence", "Disenchant"),
      },
      B: { battlefield: cards("Forest") },
    });
    t.cast("Spreading Seas", "Forest").resolve().resolveAll();
    expect(t.values("Forest").subtypes).toEqual(["Island"]);
    t.cast("Evil Presence", "Forest").resolve();
    expect(t.values("Forest").subtypes).toEqual(["Swamp"]);
    t.cast("Disenchant", "Evil Presence").resolve();
    expect(t.values("Forest").subtypes).toEqual(["Island"]);
  });

  it("L11: after Threaten's turn Control Magic rules again, not the owner (613.1b, 613.7)", () => {
    const t = play({
      A: { battlefield: many(4, "Island"), hand: cards("Control Magic") },
      B: { battlefield: [real("Grizzly Bears"), ...many(3, "Mountain")], hand: cards("Threaten") },
    });
    t.cast("Control Magic", "Grizzly Bears").resolve();
    expect(t.battlefield("A")).toContain("Grizzly Bears");
    t.to("precombatMain", 6).cast("Threaten", "Grizzly Bears").resolve();
    expect(t.battlefield("B")).toContain("Grizzly Bears");
    t.to("upkeep", 7);
    expect(t.battlefield("A")).toContain("Grizzly Bears");
  });

  it("L12: Overrun is for the creatures there as it resolves, Glorious Anthem for newcomers too (611.2c, 611.3a)", () => {
    const t = play({
      A: {
        battlefield: [...cards("Glorious Anthem", "Grizzly Bears"), ...many(8, "Forest"), real("Mountain")],
        hand: cards("Overrun", "Llanowar Elves"),
      },
    });
    t.cast("Overrun").resolve();
    t.cast("Llanowar Elves").resolve();
    expect([t.pt("Grizzly Bears"), t.has("Grizzly Bears", "trample")]).toEqual(["6/6", true]);
    expect([t.pt("Llanowar Elves"), t.has("Llanowar Elves", "trample")]).toEqual(["2/2", false]);
  });
});
