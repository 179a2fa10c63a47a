import type { Modification } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { CREATURE_TARGET, PLAYER_TARGET, real, spell } from "../../effects/play.ts";
import { always, CREATURES, card, creature, enchantment } from "../../support/cards.ts";
import { circle, GAIN_ONE, lives, STEAL } from "./circle.ts";

const BIGGER: Modification = { kind: "addPT", power: 1, toughness: 1 };

describe("what is attached (CR 801.8-9)", () => {
  it("leaves what goes out of range: an Aura to the graveyard, Equipment to the battlefield", () => {
    const charm = card("Charm", {
      types: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        { kind: "keyword", keyword: "enchant", what: { of: [CREATURES] } },
        always({ kind: "modify", what: "attached", modifications: [BIGGER] }),
      ],
    });
    const sword = card("Sword", {
      types: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [always({ kind: "modify", what: "attached", modifications: [BIGGER] })],
    });
    const t = circle({
      A: { battlefield: [creature("Bee", 1, 1)] },
      B: { hand: [STEAL] },
      D: {
        battlefield: [
          { card: charm, on: "Bee" },
          { card: sword, on: "Bee" },
        ],
      },
    });
    expect(t.pt("Bee")).toBe("3/3");
    t.pass().cast("Steal", "Bee").resolveAll();
    expect(t.object("Sword").attachedTo).toBeNull();
    expect([t.pt("Bee"), t.graveyard("D"), t.battlefield("D")]).toEqual(["1/1", ["Charm"], ["Sword"]]);
  });
});

describe("information (CR 801.11)", () => {
  it("is only of objects within range, however many there are", () => {
    const herd = (count: number) =>
      Array.from({ length: count }, () => creature("Elf", 1, 1, { subtypes: ["Elf"] }));
    for (const count of [1, 12]) {
      const t = circle({
        A: { battlefield: [real("Coat of Arms"), ...herd(count)] },
        B: { battlefield: herd(1) },
        C: { battlefield: [creature("Far Elf", 1, 1, { subtypes: ["Elf"] })] },
        D: { battlefield: herd(1) },
      });
      expect([t.pt("Elf"), t.pt("Far Elf")]).toEqual([`${count + 2}/${count + 2}`, "1/1"]);
    }
  });

  it("is each controller's own, though their texts are the same", () => {
    const banner = enchantment(
      "Banner",
      always({ kind: "modify", what: { filter: { of: [CREATURES] } }, modifications: [BIGGER] }),
    );
    const t = circle({
      A: { battlefield: [banner, creature("Ant", 1, 1)] },
      B: { battlefield: [creature("Bee", 1, 1)] },
      C: { battlefield: [banner, creature("Cat", 1, 1)] },
    });
    expect([t.pt("Ant"), t.pt("Bee"), t.pt("Cat")]).toEqual(["2/2", "3/3", "2/2"]);
  });

  it("is that of a range on a crowded battlefield with many different effects, too", () => {
    const tribes = ["Ape", "Bat", "Cat", "Dog", "Elk", "Fox", "Gnu", "Hen"];
    const of = (subtype: string) => ({ of: [CREATURES, { kind: "subtype", subtype } as const] });
    const lords = tribes.map((tribe) =>
      enchantment(
        `${tribe}s`,
        always({ kind: "modify", what: { filter: of(tribe) }, modifications: [BIGGER] }),
      ),
    );
    const herd = (where: string) =>
      tribes.map((tribe) => creature(`${where} ${tribe}`, 1, 1, { subtypes: [tribe] }));
    const t = circle({
      A: { battlefield: [...lords, ...herd("Own")] },
      B: { battlefield: herd("Near") },
      C: { battlefield: herd("Far") },
    });
    for (const tribe of tribes)
      expect([t.pt(`Own ${tribe}`), t.pt(`Near ${tribe}`), t.pt(`Far ${tribe}`)]).toEqual([
        "2/2",
        "2/2",
        "1/1",
      ]);
  });

  it("is found again as control changes and as a turn begins after somebody has left", () => {
    const banner = enchantment(
      "Banner",
      always({ kind: "modify", what: { filter: { of: [CREATURES] } }, modifications: [BIGGER] }),
    );
    const t = circle({
      A: { battlefield: [banner] },
      B: { battlefield: [creature("Bee", 1, 1)] },
      C: { hand: [STEAL], battlefield: [creature("Cat", 1, 1)] },
    });
    expect([t.pt("Bee"), t.pt("Cat")]).toEqual(["2/2", "1/1"]);
    t.pass().pass().cast("Steal", "Bee").resolveAll();
    expect([t.pt("Bee"), t.pt("Cat")]).toEqual(["1/1", "1/1"]);
    t.concede("D");
    expect(t.pt("Cat")).toBe("1/1");
    t.to("upkeep", 6);
    expect([t.pt("Bee"), t.pt("Cat")]).toEqual(["2/2", "2/2"]);
  });

  it("is only of players and events within range", () => {
    const count = spell("Count", [
      {
        kind: "gainLife",
        who: { kind: "you" },
        amount: { kind: "countPlayers", players: { kind: "opponents" } },
      },
      {
        kind: "gainLife",
        who: { kind: "you" },
        amount: {
          kind: "happened",
          event: { kind: "gainsLife", who: { kind: "allPlayers" } },
          when: "thisTurn",
        },
      },
    ]);
    const t = circle({
      A: { hand: [spell("Tonic", [GAIN_ONE])] },
      B: { hand: [count] },
      C: { hand: [count] },
    });
    t.cast("Tonic").resolveAll().pass().cast("Count").resolveAll();
    expect(lives(t)).toEqual([21, 24, 20, 20]);
    t.pass().pass().cast("Count").resolveAll();
    expect(lives(t)).toEqual([21, 24, 25, 20]);
  });

  it("is none of an object that was spoken of and has gone out of range", () => {
    const power = { kind: "stat", stat: "power", of: { kind: "target", target: "t1" } } as const;
    const promise = spell(
      "Promise",
      [
        {
          kind: "delayed",
          event: { kind: "nextStep", step: "end", whose: { kind: "allPlayers" } },
          body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: power }] },
        },
      ],
      [CREATURE_TARGET],
    );
    const promised = (stolen: boolean) => {
      const t = circle({
        A: { hand: [promise] },
        B: { battlefield: [creature("Bee", 3, 1)] },
        C: { hand: [STEAL] },
      });
      t.cast("Promise", "Bee").resolveAll();
      if (stolen) t.pass().pass().cast("Steal", "Bee").resolveAll();
      return t.to("end").resolveAll().life("A");
    };
    expect([promised(false), promised(true)]).toEqual([23, 20]);
  });

  it("is of the greatest life total among players within range", () => {
    const rich = spell("Rich", [{ kind: "loseLife", who: { kind: "mostLife" }, amount: 5 }]);
    const t = circle({ A: { hand: [rich] }, B: { life: 25 }, C: { life: 40 } });
    t.cast("Rich").resolveAll();
    expect(lives(t)).toEqual([20, 20, 40, 20]);
  });

  it("doesn't count spells cast out of range for storm", () => {
    const storm = card("Squall", {
      types: ["instant"],
      manaCost: ["0"],
      abilities: [
        { kind: "keyword", keyword: "storm" },
        { kind: "spell", body: { kind: "plain", effects: [GAIN_ONE] } },
      ],
    });
    const t = circle({ A: { hand: [spell("Word", [])] }, C: { hand: [storm] } });
    t.cast("Word").resolveAll().pass().pass().cast("Squall").resolveAll();
    expect(t.life("C")).toBe(21);
  });
});

