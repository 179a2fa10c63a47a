import { type Ability, type CardDefinition, LANGUAGE_VERSION } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { characteristics } from "../../src/index.ts";
import { card, keyword } from "../support/cards.ts";
import { Duel, real } from "../support/duel.ts";
import { beast } from "../support/keyworded.ts";

const bears = beast("Grizzly Bears", 2, 2);
const clue = card("Clue", { types: ["artifact"], manaCost: [] });

describe("bargain", () => {
  const lightblades: CardDefinition = card("Kellan's Lightblades", {
    types: ["instant"],
    manaCost: [],
    abilities: [
      keyword("bargain"),
      {
        kind: "spell",
        body: {
          kind: "plain",
          effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }],
        },
      },
    ],
  });
  const friend: Ability = {
    kind: "triggered",
    event: { kind: "moves", what: "this", to: "battlefield" },
    condition: { kind: "paidAlternative", keyword: "bargain" },
    body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 3 }] },
  };
  const negotiator = beast("High Fae Negotiator", 3, 4, keyword("bargain"), friend);

  it("offers to sacrifice an artifact, enchantment or token, and is remembered by the permanent", () => {
    for (const [sacrificed, life] of [
      [true, 23],
      [false, 20],
    ] as const) {
      const duel = new Duel({ A: { battlefield: [clue, bears], hand: [negotiator] } });
      duel.answer(0, "chooseCost", sacrificed).cast(0, "High Fae Negotiator").resolve();
      expect([duel.life(0), duel.count("Clue", "graveyard")]).toEqual([life, sacrificed ? 1 : 0]);
    }
  });

  it("offers nothing where there is only what can't be bargained away", () => {
    const duel = new Duel({ A: { battlefield: [bears], hand: [lightblades] } });
    duel.cast(0, "Kellan's Lightblades").resolve();
    expect([duel.life(0), duel.count("Grizzly Bears", "battlefield")]).toEqual([21, 1]);
  });
});

describe("craft (CR 702.167)", () => {
  const sawblades: CardDefinition = {
    version: LANGUAGE_VERSION,
    name: "Spring-Loaded Sawblades // Bladewheel Chariot",
    layout: "transform",
    faces: [
      {
        name: "Spring-Loaded Sawblades",
        types: ["artifact"],
        manaCost: ["1", "W"],
        abilities: [
          {
            kind: "keyword",
            keyword: "craft",
            with: { of: [{ kind: "type", type: "artifact" }] },
            cost: [{ kind: "mana", mana: ["3", "W"] }],
          },
        ],
      },
      {
        name: "Bladewheel Chariot",
        types: ["artifact"],
        subtypes: ["Vehicle"],
        manaCost: null,
        power: 5,
        toughness: 5,
      },
    ],
  };
  const plains = Array.from({ length: 4 }, () => real("Plains"));

  it("exiles it and a material, a permanent or a card of the graveyard, and returns it transformed", () => {
    for (const setup of [
      { battlefield: [...plains, sawblades, clue] },
      { battlefield: [...plains, sawblades], graveyard: [clue] },
    ]) {
      const duel = new Duel({ A: setup });
      duel.activate(0, "Spring-Loaded Sawblades").resolve();
      expect(duel.count("Clue", "exile")).toBe(1);
      expect(characteristics(duel.state, duel.find("Bladewheel Chariot")).power).toBeNull();
    }
  });

  it("isn't available without another material of the player's own", () => {
    const duel = new Duel({
      A: { battlefield: [...plains, sawblades, bears] },
      B: { battlefield: [clue] },
    });
    expect(() => duel.activate(0, "Spring-Loaded Sawblades")).toThrow("no ability");
  });
});
