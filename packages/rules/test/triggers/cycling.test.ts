import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { creature } from "../support/cards.ts";

const wurm = creature("Cycler", 5, 5, {
  manaCost: ["8"],
  abilities: [
    { kind: "keyword", keyword: "cycling", cost: [{ kind: "mana", mana: ["1"] }] },
    {
      kind: "triggered",
      event: { kind: "moves", what: "this", cause: "cycle" },
      body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 4 }] },
    },
  ],
});

const werewolf = creature("Wolf", 1, 1, {
  abilities: [
    {
      kind: "triggered",
      event: { kind: "stepBegins", step: "upkeep", whose: { kind: "allPlayers" } },
      condition: {
        kind: "not",
        of: {
          kind: "happened",
          event: { kind: "casts", who: { kind: "allPlayers" }, spell: { zones: ["stack"], of: [] } },
          when: "lastTurn",
        },
      },
      body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
    },
  ],
});

describe("when you cycle this card (CR 702.29c)", () => {
  it("triggers from the graveyard", () => {
    const t = play({ A: { battlefield: [real("Island")], hand: [wurm] } });
    t.activate("Cycler");
    expect([t.graveyard("A"), t.stack().length]).toEqual([["Cycler"], 2]);
    t.resolveAll();
    expect([t.life("A"), t.hand("A")]).toEqual([24, ["Mountain"]]);
  });
});

describe("if no spells were cast last turn", () => {
  it("is true after a turn without spells and false after one with a spell", () => {
    const t = play({
      A: { battlefield: [werewolf, real("Mountain")], hand: [real("Lightning Bolt")] },
    });
    t.cast("Lightning Bolt", "B").resolve();
    t.to("upkeep", 6);
    expect(t.stack()).toEqual([]);
    t.to("upkeep", 7);
    expect(t.stack()).toEqual(["ability of Wolf"]);
  });
});