describe("rules that effects make (CR 801.10)", () => {
  it("hold for players within range alone", () => {
    const silence = enchantment(
      "Silence",
      always({ kind: "rule", rule: { kind: "cantGainLife", who: { kind: "allPlayers" } } }),
    );
    const tonic = spell(
      "Tonic",
      [{ kind: "gainLife", who: { kind: "target", target: "t1" }, amount: 1 }],
      [PLAYER_TARGET],
    );
    const t = circle({ A: { battlefield: [silence] }, B: { hand: [tonic, tonic] } });
    t.pass().cast("Tonic", "C").resolveAll().pass().cast("Tonic", "B").resolveAll();
    expect(lives(t)).toEqual([20, 20, 21, 20]);
  });
});

describe("a lasting effect (CR 801.10)", () => {
  it("doesn't apply to what has gone out of range", () => {
    const growth = spell(
      "Growth",
      [
        {
          kind: "modify",
          what: { kind: "ref", ref: { kind: "target", target: "t1" } },
          modifications: [BIGGER],
          duration: "endOfTurn",
        },
      ],
      [CREATURE_TARGET],
    );
    const t = circle({
      A: { hand: [growth] },
      B: { battlefield: [creature("Bee", 1, 1)] },
      C: { hand: [STEAL] },
    });
    t.cast("Growth", "Bee").resolveAll();
    expect(t.pt("Bee")).toBe("2/2");
    t.pass().pass().cast("Steal", "Bee").resolveAll();
    expect(t.pt("Bee")).toBe("1/1");
  });
});

describe("a game that is restarted (CR 801.17)", () => {
  it("is begun again by all players, in range or not", () => {
    const again = spell("Again", [{ kind: "restartGame" }]);
    const t = circle({ A: { hand: [again] }, C: { life: 7, battlefield: [creature("Cat", 1, 1)] } });
    t.cast("Again").resolveAll();
    expect([lives(t), t.battlefield("C")]).toEqual([[20, 20, 20, 20], []]);
  });
});

describe("the world rule (CR 801.12)", () => {
  it("is applied to a permanent only for others within range", () => {
    const world = (name: string) => card(name, { types: ["enchantment"], supertypes: ["world"] });
    const apart = circle({ A: { battlefield: [world("Hill")] }, C: { battlefield: [world("Dale")] } });
    expect([apart.battlefield("A"), apart.battlefield("C")]).toEqual([["Hill"], ["Dale"]]);
    const beside = circle({ A: { battlefield: [world("Hill")] }, B: { battlefield: [world("Dale")] } });
    expect([beside.battlefield("A"), beside.battlefield("B")]).toEqual([[], ["Dale"]]);
  });
});
