import type { Ability, CardDefinition } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { characteristics } from "../../src/index.ts";
import { card, creature, keyword } from "../support/cards.ts";
import { Duel, real } from "../support/duel.ts";
import { beast, costing, numbered } from "../support/keyworded.ts";

const bears = beast("Grizzly Bears", 2, 2);

function drawsACard(name: string, ...abilities: readonly Ability[]): CardDefinition {
  return card(name, {
    types: ["sorcery"],
    manaCost: ["1", "U"],
    abilities: [
      ...abilities,
      {
        kind: "spell",
        body: { kind: "plain", effects: [{ kind: "draw", who: { kind: "you" }, amount: 1 }] },
      },
    ],
  });
}

describe("renown (CR 702.112)", () => {
  it("gives counters for combat damage to a player, once", () => {
    const duel = new Duel({ A: { battlefield: [beast("Akroan Sergeant", 2, 2, numbered("renown", 1))] } });
    duel.attack(0, "Akroan Sergeant").to("postcombatMain");
    expect(duel.pt("Akroan Sergeant")).toBe("3/3");
    expect(duel.state.objects[duel.find("Akroan Sergeant")]?.marks).toContain("renowned");
    duel.nextTurn().nextTurn().attack(0, "Akroan Sergeant").to("postcombatMain");
    expect([duel.life(1), duel.pt("Akroan Sergeant")]).toEqual([15, "3/3"]);
  });
});

describe("unleash (CR 702.98)", () => {
  const giant = beast("Bloodfray Giant", 4, 3, keyword("unleash"));

  it("offers a counter as the creature enters, and keeps it from blocking while it has one", () => {
    for (const [taken, pt] of [
      [true, "5/4"],
      [false, "4/3"],
    ] as const) {
      const duel = new Duel({ A: { hand: [giant] }, B: { battlefield: [bears] } });
      duel.answer(0, "may", taken).cast(0, "Bloodfray Giant").resolve();
      expect(duel.pt("Bloodfray Giant")).toBe(pt);
      duel.nextTurn().attack(1, "Grizzly Bears");
      duel.block(0, ["Bloodfray Giant", "Grizzly Bears"]).to("endOfCombat");
      expect(duel.life(0)).toBe(taken ? 18 : 20);
    }
  });
});

describe("dethrone (CR 702.105)", () => {
  const cutthroat = beast("Grenzo's Cutthroat", 1, 1, keyword("dethrone"));

  it("gives a counter for attacking the player with the most life, tied or not", () => {
    for (const [life, pt] of [
      [20, "2/2"],
      [25, "2/2"],
      [19, "1/1"],
    ] as const) {
      const duel = new Duel({ A: { battlefield: [cutthroat] }, B: { life } });
      duel.attack(0, "Grenzo's Cutthroat").to("postcombatMain");
      expect(duel.pt("Grenzo's Cutthroat")).toBe(pt);
    }
  });
});

describe("melee (CR 702.121) and poisonous (CR 702.70)", () => {
  it("melee: one for each opponent attacked this combat", () => {
    const duel = new Duel({ A: { battlefield: [beast("Menagerie Liberator", 3, 2, keyword("melee"))] } });
    duel.attack(0, "Menagerie Liberator").to("postcombatMain");
    expect([duel.life(1), duel.pt("Menagerie Liberator")]).toEqual([16, "4/3"]);
  });

  it("poisonous: as many counters as it says, whatever the damage", () => {
    const duel = new Duel({ A: { battlefield: [beast("Virulent Sliver", 1, 1, numbered("poisonous", 3))] } });
    duel.attack(0, "Virulent Sliver").to("postcombatMain");
    expect(duel.state.players[1]?.counters).toEqual({ poison: 3 });
  });
});

describe("provoke (CR 702.39)", () => {
  it("untaps a creature, which must block the provoker", () => {
    const brontotherium = beast("Brontotherium", 5, 3, keyword("provoke"));
    const tapped = {
      card: bears,
      as: { status: { tapped: true, flipped: false, faceDown: null, phasedOut: false } },
    } as const;
    const duel = new Duel({ A: { battlefield: [brontotherium] }, B: { battlefield: [tapped] } });
    duel.attack(0, "Brontotherium").answer(0, "chooseTargets", "Grizzly Bears").answer(0, "may", true);
    duel.to("declareAttackers").resolve();
    expect(duel.state.objects[duel.find("Grizzly Bears")]?.status.tapped).toBe(false);
    expect(() => duel.block(1).to("postcombatMain")).toThrow("refused");
    duel.block(1, ["Grizzly Bears", "Brontotherium"]).to("postcombatMain");
    expect([duel.life(1), duel.count("Grizzly Bears", "graveyard")]).toEqual([20, 1]);
  });
});

