import type { CardDefinition, ManaCost } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { always, card, creature } from "../support/cards.ts";
import { Duel, real } from "../support/duel.ts";
import { costing } from "../support/keyworded.ts";

const lands = (name: string, count: number) => Array.from({ length: count }, () => real(name));
const giant = creature("Hill Giant", 3, 3, { manaCost: ["3", "R"] });
const bears = creature("Grizzly Bears", 2, 2, { manaCost: ["1", "G"] });

const sphere = card("Sphere", {
  types: ["artifact"],
  manaCost: ["3"],
  abilities: [
    always({
      kind: "rule",
      rule: { kind: "costChange", spells: { of: [] }, who: { kind: "allPlayers" }, minimum: 3 },
    }),
  ],
});

function viasOf(duel: Duel): (string | null)[] {
  const { decision } = duel;
  return decision.kind === "act"
    ? decision.acts.flatMap((act) => (act.kind === "cast" ? [act.via] : []))
    : [];
}

describe("emerge (CR 702.119)", () => {
  const behemoth = creature("Drownyard Behemoth", 5, 7, {
    manaCost: ["9", "U"],
    abilities: [costing("emerge", "7", "U")],
  });

  it("costs less by the mana value of the creature that is sacrificed", () => {
    const duel = new Duel({ A: { battlefield: [...lands("Island", 4), giant, bears], hand: [behemoth] } });
    expect(viasOf(duel)).toEqual(["emerge"]);
    duel.castVia(0, "Drownyard Behemoth", "emerge").resolve();
    expect([duel.count("Hill Giant", "graveyard"), duel.count("Grizzly Bears", "battlefield")]).toEqual([
      1, 1,
    ]);
    expect(duel.count("Drownyard Behemoth", "battlefield")).toBe(1);
  });

  it("lets the caster choose among creatures that make it payable", () => {
    const duel = new Duel({ A: { battlefield: [...lands("Island", 6), giant, bears], hand: [behemoth] } });
    duel.answer(0, "chooseCost", "Grizzly Bears").castVia(0, "Drownyard Behemoth", "emerge").resolve();
    expect([duel.count("Grizzly Bears", "graveyard"), duel.count("Hill Giant", "battlefield")]).toEqual([
      1, 1,
    ]);
    expect(duel.toldOf("manaAdded").length).toBe(6);
  });

  it("leaves a total cost that is at least what an effect sets (601.2f)", () => {
    const hydra = creature("Hydra", 7, 7, { manaCost: ["7"] });
    const having = (islands: number) =>
      new Duel({ A: { battlefield: [...lands("Island", islands), sphere, hydra], hand: [behemoth] } });
    expect(viasOf(having(2))).toEqual([]);
    const duel = having(3).castVia(0, "Drownyard Behemoth", "emerge").resolve();
    expect([duel.count("Hydra", "graveyard"), duel.toldOf("manaAdded").length]).toEqual([1, 3]);
  });

  it("isn't there without a creature to sacrifice", () => {
    const duel = new Duel({ A: { battlefield: lands("Island", 8), hand: [behemoth] } });
    expect(viasOf(duel)).toEqual([]);
  });
});

describe("harmonize", () => {
  const dragonfire = card("Channeled Dragonfire", {
    types: ["sorcery"],
    manaCost: ["R"],
    abilities: [
      {
        kind: "spell",
        body: {
          kind: "plain",
          targets: [{ id: "t", what: { kind: "any" } }],
          effects: [{ kind: "dealDamage", amount: 2, to: { kind: "targets", target: "t" } }],
        },
      },
      costing("harmonize", "5", "R", "R"),
    ],
  });

  it("casts it from the graveyard for less by the power of a creature that is tapped, and exiles it", () => {
    const duel = new Duel({ A: { battlefield: [...lands("Mountain", 4), giant], graveyard: [dragonfire] } });
    expect(viasOf(duel)).toEqual(["harmonize"]);
    duel.answer(0, "chooseTargets", { player: 1 });
    duel.castVia(0, "Channeled Dragonfire", "harmonize").resolve();
    expect([duel.life(1), duel.count("Channeled Dragonfire", "exile")]).toEqual([18, 1]);
    expect(duel.state.objects[duel.find("Hill Giant")]?.status.tapped).toBe(true);
  });

  it("taps no creature unless the caster wants it", () => {
    const duel = new Duel({ A: { battlefield: [...lands("Mountain", 7), giant], graveyard: [dragonfire] } });
    duel.answer(0, "chooseTargets", { player: 1 });
    duel.castVia(0, "Channeled Dragonfire", "harmonize").resolve();
    expect(duel.state.objects[duel.find("Hill Giant")]?.status.tapped).toBe(false);
    const tapping = new Duel({
      A: { battlefield: [...lands("Mountain", 7), giant], graveyard: [dragonfire] },
    });
    tapping
      .answer(0, "chooseCost", true)
      .answer(0, "chooseCost", "Hill Giant")
      .answer(0, "chooseTargets", { player: 1 });
    tapping.castVia(0, "Channeled Dragonfire", "harmonize").resolve();
    expect(tapping.toldOf("manaAdded").length).toBe(4);
  });
});

