import { describe, expect, it } from "vitest";
import { cards, lands } from "../corner-cases/lands.ts";
import { play, real } from "../effects/play.ts";

describe("an effect that starts in layer 4 and whose source then loses its abilities", () => {
  it("goes on: Bello older than Humility makes of a Gilded Lotus a 1/1 without abilities (613.6)", () => {
    const t = play({
      A: { battlefield: cards("Bello, Bard of the Brambles", "Gilded Lotus", "Humility") },
    });
    expect(t.values("Gilded Lotus").types).toEqual(["artifact", "creature"]);
    expect([t.pt("Gilded Lotus"), t.has("Gilded Lotus", "indestructible")]).toEqual(["1/1", false]);
    expect(t.acts()).toEqual([]);
  });

  it("goes on: Bello newer than Humility sets 4/4 and gives its abilities, Humility among them (613.6, 613.7)", () => {
    const t = play({
      A: { battlefield: cards("Humility", "Bello, Bard of the Brambles", "Gilded Lotus", "Grizzly Bears") },
    });
    expect([t.pt("Humility"), t.has("Humility", "indestructible")]).toEqual(["4/4", true]);
    expect([t.pt("Gilded Lotus"), t.has("Gilded Lotus", "haste")]).toEqual(["4/4", true]);
    expect([t.pt("Bello, Bard of the Brambles"), t.pt("Grizzly Bears")]).toEqual(["1/1", "1/1"]);
  });
});

describe("a God whose devotion is too low", () => {
  it.each([
    [
      ["Heliod, God of the Sun", "Opalescence"],
      ["enchantment", "creature"],
    ],
    [["Opalescence", "Heliod, God of the Sun"], ["enchantment"]],
  ])(
    "with %j is what the newer effect says, for neither depends on the other (613.7, 613.8a)",
    (names, types) => {
      const t = play({ A: { battlefield: cards(...names) } });
      expect(t.values("Heliod, God of the Sun").types).toEqual(types);
    },
  );

  it("is no creature when Humility looks for them, and keeps its abilities (613.1d, 613.1f)", () => {
    const t = play({ A: { battlefield: cards("Humility", "Heliod, God of the Sun", "Grizzly Bears") } });
    expect(t.values("Heliod, God of the Sun").types).toEqual(["enchantment"]);
    expect(t.has("Heliod, God of the Sun", "indestructible")).toBe(true);
    expect(t.has("Grizzly Bears", "vigilance")).toBe(true);
  });

  it("with devotion enough is a 1/1 creature under Humility and gives nothing (613.1f)", () => {
    const t = play({
      A: { battlefield: cards("Humility", "Heliod, God of the Sun", "Glorious Anthem", "Grizzly Bears") },
    });
    expect(t.pt("Heliod, God of the Sun")).toBe("2/2");
    expect(t.has("Grizzly Bears", "vigilance")).toBe(false);
  });
});