describe("ascend (CR 702.131)", () => {
  const brawler = beast("Deadeye Brawler", 2, 4, keyword("ascend"));
  const has = (duel: Duel): boolean => duel.state.players[0]?.marks.includes("citysBlessing") === true;
  const lands = (count: number) => Array.from({ length: count }, () => real("Mountain"));

  it("gives the city's blessing as the tenth permanent comes, for good", () => {
    const duel = new Duel({ A: { battlefield: lands(8), hand: [brawler, bears] } });
    duel.cast(0, "Deadeye Brawler").resolve();
    expect(has(duel)).toBe(false);
    duel.cast(0, "Grizzly Bears").resolve();
    expect(has(duel)).toBe(true);
  });

  it("of a spell looks only while it resolves", () => {
    const spell = card("Golden Demise", { types: ["sorcery"], manaCost: [], abilities: [keyword("ascend")] });
    const few = new Duel({ A: { battlefield: lands(9), hand: [spell, bears] } });
    few.cast(0, "Golden Demise").resolve();
    few.cast(0, "Grizzly Bears").resolve();
    expect(has(few)).toBe(false);
    const enough = new Duel({ A: { battlefield: lands(10), hand: [spell] } });
    enough.cast(0, "Golden Demise").resolve();
    expect(has(enough)).toBe(true);
  });
});

describe("umbra armor (CR 702.89)", () => {
  const umbra = card("Boar Umbra", {
    types: ["enchantment"],
    subtypes: ["Aura"],
    manaCost: ["2", "G"],
    abilities: [
      { kind: "keyword", keyword: "enchant", what: { of: [{ kind: "type", type: "creature" }] } },
      {
        kind: "static",
        effects: [
          { kind: "modify", what: "attached", modifications: [{ kind: "addPT", power: 3, toughness: 3 }] },
        ],
      },
      keyword("umbraArmor"),
    ],
  });
  const murder = card("Murder", {
    types: ["instant"],
    manaCost: [],
    abilities: [
      {
        kind: "spell",
        body: {
          kind: "plain",
          targets: [
            { id: "t", what: { kind: "object", filter: { of: [{ kind: "type", type: "creature" }] } } },
          ],
          effects: [{ kind: "destroy", what: { kind: "ref", ref: { kind: "target", target: "t" } } }],
        },
      },
    ],
  });

  it("is destroyed instead of the permanent, whose damage is removed", () => {
    const duel = new Duel({
      A: {
        battlefield: [
          { card: bears, as: { damage: 4 } },
          { card: umbra, on: "Grizzly Bears" },
        ],
        hand: [murder],
      },
    });
    duel.cast(0, "Murder", "Grizzly Bears").resolve();
    expect([duel.count("Grizzly Bears", "battlefield"), duel.count("Boar Umbra", "graveyard")]).toEqual([
      1, 1,
    ]);
    expect(duel.pt("Grizzly Bears")).toBe("2/2");
  });

  it.each([
    ["the shield", "Drudge Skeletons", ["Drudge Skeletons", "Hyena Umbra"], true],
    ["the Aura", "Hyena Umbra", ["Drudge Skeletons"], false],
  ])(
    "is one of the effects that save it: its controller may use up %s (CR 616.1)",
    (_, chosen, left, tapped) => {
      const duel = new Duel({
        A: {
          battlefield: [
            real("Drudge Skeletons"),
            { card: real("Hyena Umbra"), on: "Drudge Skeletons" },
            real("Swamp"),
          ],
          hand: [murder],
        },
      });
      duel.activate(0, "Drudge Skeletons").resolve();
      duel.answer(0, "orderReplacements", chosen);
      duel.cast(0, "Murder", "Drudge Skeletons").resolve();
      const permanents = ["Drudge Skeletons", "Hyena Umbra"].filter(
        (name) => duel.count(name, "battlefield") > 0,
      );
      expect(permanents).toEqual(left);
      expect(duel.state.objects[duel.find("Drudge Skeletons")]?.status.tapped).toBe(tapped);
    },
  );

  it("is an alternative to a shield counter where an effect would destroy (CR 122.1c, 616.1)", () => {
    const duel = new Duel({
      A: {
        battlefield: [
          { card: bears, as: { counters: { shield: 2 } } },
          { card: umbra, on: "Grizzly Bears" },
        ],
        hand: [murder],
      },
    });
    duel.answer(0, "orderReplacements", "Boar Umbra").cast(0, "Murder", "Grizzly Bears").resolve();
    expect(duel.count("Boar Umbra", "graveyard")).toBe(1);
    expect(duel.state.objects[duel.find("Grizzly Bears")]?.counters).toEqual({ shield: 2 });
  });

  it("does nothing where an indestructible permanent can't be destroyed", () => {
    const duel = new Duel({
      A: {
        battlefield: [
          beast("Darksteel Myr", 0, 1, keyword("indestructible")),
          { card: umbra, on: "Darksteel Myr" },
        ],
        hand: [murder],
      },
    });
    duel.cast(0, "Murder", "Darksteel Myr").resolve();
    expect(duel.count("Boar Umbra", "battlefield")).toBe(1);
  });

  it("doesn't save from being put into a graveyard for a toughness of nothing", () => {
    const duel = new Duel({
      A: {
        battlefield: [
          { card: bears, as: { counters: { "-1/-1": 5 } } },
          { card: umbra, on: "Grizzly Bears" },
        ],
      },
    });
    duel.to("beginningOfCombat");
    expect(duel.count("Grizzly Bears", "graveyard")).toBe(1);
  });
});

