import type { Restriction } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { CREATURE_TARGET, play, real, spell } from "../effects/play.ts";
import { creature, keyword, self } from "../support/cards.ts";

const bears = real("Grizzly Bears");
const trampler = creature("Trampler", 4, 4, { abilities: [keyword("trample")] });
const kill = spell(
  "Kill",
  [{ kind: "destroy", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
  [CREATURE_TARGET],
);

function withRestriction(name: string, power: number, toughness: number, restriction: Restriction) {
  return creature(name, power, toughness, {
    abilities: [self({ kind: "restriction", restriction })],
  });
}

describe("combat damage (CR 510)", () => {
  it("is dealt by all creatures at the same time", () => {
    const t = play({ A: { battlefield: [bears] }, B: { battlefield: [bears] } });
    t.attack("Grizzly Bears").block("Grizzly Bears>Grizzly Bears").fight();
    expect([t.graveyard("A"), t.graveyard("B")]).toEqual([["Grizzly Bears"], ["Grizzly Bears"]]);
    expect(t.told("damageDealt")).toBe(2);
  });

  it("is divided freely among several blockers, in no order", () => {
    const t = play({
      A: { battlefield: [creature("Giant", 5, 5)] },
      B: { battlefield: [bears, creature("Ox", 0, 4)] },
    });
    t.attack("Giant").block("Grizzly Bears>Giant", "Ox>Giant");
    t.pass().pass();
    expect(t.decision).toMatchObject({ kind: "distribute", seat: 0, total: 5 });
    expect(t.decision).not.toHaveProperty("lethal");
    t.divide(1, 4);
    expect(t.graveyard("B")).toEqual(["Ox"]);
    expect(t.object("Grizzly Bears").damage).toBe(1);
  });

  it("goes past blockers only after lethal damage to all of them, with trample (CR 702.19b)", () => {
    const t = play({
      A: { battlefield: [creature("Wurm", 6, 6, { abilities: [keyword("trample")] })] },
      B: { battlefield: [bears, creature("Ox", 0, 3)] },
    });
    t.attack("Wurm").block("Grizzly Bears>Wurm", "Ox>Wurm");
    t.pass().pass();
    expect(t.decision).toMatchObject({ kind: "distribute", total: 6, lethal: [2, 3] });
    expect(t.options()).toEqual(["Grizzly Bears", "Ox", "B"]);
    expect(t.answer({ kind: "distribute", amounts: [2, 2, 2] })).toMatchObject({
      kind: "illegalCombination",
    });
    t.divide(2, 3, 1);
    expect(t.life("B")).toBe(19);
  });

  it("asks nothing of a trampler that can do no more than kill its blocker", () => {
    const t = play({ A: { battlefield: [trampler] }, B: { battlefield: [creature("Ox", 0, 4)] } });
    t.attack("Trampler").block("Ox>Trampler").fight();
    expect(t.graveyard("B")).toEqual(["Ox"]);
    expect(t.life("B")).toBe(20);
  });

  it("counts one damage as lethal from a source with deathtouch (K03)", () => {
    const t = play({
      A: {
        battlefield: [
          bears,
          { card: real("Rancor"), on: "Grizzly Bears" },
          { card: real("Basilisk Collar"), on: "Grizzly Bears" },
        ],
      },
      B: { battlefield: [real("Wall of Stone")] },
    });
    t.attack("Grizzly Bears").block("Wall of Stone>Grizzly Bears");
    t.pass().pass();
    expect(t.decision).toMatchObject({ total: 4, lethal: [1] });
    t.divide(1, 3);
    expect(t.life("B")).toBe(17);
    expect(t.life("A")).toBe(24);
    expect(t.graveyard("B")).toEqual(["Wall of Stone"]);
  });

  it("counts damage already marked and assigned by others at the same time as lethal damage", () => {
    const t = play({
      A: {
        battlefield: [creature("First", 1, 1), creature("Second", 3, 3, { abilities: [keyword("trample")] })],
      },
      B: { battlefield: [withRestriction("Bulwark", 0, 2, { kind: "canBlockAdditional", count: 1 })] },
    });
    t.attack("First", "Second").block("Bulwark>First+Second");
    t.pass().pass();
    expect(t.decision).toMatchObject({ total: 3, lethal: [1] });
    t.divide(1, 2);
    expect(t.life("B")).toBe(18);
  });

  it("goes to the player when a trampler's blocker is gone, and nowhere without trample (K04)", () => {
    const t = play({
      A: { battlefield: [trampler, creature("Plain", 4, 4)], hand: [kill, kill] },
      B: { battlefield: [bears, creature("Ox", 0, 1)] },
    });
    t.attack("Trampler", "Plain").block("Grizzly Bears>Trampler", "Ox>Plain");
    t.cast("Kill", "Grizzly Bears").resolve();
    t.cast("Kill", "Ox").resolve();
    t.fight();
    expect(t.life("B")).toBe(16);
    expect(t.told("damageDealt")).toBe(1);
  });

  it("comes first from first strikers, which then deal none again (CR 510.4)", () => {
    const t = play({
      A: { battlefield: [creature("Lancer", 2, 2, { abilities: [keyword("firstStrike")] })] },
      B: { battlefield: [bears] },
    });
    t.attack("Lancer").block("Grizzly Bears>Lancer").fight();
    expect(t.graveyard("B")).toEqual(["Grizzly Bears"]);
    expect(t.battlefield("A")).toContain("Lancer");
    expect(t.told("damageDealt")).toBe(1);
  });

  it("comes twice from double strikers", () => {
    const t = play({
      A: { battlefield: [creature("Duelist", 2, 2, { abilities: [keyword("doubleStrike")] }), bears] },
    });
    t.attack("Duelist", "Grizzly Bears").fight();
    expect(t.life("B")).toBe(14);
  });

  it("comes once from one that loses double strike between the steps (K02)", () => {
    const lose = spell(
      "Dull",
      [
        {
          kind: "modify",
          what: { kind: "ref", ref: { kind: "target", target: "t1" } },
          modifications: [{ kind: "loseKeyword", keyword: "doubleStrike" }],
          duration: "endOfTurn",
        },
      ],
      [CREATURE_TARGET],
    );
    const t = play({
      A: { battlefield: [creature("Duelist", 2, 2, { abilities: [keyword("doubleStrike")] })], hand: [lose] },
    });
    t.attack("Duelist").to("firstStrikeDamage");
    expect(t.life("B")).toBe(18);
    t.cast("Dull").resolve();
    expect(t.fight().life("B")).toBe(18);
  });

  it("still comes from one that gains first strike after the first of the steps (K02)", () => {
    const hone = spell(
      "Hone",
      [
        {
          kind: "modify",
          what: { kind: "ref", ref: { kind: "target", target: "t1" } },
          modifications: [{ kind: "gainAbility", ability: keyword("firstStrike") }],
          duration: "endOfTurn",
        },
      ],
      [CREATURE_TARGET],
    );
    const t = play({
      A: {
        battlefield: [bears, creature("Lancer", 1, 1, { abilities: [keyword("firstStrike")] })],
        hand: [hone],
      },
    });
    t.attack("Grizzly Bears", "Lancer").to("firstStrikeDamage");
    expect(t.life("B")).toBe(19);
    t.cast("Hone", "Grizzly Bears").resolve();
    expect(t.fight().life("B")).toBe(17);
  });

  it("is dealt to nobody when the planeswalker that was attacked has left", () => {
    const walker = {
      ...creature("Wanderer", 1, 1),
      faces: [{ name: "Wanderer", manaCost: null, types: ["planeswalker"] as const, loyalty: 3 }],
    } as const;
    const smash = spell("Smash", [
      { kind: "destroy", what: { kind: "all", filter: { of: [{ kind: "type", type: "planeswalker" }] } } },
    ]);
    const t = play({
      A: { battlefield: [bears], hand: [smash] },
      B: { battlefield: [{ card: walker, as: { counters: { loyalty: 3 } } }] },
    });
    t.attack("Grizzly Bears/Wanderer").cast("Smash").resolve();
    t.fight();
    expect(t.life("B")).toBe(20);
    expect(t.told("damageDealt")).toBe(0);
  });

  it("is assigned by toughness where an effect says so", () => {
    const t = play({
      A: { battlefield: [withRestriction("Treefolk", 1, 5, { kind: "assignsDamageByToughness" })] },
    });
    expect(t.attack("Treefolk").fight().life("B")).toBe(15);
  });

  it("may be assigned as though the creature weren't blocked", () => {
    const t = play({
      A: {
        battlefield: [withRestriction("Thorn Elemental", 7, 7, { kind: "assignsDamageAsThoughUnblocked" })],
      },
      B: { battlefield: [bears] },
    });
    t.attack("Thorn Elemental").block("Grizzly Bears>Thorn Elemental");
    t.pass().pass();
    expect(t.asked).toBe("A confirm may");
    t.yes();
    expect(t.life("B")).toBe(13);
    expect(t.battlefield("B")).toEqual(["Grizzly Bears"]);
  });

  it("gives life to the controller of a source with lifelink as it is dealt", () => {
    const t = play({ A: { battlefield: [real("Child of Night")], life: 1 } });
    t.attack("Child of Night").fight();
    expect([t.life("A"), t.life("B")]).toEqual([3, 18]);
  });
});