describe("land types", () => {
  it.each([
    ["Toph, the First Metalbender", "Blood Moon"],
    ["Blood Moon", "Toph, the First Metalbender"],
  ])(
    "with %s and then %s: an artifact is a land before nonbasic lands are Mountains (613.8a, 305.7)",
    (...names) => {
      const t = play({ A: { battlefield: cards(...names, "Sol Ring") } });
      expect(t.values("Sol Ring")).toMatchObject({ types: ["artifact", "land"], subtypes: ["Mountain"] });
      t.do("mana Sol Ring");
      expect(t.state.players[0]?.mana.map((mana) => mana.type)).toEqual(["R"]);
    },
  );

  it.each([
    [["Realmwright", "Blood Moon"], ["Mountain"]],
    [
      ["Blood Moon", "Realmwright"],
      ["Mountain", "Swamp"],
    ],
  ])("that %j set and add apply by their age (613.7)", (names, subtypes) => {
    const placed = names.map((name) =>
      name === "Realmwright" ? { card: real(name), as: { chosen: { basicLandType: "Swamp" } } } : real(name),
    );
    const t = play({ A: { battlefield: [...placed, real("Mutavault")] } });
    expect(t.values("Mutavault").subtypes.toSorted()).toEqual(subtypes);
  });

  it("under Blood Moon Creeping Tar Pit enters untapped, and Vesuva as nothing but a Mountain (614.12, 305.7)", () => {
    const t = play({
      A: { battlefield: cards("Blood Moon", "Mutavault"), hand: cards("Vesuva") },
      B: { battlefield: [], hand: cards("Creeping Tar Pit") },
    });
    t.land("Vesuva");
    expect(t.asked).toBe("A act priority");
    expect(t.object("Vesuva").status.tapped).toBe(false);
    expect(t.values("Vesuva").subtypes).toEqual(["Mountain"]);
    t.to("precombatMain", 6).land("Creeping Tar Pit");
    expect(t.object("Creeping Tar Pit").status.tapped).toBe(false);
  });

  it("a creature land that Lignify enchants loses its mana ability, and the Aura goes when it is no creature (305.7, 704.5m)", () => {
    const t = play({ A: { battlefield: [real("Mutavault"), ...lands(2)], hand: cards("Lignify") } });
    t.activate("Mutavault").resolve();
    t.cast("Lignify", "Mutavault").resolve();
    expect([t.pt("Mutavault"), t.values("Mutavault").subtypes]).toEqual(["0/4", ["Treefolk"]]);
    expect(t.acts().filter((act) => act.endsWith("Mutavault"))).toEqual([]);
    t.to("upkeep", 6);
    expect([t.graveyard("A"), t.values("Mutavault").types]).toEqual([["Lignify"], ["land"]]);
  });
});

describe("power and toughness", () => {
  it("that an animating effect's own ability sets is no defining ability: with Ensoul Artifact the newer counts (604.3a, 613.7a)", () => {
    const mass = { card: real("Chimeric Mass"), as: { counters: { charge: 3 } } };
    const t = play({
      A: { battlefield: [mass, ...lands(2)], hand: cards("Ensoul Artifact") },
    });
    t.cast("Ensoul Artifact", "Chimeric Mass").resolve();
    expect(t.pt("Chimeric Mass")).toBe("5/5");
    t.activate("Chimeric Mass").resolve();
    expect(t.pt("Chimeric Mass")).toBe("3/3");
    t.to("upkeep", 6);
    expect(t.pt("Chimeric Mass")).toBe("5/5");
  });

  it("are switched last, whatever came after the switching; twice is not at all (613.4d)", () => {
    const t = play({
      A: { battlefield: [real("Crag Puca"), ...lands(3)], hand: cards("Giant Growth") },
    });
    t.activate("Crag Puca").resolve();
    expect(t.pt("Crag Puca")).toBe("4/2");
    t.cast("Giant Growth", "Crag Puca").resolve();
    expect(t.pt("Crag Puca")).toBe("7/5");
    t.activate("Crag Puca").resolve();
    expect(t.pt("Crag Puca")).toBe("5/7");
  });

  it("of 0/2 that are set later are switched all the same, and end the creature (613.4b, 613.4d, 704.5f)", () => {
    const t = play({
      A: { battlefield: [real("Crag Puca"), real("Serendib Sorcerer"), ...lands(3)] },
    });
    t.activate("Crag Puca").resolve();
    t.activate("Serendib Sorcerer", "Crag Puca").resolve();
    expect(t.graveyard("A")).toEqual(["Crag Puca"]);
  });

  it("that Mirror Entity sets are for the creatures there as it resolves; anthems and counters add to them (611.2c, 613.4c)", () => {
    const elves = { card: real("Llanowar Elves"), as: { counters: { "+1/+1": 1 } } };
    const t = play({
      A: {
        battlefield: [real("Mirror Entity"), elves, real("Glorious Anthem"), ...lands(3)],
        hand: cards("Grizzly Bears"),
      },
    });
    t.activate("Mirror Entity").say({ kind: "number", number: 3 }).resolve();
    expect([t.pt("Mirror Entity"), t.pt("Llanowar Elves")]).toEqual(["4/4", "5/5"]);
    t.cast("Grizzly Bears").resolve();
    expect(t.pt("Grizzly Bears")).toBe("3/3");
    expect(t.values("Grizzly Bears").subtypes).toEqual(["Bear"]);
  });

  it("of Mirror Entity for 0 end it at once with all others (613.4b, 704.5f)", () => {
    const t = play({ A: { battlefield: cards("Mirror Entity", "Grizzly Bears", "Serra Angel", "Forest") } });
    t.activate("Mirror Entity").say({ kind: "number", number: 0 }).resolve();
    expect(t.battlefield("A")).toEqual(["Forest"]);
  });

  it("of Figure of Destiny come back after Turn to Frog, with its types; a Frog can't rise by being a Spirit (613.7, 608.2c)", () => {
    const t = play({
      A: { battlefield: [real("Figure of Destiny"), ...lands(4)], hand: cards("Turn to Frog") },
    });
    t.activate("Figure of Destiny").resolve();
    expect(t.pt("Figure of Destiny")).toBe("2/2");
    t.cast("Turn to Frog", "Figure of Destiny").resolve();
    expect([t.pt("Figure of Destiny"), t.values("Figure of Destiny").subtypes]).toEqual(["1/1", ["Frog"]]);
    t.to("upkeep", 6);
    expect(t.pt("Figure of Destiny")).toBe("2/2");
    expect(t.values("Figure of Destiny").subtypes.toSorted()).toEqual(["Kithkin", "Spirit"]);
  });
});