describe("tokens of cards (CR 702.128, 702.129)", () => {
  const token = (duel: Duel) => {
    const id = duel.state.battlefield.find((one) => duel.state.objects[one]?.kind === "token");
    if (id === undefined) throw new Error("there is no token");
    return characteristics(duel.state, id);
  };
  const plains = Array.from({ length: 5 }, () => real("Plains"));

  it("embalm: a white Zombie copy without a mana cost, at the time of a sorcery, the card exiled", () => {
    const priest = creature("Anointer Priest", 1, 3, {
      manaCost: ["1", "W"],
      subtypes: ["Human", "Cleric"],
      abilities: [costing("embalm", "3", "W")],
    });
    const duel = new Duel({ A: { battlefield: plains, graveyard: [priest] } });
    duel.activate(0, "Anointer Priest").resolve();
    expect(duel.count("Anointer Priest", "exile")).toBe(1);
    expect(token(duel)).toMatchObject({
      name: "Anointer Priest",
      colors: ["W"],
      manaCost: null,
      manaValue: 0,
      subtypes: ["Human", "Cleric", "Zombie"],
      power: 1,
      toughness: 3,
    });
  });

  it("eternalize: a black 4/4 one", () => {
    const pouncer = creature("Adorned Pouncer", 1, 1, {
      manaCost: ["1", "W"],
      subtypes: ["Cat"],
      abilities: [keyword("doubleStrike"), costing("eternalize", "3", "W", "W")],
    });
    const duel = new Duel({ A: { battlefield: plains, graveyard: [pouncer] } });
    duel.activate(0, "Adorned Pouncer").resolve();
    expect(token(duel)).toMatchObject({ colors: ["B"], subtypes: ["Cat", "Zombie"], power: 4, toughness: 4 });
    expect(token(duel).keywords.has("doubleStrike")).toBe(true);
  });
});

describe("copies for what was paid", () => {
  it("replicate: one for each time the cost was paid (CR 702.56)", () => {
    const train = drawsACard("Train of Thought", costing("replicate", "1", "U"));
    const duel = new Duel({
      A: { battlefield: Array.from({ length: 6 }, () => real("Island")), hand: [train] },
    });
    duel.answer(0, "chooseCost", 2).cast(0, "Train of Thought").resolve();
    expect(duel.count("Mountain", "hand", 0)).toBe(3);
  });

  it("squad: a token for each time the cost was paid (CR 702.157)", () => {
    const guard = beast("Ultramarines Honour Guard", 2, 2, costing("squad", "2"));
    const duel = new Duel({
      A: { battlefield: Array.from({ length: 5 }, () => real("Plains")), hand: [guard] },
    });
    duel.answer(0, "chooseCost", 2).cast(0, "Ultramarines Honour Guard").resolve();
    expect(duel.count("Ultramarines Honour Guard", "battlefield")).toBe(3);
  });
});

describe("champion (CR 702.72)", () => {
  const hero = beast("Changeling Hero", 4, 4, {
    kind: "keyword",
    keyword: "champion",
    what: { of: [{ kind: "type", type: "creature" }] },
  });

  it("exiles another creature, which comes back when the champion leaves", () => {
    const duel = new Duel({ A: { battlefield: [bears], hand: [hero, real("Unsummon")] } });
    duel
      .answer(0, "unlessPay", true)
      .answer(0, "chooseCost", "Grizzly Bears")
      .cast(0, "Changeling Hero")
      .resolve();
    expect(duel.count("Grizzly Bears", "exile")).toBe(1);
  });

  it("is sacrificed where no other creature is exiled", () => {
    const duel = new Duel({ A: { hand: [hero] } });
    duel.cast(0, "Changeling Hero").resolve();
    expect(duel.count("Changeling Hero", "graveyard")).toBe(1);
  });
});
