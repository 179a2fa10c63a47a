import type { ManaSymbol } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real, spell } from "../effects/play.ts";
import { card, enchantment } from "../support/cards.ts";

const THREE = {
  ...spell("Three", []),
  faces: [{ name: "Three", manaCost: ["2", "G"], types: ["instant"] }],
} as const;

/** "Whenever a player taps a land for mana, that player adds one mana of any type that land produced." */
const doubling = enchantment("Doubling Light", {
  kind: "triggered",
  event: { kind: "taps", what: { filter: { of: [{ kind: "type", type: "land" }] } }, forMana: true },
  body: {
    kind: "plain",
    effects: [{ kind: "addMana", who: { kind: "event" }, output: { kind: "sameAsEvent" } }],
  },
});

describe("mana that triggers on tapping for mana (CR 605.1b, 605.4a)", () => {
  it("is counted on when it is judged what can be cast, and pays for it", () => {
    const t = play({
      A: {
        battlefield: [real("Forest"), { card: real("Wild Growth"), on: "Forest" }, real("Llanowar Elves")],
        hand: [THREE],
      },
    });
    expect(t.canCast("Three")).toBe(true);
    t.cast("Three");
    expect([t.stack(), t.state.players[0]?.mana]).toEqual([["Three"], []]);
  });

  it("is counted on with a land that could be tapped for two colors", () => {
    const t = play({
      A: {
        battlefield: [real("Savannah"), { card: real("Wild Growth"), on: "Savannah" }],
        hand: [card("Two", { types: ["instant"], manaCost: ["W", "G"] })],
      },
    });
    t.cast("Two");
    expect([t.stack(), t.state.players[0]?.mana]).toEqual([["Two"], []]);
  });

  it("has the type of what was produced, for the player who tapped the land", () => {
    const t = play({
      A: {
        battlefield: [real("Island"), doubling],
        hand: [
          card("Blue", { types: ["instant"], manaCost: ["U", "U"] }),
          card("Odd", { types: ["instant"], manaCost: ["U", "R"] }),
        ],
      },
    });
    expect(t.acts()).toEqual(["cast Blue", "mana Island"]);
    t.cast("Blue");
    expect(t.stack()).toEqual(["Blue"]);
  });

  it("is not counted on where another player controls it", () => {
    const t = play({
      A: { battlefield: [real("Forest"), real("Llanowar Elves")], hand: [THREE] },
      B: {
        battlefield: [
          { card: real("Forest"), called: "theirs" },
          { card: real("Wild Growth"), on: "theirs" },
        ],
      },
    });
    expect(t.canCast("Three")).toBe(false);
  });
});

describe("mana of which a replacement effect makes more (CR 106.6a, 614.1a)", () => {
  const more = enchantment("Twice the Light", {
    kind: "static",
    effects: [
      {
        kind: "replacement",
        replacement: {
          kind: "changeMana",
          source: { filter: { of: [{ kind: "type", type: "land" }] } },
          change: { kind: "times", factor: 2 },
        },
      },
    ],
  });
  const costing = (name: string, ...manaCost: readonly ManaSymbol[]) =>
    card(name, { types: ["instant"], manaCost });

  it("is counted on when it is judged what can be cast, and pays for it", () => {
    const t = play({
      A: {
        battlefield: [more, real("Forest"), real("Llanowar Elves")],
        hand: [THREE, costing("Four", "3", "G")],
      },
    });
    expect([t.canCast("Three"), t.canCast("Four")]).toEqual([true, false]);
    t.cast("Three");
    expect([t.stack(), t.state.players[0]?.mana]).toEqual([["Three"], []]);
  });

  it("is of the one type that was chosen", () => {
    const t = play({
      A: {
        battlefield: [more, real("Savannah")],
        hand: [costing("Green", "G", "G"), costing("Both", "W", "G")],
      },
    });
    expect([t.canCast("Green"), t.canCast("Both")]).toEqual([true, false]);
    t.cast("Green");
    expect([t.stack(), t.state.players[0]?.mana]).toEqual([["Green"], []]);
  });
});