describe("offering (CR 702.48)", () => {
  const patron = creature("Patron", 5, 5, {
    manaCost: ["4", "R", "R"],
    abilities: [
      { kind: "keyword", keyword: "offering", what: { of: [{ kind: "subtype", subtype: "Goblin" }] } },
    ],
  });
  const goblin = (name: string, ...manaCost: ManaCost) =>
    creature(name, 1, 1, { subtypes: ["Goblin"], manaCost });
  const having = (mountains: number, ...others: readonly CardDefinition[]) =>
    new Duel({ A: { battlefield: [...lands("Mountain", mountains), ...others], hand: [patron] } });

  it("costs less by the mana cost of the permanent that is sacrificed (702.48a)", () => {
    const duel = having(3, goblin("Raider", "1", "R", "R"), giant);
    expect(viasOf(duel)).toEqual(["offering"]);
    duel.castVia(0, "Patron", "offering").resolve();
    expect([duel.count("Raider", "graveyard"), duel.count("Patron", "battlefield")]).toEqual([1, 1]);
    expect(duel.toldOf("manaAdded").length).toBe(3);
  });

  it("takes colored mana off mana of its color, and what is left over off generic mana (702.48c)", () => {
    expect(viasOf(having(4, goblin("Green", "G", "G")))).toEqual(["offering"]);
    expect(viasOf(having(3, goblin("Green", "G", "G")))).toEqual([]);
    expect(viasOf(having(3, goblin("Red", "R", "R", "R")))).toEqual(["offering"]);
    expect(viasOf(having(2, goblin("Red", "R", "R", "R")))).toEqual([]);
  });

  it("takes generic mana off generic mana alone (702.48c)", () => {
    expect(viasOf(having(2, goblin("Plain", "6")))).toEqual(["offering"]);
    expect(viasOf(having(1, goblin("Plain", "6")))).toEqual([]);
  });

  it("may be cast at any time with the sacrifice, and only then (702.48a)", () => {
    const duel = having(6, goblin("Raider", "R"));
    expect(viasOf(duel)).toEqual([null, "offering"]);
    for (const step of ["beginningOfCombat", "end"] as const) {
      duel.to(step).toPriority(0);
      expect(viasOf(duel)).toEqual(["offering"]);
    }
    duel.to("upkeep").toPriority(0);
    expect([duel.state.turn.active, viasOf(duel)]).toEqual([1, ["offering"]]);
    duel.castVia(0, "Patron", "offering").resolve();
    expect(duel.count("Patron", "battlefield")).toBe(1);
  });

  it("offers those with which it can be paid, and asks which (702.48b)", () => {
    const duel = having(4, goblin("Small", "R"), goblin("Middle", "1", "R"), goblin("Large", "2", "R"));
    duel.answer(0, "chooseCost", "Large").castVia(0, "Patron", "offering").resolve();
    expect([duel.count("Large", "graveyard"), duel.count("Small", "battlefield")]).toEqual([1, 1]);
    expect(duel.toldOf("manaAdded").length).toBe(3);
  });

  it("leaves a total cost that is at least what an effect sets (601.2f)", () => {
    const large = goblin("Large", "4", "R", "R");
    expect(viasOf(having(2, sphere, large))).toEqual([]);
    const duel = having(3, sphere, large).castVia(0, "Patron", "offering").resolve();
    expect([duel.count("Large", "graveyard"), duel.toldOf("manaAdded").length]).toEqual([1, 3]);
  });

  it("counts with what is offered for other costs that are announced before it, and with nothing else", () => {
    const kicked: CardDefinition = creature("Patron", 5, 5, {
      manaCost: ["4", "R", "R"],
      abilities: [
        { kind: "keyword", keyword: "offering", what: { of: [{ kind: "subtype", subtype: "Goblin" }] } },
        costing("kicker", "2"),
      ],
    });
    const idol = card("Idol", { types: ["artifact"], subtypes: ["Goblin"], manaCost: ["1", "R", "R"] });
    const duel = new Duel({ A: { battlefield: [...lands("Mountain", 5), idol], hand: [kicked] } });
    duel.answer(0, "chooseCost", true).castVia(0, "Patron", "offering").resolve();
    expect([duel.count("Idol", "graveyard"), duel.toldOf("manaAdded").length]).toEqual([1, 5]);
  });

  it("takes nothing but a permanent of that quality, which its controller has", () => {
    expect(viasOf(having(5, giant))).toEqual([]);
    const theirs = new Duel({
      A: { battlefield: lands("Mountain", 5), hand: [patron] },
      B: { battlefield: [goblin("Raider", "R")] },
    });
    expect(viasOf(theirs)).toEqual([]);
  });
});
