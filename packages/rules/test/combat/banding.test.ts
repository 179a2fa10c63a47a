import { describe, expect, it } from "vitest";
import { characteristics, type ObjectId } from "../../src/index.ts";
import { CREATURES, card, creature, keyword } from "../support/cards.ts";
import { Duel } from "../support/duel.ts";

const hero = creature("Benalish Hero", 1, 1, { abilities: [keyword("banding")] });
const other = creature("Mesa Pegasus", 1, 1, { abilities: [keyword("banding"), keyword("flying")] });
const bird = creature("Storm Crow", 1, 2, { abilities: [keyword("flying")] });
const giant = creature("Hill Giant", 3, 3);
const ogre = creature("Gray Ogre", 2, 2);

function bandOf(duel: Duel, name: string): ObjectId | undefined {
  return duel.state.combat?.attackers.find(({ object }) => object === duel.find(name))?.band;
}

function blockersOf(duel: Duel, name: string): readonly string[] {
  const attacker = duel.state.combat?.attackers.find(({ object }) => object === duel.find(name));
  return (attacker?.blockers ?? []).map((id) => characteristics(duel.state, id).name);
}

describe("banding (CR 702.22)", () => {
  it("lets any number with banding and one without attack in a band", () => {
    const duel = new Duel({ A: { battlefield: [hero, other, giant, ogre] } });
    duel.answer(0, "choose", "Mesa Pegasus").answer(0, "choose", "Hill Giant");
    duel.attack(0, "Benalish Hero", "Mesa Pegasus", "Hill Giant", "Gray Ogre").to("declareAttackers");
    const bands = ["Benalish Hero", "Mesa Pegasus", "Hill Giant", "Gray Ogre"].map((one) =>
      bandOf(duel, one),
    );
    expect(bands[0]).toBeDefined();
    expect(bands).toEqual([bands[0], bands[0], bands[0], undefined]);
    expect(duel.events.filter(({ kind }) => kind === "bandFormed")).toHaveLength(1);
  });

  it("asks nothing where nothing could be banded", () => {
    const duel = new Duel({ A: { battlefield: [giant, ogre] } });
    duel.attack(0, "Hill Giant", "Gray Ogre").to("declareAttackers");
    expect(duel.state.combat?.attackers.map(({ band }) => band)).toEqual([undefined, undefined]);
  });

  it("has a creature that blocks one of a band block all of it, whether it could block the others or not", () => {
    const duel = new Duel({ A: { battlefield: [hero, bird] }, B: { battlefield: [giant] } });
    duel.answer(0, "choose", "Storm Crow").attack(0, "Benalish Hero", "Storm Crow");
    duel.block(1, ["Hill Giant", "Benalish Hero"]).to("declareBlockers");
    expect(blockersOf(duel, "Storm Crow")).toEqual(["Hill Giant"]);
  });

  it("lets the attacking player divide the damage of what blocks the band", () => {
    const duel = new Duel({ A: { battlefield: [hero, giant] }, B: { battlefield: [ogre] } });
    duel.answer(0, "choose", "Hill Giant").attack(0, "Benalish Hero", "Hill Giant");
    duel.block(1, ["Gray Ogre", "Benalish Hero"]).answer(0, "assignCombatDamage", 0, 2).to("endOfCombat");
    expect(duel.count("Benalish Hero", "battlefield", 0)).toBe(1);
    expect(duel.count("Hill Giant", "battlefield", 0)).toBe(1);
    expect(duel.count("Gray Ogre", "graveyard", 1)).toBe(1);
  });

  it("lets the defending player divide the damage of what a creature with banding blocks", () => {
    const duel = new Duel({ A: { battlefield: [giant] }, B: { battlefield: [hero, ogre] } });
    duel.attack(0, "Hill Giant");
    duel.block(1, ["Benalish Hero", "Hill Giant"], ["Gray Ogre", "Hill Giant"]);
    duel.answer(1, "assignCombatDamage", 3, 0).to("endOfCombat");
    expect(duel.count("Gray Ogre", "battlefield", 1)).toBe(1);
    expect(duel.count("Benalish Hero", "graveyard", 1)).toBe(1);
  });

  it("needs no trampling past blockers with banding", () => {
    const wurm = creature("Crash of Rhinos", 8, 4, { abilities: [keyword("trample")] });
    const duel = new Duel({ A: { battlefield: [wurm] }, B: { battlefield: [hero] } });
    duel.attack(0, "Crash of Rhinos").block(1, ["Benalish Hero", "Crash of Rhinos"]).to("endOfCombat");
    expect(duel.life(1)).toBe(20);
  });

  it("lasts though the creature loses the ability later in combat", () => {
    const humble = card("Humble", {
      types: ["instant"],
      manaCost: [],
      abilities: [
        {
          kind: "spell",
          body: {
            kind: "plain",
            targets: [{ id: "t1", what: { kind: "object", filter: { of: [CREATURES] } } }],
            effects: [
              {
                kind: "modify",
                what: { kind: "ref", ref: { kind: "target", target: "t1" } },
                modifications: [{ kind: "loseAllAbilities" }],
                duration: "endOfTurn",
              },
            ],
          },
        },
      ],
    });
    const duel = new Duel({ A: { battlefield: [hero, bird] }, B: { battlefield: [giant], hand: [humble] } });
    duel.answer(0, "choose", "Storm Crow").attack(0, "Benalish Hero", "Storm Crow").to("declareAttackers");
    duel.answer(1, "chooseTargets", "Benalish Hero").toPriority(1).cast(1, "Humble").resolve();
    duel.block(1, ["Hill Giant", "Benalish Hero"]).to("declareBlockers");
    expect(blockersOf(duel, "Storm Crow")).toEqual(["Hill Giant"]);
  });
});

describe("bands with other (CR 702.22c, 702.22j)", () => {
  const legend = (name: string, bands: boolean) =>
    creature(name, 2, 2, {
      supertypes: ["legendary"],
      abilities: bands
        ? [
            {
              kind: "keyword",
              keyword: "bandsWithOther",
              what: {
                of: [
                  { kind: "supertype", supertype: "legendary" },
                  { kind: "type", type: "creature" },
                ],
              },
            },
          ]
        : [],
    });

  it("bands with any number of others of that quality and with nothing else", () => {
    const duel = new Duel({
      A: { battlefield: [legend("Adun Oakenshield", true), legend("Barktooth Warbeard", false), ogre] },
    });
    duel.answer(0, "choose", "Barktooth Warbeard");
    duel.attack(0, "Adun Oakenshield", "Barktooth Warbeard", "Gray Ogre").to("declareAttackers");
    expect(bandOf(duel, "Barktooth Warbeard")).toBe(bandOf(duel, "Adun Oakenshield"));
    expect(bandOf(duel, "Barktooth Warbeard")).toBeDefined();
    expect(bandOf(duel, "Gray Ogre")).toBeUndefined();
  });
});
