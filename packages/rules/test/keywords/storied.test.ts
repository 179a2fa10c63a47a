import { describe, expect, it } from "vitest";
import { characteristics } from "../../src/index.ts";
import { add, card, creature, keyword } from "../support/cards.ts";
import { Duel } from "../support/duel.ts";

const bard = creature("Ori, Keeper of Songs", 2, 2, {
  supertypes: ["legendary"],
  abilities: [
    keyword("storied"),
    {
      kind: "static",
      condition: { kind: "player", player: { kind: "you" }, is: "hasEnduringStory" },
      effects: [{ kind: "modify", what: "this", modifications: [add(1, 0)] }],
    },
  ],
});
const relic = (name: string) => card(name, { types: ["artifact"], manaCost: [] });
const power = (duel: Duel) => characteristics(duel.state, duel.find("Ori, Keeper of Songs")).power;

describe("storied (The Hobbit)", () => {
  it("counts artifacts, legendary permanents and Sagas, the permanent itself among them", () => {
    const duel = new Duel({ A: { battlefield: [bard, relic("Harp")], hand: [relic("Horn")] } });
    expect(power(duel)).toBe(2);
    duel.cast(0, "Horn").resolve();
    expect(power(duel)).toBe(3);
  });

  it("lasts for the rest of the game, though they are gone", () => {
    const wrath = card("Shatterstorm", {
      types: ["instant"],
      manaCost: [],
      abilities: [
        {
          kind: "spell",
          body: {
            kind: "plain",
            effects: [
              {
                kind: "destroy",
                what: { kind: "all", filter: { of: [{ kind: "type", type: "artifact" }] } },
              },
            ],
          },
        },
      ],
    });
    const duel = new Duel({ A: { battlefield: [bard, relic("Harp")], hand: [relic("Horn"), wrath] } });
    duel.cast(0, "Horn").resolve().cast(0, "Shatterstorm").resolve();
    expect(duel.count("Harp", "graveyard", 0)).toBe(1);
    expect(power(duel)).toBe(3);
  });

  it("reveals nothing about what the opponent controls", () => {
    const duel = new Duel({
      A: { battlefield: [bard, relic("Harp")] },
      B: { hand: [relic("Horn")], battlefield: [relic("Drum")] },
    });
    duel.nextTurn().to("precombatMain", 1).cast(1, "Horn").resolve();
    expect(power(duel)).toBe(2);
  });
});
