import { type Ability, type CardDefinition, LANGUAGE_VERSION } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { characteristics } from "../../src/index.ts";
import { card } from "../support/cards.ts";
import { Duel, real } from "../support/duel.ts";

const flips: Ability = {
  kind: "activated",
  cost: [{ kind: "mana", mana: ["1"] }],
  body: {
    kind: "plain",
    effects: [{ kind: "keywordAction", action: "flip", what: { kind: "ref", ref: { kind: "this" } } }],
  },
};
const gardener: CardDefinition = {
  version: LANGUAGE_VERSION,
  name: "Budoka Gardener // Dokai, Weaver of Life",
  layout: "flip",
  faces: [
    {
      name: "Budoka Gardener",
      types: ["creature"],
      subtypes: ["Human", "Monk"],
      manaCost: ["1", "G"],
      power: 2,
      toughness: 1,
      abilities: [flips],
    },
    {
      name: "Dokai, Weaver of Life",
      supertypes: ["legendary"],
      types: ["creature"],
      subtypes: ["Human", "Monk"],
      manaCost: null,
      power: 3,
      toughness: 3,
    },
  ],
};

describe("flip cards (CR 710)", () => {
  it("have their other name, type line, text and numbers once flipped, and keep color and mana cost", () => {
    const duel = new Duel({ A: { battlefield: [gardener, real("Forest")] } });
    duel.activate(0, "Budoka Gardener").resolve();
    expect(characteristics(duel.state, duel.find("Dokai, Weaver of Life"))).toMatchObject({
      supertypes: ["legendary"],
      colors: ["G"],
      manaValue: 2,
      power: 3,
      toughness: 3,
      abilities: [],
    });
  });

  it("are as they were again when they leave the battlefield", () => {
    const duel = new Duel({
      A: { battlefield: [gardener, real("Forest"), real("Mountain")], hand: [real("Lightning Bolt")] },
    });
    duel.activate(0, "Budoka Gardener").resolve();
    duel.cast(0, "Lightning Bolt", "Dokai, Weaver of Life").resolve();
    expect(duel.count("Budoka Gardener", "graveyard")).toBe(1);
  });

  it("can be flipped as well where an effect has made a permanent a copy of one", () => {
    const mirror: Ability = {
      kind: "activated",
      cost: [],
      body: {
        kind: "plain",
        targets: [
          { id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "creature" }] } } },
        ],
        effects: [
          {
            kind: "modify",
            what: { kind: "ref", ref: { kind: "this" } },
            modifications: [{ kind: "copyOf", of: { kind: "target", target: "t1" } }],
            duration: "endOfTurn",
          },
        ],
      },
    };
    const duel = new Duel({
      A: { battlefield: [card("Mirror", { types: ["artifact"], abilities: [mirror] }), real("Forest")] },
      B: { battlefield: [gardener] },
    });
    duel.activate(0, "Mirror", "Budoka Gardener").resolve();
    duel.activate(0, "Budoka Gardener").resolve();
    expect(characteristics(duel.state, duel.find("Dokai, Weaver of Life"))).toMatchObject({
      controller: 0,
      power: 3,
    });
  });
});