describe("abilities", () => {
  it("that a spell gives stay under an older Humility, and go under a newer one (613.7)", () => {
    const t = play({
      A: {
        battlefield: [real("Grizzly Bears"), ...lands(4)],
        hand: cards("Boros Charm", "Humility", "Enter the Avatar State"),
      },
    });
    t.cast("Boros Charm").pick("mode 2").choose("Grizzly Bears").resolve();
    expect(t.has("Grizzly Bears", "doubleStrike")).toBe(true);
    t.cast("Humility").resolve();
    expect(t.has("Grizzly Bears", "doubleStrike")).toBe(false);
    t.cast("Enter the Avatar State", "Grizzly Bears").resolve();
    expect([t.has("Grizzly Bears", "flying"), t.pt("Grizzly Bears")]).toEqual([true, "1/1"]);
  });

  it("for a type follow the type that another permanent adds (613.1d, 613.1f)", () => {
    const t = play({
      A: { battlefield: cards("Crystalline Sliver", "Hivestone", "Grizzly Bears") },
      B: { battlefield: cards("Hill Giant") },
    });
    expect([t.has("Grizzly Bears", "shroud"), t.has("Hill Giant", "shroud")]).toEqual([true, false]);
  });

  it("of cards in graveyards are lost under Yixlid Jailer, but dying creatures had theirs (603.10a, 613.1f)", () => {
    const t = play({
      A: {
        battlefield: [real("Yixlid Jailer"), real("Kitchen Finks"), ...lands(4)],
        hand: cards("Murder"),
        graveyard: cards("Think Twice"),
      },
    });
    expect(t.canCast("Think Twice")).toBe(false);
    t.cast("Murder", "Kitchen Finks").resolve().resolveAll();
    expect([t.battlefield("A").includes("Kitchen Finks"), t.life("A")]).toEqual([true, 22]);
  });

  it("about going to a graveyard work where the card comes from, under Yixlid Jailer too (614.12, 113.6)", () => {
    const t = play({
      A: { battlefield: [real("Yixlid Jailer"), ...lands(4)], hand: cards("Smallpox", "Darksteel Colossus") },
      B: { battlefield: lands(1) },
    });
    t.cast("Smallpox").resolve();
    for (let guard = 0; guard < 20 && t.decision.kind === "pick"; guard++) t.pick(t.options()[0] ?? "");
    expect(t.graveyard("A")).not.toContain("Darksteel Colossus");
    expect(t.hand("A")).toEqual([]);
  });
});
