import {
  type Ability,
  type CardDefinition,
  type Effect,
  type Face,
  LANGUAGE_VERSION,
  type Layout,
} from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { characteristics } from "../../src/index.ts";
import { card, keyword } from "../support/cards.ts";
import { Duel, real } from "../support/duel.ts";
import { beast } from "../support/keyworded.ts";

function inParts(layout: Layout, first: Face, second: Face): CardDefinition {
  return {
    version: LANGUAGE_VERSION,
    name: `${first.name} // ${second.name}`,
    layout,
    faces: [first, second],
  };
}

function spell(...effects: readonly Effect[]): Ability {
  return { kind: "spell", body: { kind: "plain", effects } };
}

function damage(amount: number): Ability {
  return {
    kind: "spell",
    body: {
      kind: "plain",
      targets: [{ id: "t1", what: { kind: "any" } }],
      effects: [{ kind: "dealDamage", amount, to: { kind: "targets", target: "t1" } }],
    },
  };
}

const giant = inParts(
  "adventure",
  {
    name: "Bonecrusher Giant",
    types: ["creature"],
    subtypes: ["Giant"],
    manaCost: ["2", "R"],
    power: 4,
    toughness: 3,
  },
  {
    name: "Stomp",
    types: ["instant"],
    subtypes: ["Adventure"],
    manaCost: ["1", "R"],
    abilities: [damage(2)],
  },
);
const mountains = (count: number) => Array.from({ length: count }, () => real("Mountain"));

function castNames(duel: Duel, name: string): string[] {
  const { decision } = duel;
  if (decision.kind !== "act") return [];
  return decision.acts.flatMap((act) => {
    if (act.kind !== "cast") return [];
    const object = duel.state.objects[act.object];
    const definition = object ? duel.state.definitions[object.definition] : undefined;
    if (definition?.name !== name) return [];
    return [definition.faces[act.face]?.name ?? "both"];
  });
}

/** Casts one part of a card, with targets. */
function castPart(
  duel: Duel,
  card: CardDefinition,
  part: number,
  ...targets: readonly (string | { player: 0 | 1 })[]
): Duel {
  for (const target of targets) duel.answer(0, "chooseTargets", target);
  return duel.castFace(0, card.name, part);
}

describe("adventurer cards (CR 715)", () => {
  it("are creatures everywhere, and may be cast as either", () => {
    const duel = new Duel({ A: { battlefield: mountains(3), hand: [giant] } });
    expect(characteristics(duel.state, duel.find("Bonecrusher Giant"))).toMatchObject({
      types: ["creature"],
      manaValue: 3,
    });
    expect(castNames(duel, giant.name)).toEqual(["Bonecrusher Giant", "Stomp"]);
  });

  it("go on an adventure: exiled as the instant resolves, and cast from there as the creature only", () => {
    const duel = new Duel({ A: { battlefield: mountains(5), hand: [giant] } });
    castPart(duel, giant, 1, { player: 1 }).resolve();
    expect([duel.life(1), duel.count("Bonecrusher Giant", "exile")]).toEqual([18, 1]);
    expect(castNames(duel, giant.name)).toEqual(["Bonecrusher Giant"]);
    castPart(duel, giant, 0).resolve();
    expect([duel.pt("Bonecrusher Giant"), duel.count("Bonecrusher Giant", "battlefield")]).toEqual([
      "4/3",
      1,
    ]);
  });

  it("go to the graveyard when the Adventure doesn't resolve", () => {
    const bears = beast("Grizzly Bears", 2, 2);
    const duel = new Duel({
      A: { battlefield: mountains(5), hand: [giant, real("Lightning Bolt")] },
      B: { battlefield: [bears] },
    });
    castPart(duel, giant, 1, "Grizzly Bears");
    duel.cast(0, "Lightning Bolt", "Grizzly Bears").resolve();
    expect(duel.count("Bonecrusher Giant", "graveyard")).toBe(1);
  });

  it("count on the stack as what they are cast as", () => {
    const duel = new Duel({ A: { battlefield: mountains(5), hand: [giant] } });
    castPart(duel, giant, 1, { player: 1 });
    expect(characteristics(duel.state, duel.find("Stomp"))).toMatchObject({
      types: ["instant"],
      manaValue: 2,
    });
  });

  it("are judged by the part that is cast when an effect lets certain spells be cast (CR 715.3a)", () => {
    const lets = (type: "creature" | "instant"): CardDefinition =>
      card("Permission", {
        types: ["enchantment"],
        abilities: [
          {
            kind: "static",
            effects: [
              {
                kind: "rule",
                rule: {
                  kind: "mayPlayFrom",
                  who: { kind: "you" },
                  what: { of: [{ kind: "type", type }] },
                  zone: "graveyard",
                  act: "cast",
                },
              },
            ],
          },
        ],
      });
    for (const [type, part] of [
      ["creature", "Bonecrusher Giant"],
      ["instant", "Stomp"],
    ] as const) {
      const duel = new Duel({ A: { battlefield: [...mountains(3), lets(type)], graveyard: [giant] } });
      expect(castNames(duel, giant.name)).toEqual([part]);
    }
  });
});

