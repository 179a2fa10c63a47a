import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { card, creature } from "../support/cards.ts";

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

describe("cycling for X (CR 702.29a, 107.3i)", () => {
  const scholar = creature("Scholar", 1, 1, {
    abilities: [
      { kind: "keyword", keyword: "cycling", cost: [{ kind: "mana", mana: ["X", "1"] }] },
      {
        kind: "triggered",
        event: { kind: "moves", what: "this", cause: "cycle" },
        body: {
          kind: "plain",
          targets: [
            {
              id: "t1",
              what: {
                kind: "object",
                filter: {
                  of: [
                    { kind: "type", type: "artifact" },
                    { kind: "stat", stat: "manaValue", compare: "=", value: { kind: "x" } },
                  ],
                },
              },
              count: { min: 0, max: 1 },
            },
          ],
          effects: [
            { kind: "destroy", what: { kind: "ref", ref: { kind: "target", target: "t1" } } },
            { kind: "gainLife", who: { kind: "you" }, amount: { kind: "x" } },
          ],
        },
      },
    ],
  });
  const gadget = (name: string, cost: "1" | "2" | "3") =>
    card(name, { types: ["artifact"], manaCost: [cost] });

  it("lets what triggers on it know the X that was chosen", () => {
    const A = { battlefield: Array.from({ length: 3 }, () => real("Island")), hand: [scholar] };
    const B = { battlefield: [gadget("Bauble", "1"), gadget("Device", "2"), gadget("Engine", "3")] };
    const t = play({ A, B }).activate("Scholar");
    t.say({ kind: "number", number: 2 });
    expect([t.asked, t.options()]).toEqual(["A pick chooseTargets", ["Device"]]);
    t.pick("Device").resolveAll();
    expect([t.life("A"), t.graveyard("B"), t.hand("A")]).toEqual([22, ["Device"], ["Mountain"]]);
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