const fireIce = inParts(
  "split",
  { name: "Fire", types: ["instant"], manaCost: ["1", "R"], abilities: [damage(2)] },
  {
    name: "Ice",
    types: ["instant"],
    manaCost: ["1", "U"],
    abilities: [spell({ kind: "draw", who: { kind: "you" }, amount: 1 })],
  },
);

describe("split cards (CR 709)", () => {
  it("have the characteristics of both halves where they aren't on the stack", () => {
    const duel = new Duel({ A: { hand: [fireIce] } });
    expect(characteristics(duel.state, duel.find("Fire // Ice"))).toMatchObject({
      manaValue: 4,
      colors: ["U", "R"],
    });
  });

  it("have those of the half that was cast on the stack, and cost what it costs", () => {
    const duel = new Duel({ A: { battlefield: mountains(2), hand: [fireIce] } });
    expect(castNames(duel, fireIce.name)).toEqual(["Fire"]);
    castPart(duel, fireIce, 0, { player: 1 });
    expect(characteristics(duel.state, duel.find("Fire"))).toMatchObject({ manaValue: 2, colors: ["R"] });
    duel.resolve();
    expect([duel.life(1), duel.count("Fire // Ice", "graveyard")]).toEqual([18, 1]);
  });
});

const turnBurn = inParts(
  "split",
  {
    name: "Wear",
    types: ["instant"],
    manaCost: ["1", "R"],
    abilities: [damage(3), keyword("fuse")],
  },
  {
    name: "Tear",
    types: ["instant"],
    manaCost: ["R"],
    abilities: [damage(1), keyword("fuse")],
  },
);

describe("fuse (CR 702.102)", () => {
  it("casts both halves from the hand for both costs, the left one done first", () => {
    const duel = new Duel({ A: { battlefield: mountains(3), hand: [turnBurn] } });
    expect(castNames(duel, turnBurn.name)).toEqual(["Wear", "Tear", "both"]);
    castPart(duel, turnBurn, 2, { player: 1 }, { player: 0 });
    expect(characteristics(duel.state, duel.find("Wear // Tear"))).toMatchObject({ manaValue: 3 });
    duel.resolve();
    expect([duel.life(1), duel.life(0)]).toEqual([17, 19]);
    expect(duel.count("Wear // Tear", "graveyard")).toBe(1);
  });

  it("isn't there from another zone", () => {
    const duel = new Duel({
      A: {
        battlefield: [
          ...mountains(3),
          card("Yawgmoth's Will", {
            types: ["enchantment"],
            abilities: [
              {
                kind: "static",
                effects: [
                  {
                    kind: "rule",
                    rule: {
                      kind: "mayPlayFrom",
                      who: { kind: "you" },
                      what: { of: [] },
                      zone: "graveyard",
                      act: "play",
                    },
                  },
                ],
              },
            ],
          }),
        ],
        graveyard: [turnBurn],
      },
    });
    expect(castNames(duel, turnBurn.name)).toEqual(["Wear", "Tear"]);
  });
});

describe("cascade over cards in parts (CR 702.85a)", () => {
  it("lets only a part be cast whose mana value is less than the spell's", () => {
    const cascading = beast("Bloodbraid Elf", 3, 2, keyword("cascade"));
    const elf: CardDefinition = {
      ...cascading,
      faces: [{ ...cascading.faces[0], manaCost: ["1", "R", "G"] }],
    };
    const dear = inParts(
      "modal_dfc",
      { name: "Valki", types: ["creature"], manaCost: ["1", "B"], power: 2, toughness: 1 },
      { name: "Tibalt", types: ["creature"], manaCost: ["5", "B", "R"], power: 7, toughness: 7 },
    );
    const duel = new Duel({
      A: { battlefield: [real("Forest"), ...mountains(2)], hand: [elf], library: [dear] },
    });
    duel.answer(0, "castNow", "Valki").cast(0, "Bloodbraid Elf").resolve();
    expect(duel.count("Valki", "battlefield")).toBe(1);
  });

  it("offers the parts by their names where several can be cast", () => {
    const cascading = beast("Bloodbraid Elf", 3, 2, keyword("cascade"));
    const elf: CardDefinition = {
      ...cascading,
      faces: [{ ...cascading.faces[0], manaCost: ["1", "R", "G"] }],
    };
    const cheap = inParts(
      "modal_dfc",
      { name: "Valki", types: ["creature"], manaCost: ["1", "B"], power: 2, toughness: 1 },
      { name: "Tibalt", types: ["creature"], manaCost: ["B"], power: 1, toughness: 1 },
    );
    const duel = new Duel({
      A: { battlefield: [real("Forest"), ...mountains(2)], hand: [elf], library: [cheap] },
    });
    duel.answer(0, "castNow", "Tibalt").cast(0, "Bloodbraid Elf").resolve();
    expect(duel.count("Tibalt", "battlefield")).toBe(1);
  });
});
