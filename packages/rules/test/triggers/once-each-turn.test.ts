import { describe, expect, it } from "vitest";
import { CREATURES, creature, OTHER, YOURS } from "../support/cards.ts";
import { Duel } from "../support/duel.ts";

const gremlin = creature("Irreverent Gremlin", 2, 2, {
  abilities: [
    {
      kind: "triggered",
      event: { kind: "moves", what: { filter: { of: [OTHER, CREATURES, YOURS] } }, to: "battlefield" },
      body: {
        kind: "plain",
        effects: [
          {
            kind: "may",
            who: { kind: "you" },
            effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }],
            onceEachTurn: true,
          },
        ],
      },
    },
  ],
});
const bears = creature("Grizzly Bears", 2, 2, { abilities: [{ kind: "keyword", keyword: "flash" }] });

describe("doing this only once each turn (CR 603.2i)", () => {
  it("can be declined and done at a later time in the turn", () => {
    const duel = new Duel({ A: { battlefield: [gremlin], hand: [bears, bears] } });
    duel.cast(0, "Grizzly Bears").resolve();
    duel.answer(0, "may", true).cast(0, "Grizzly Bears").resolve();
    expect(duel.life(0)).toBe(21);
    expect(duel.toldOf("abilityTriggered")).toHaveLength(2);
  });

  it("doesn't trigger any more in a turn in which it was done, and does in the next", () => {
    const duel = new Duel({ A: { battlefield: [gremlin], hand: [bears, bears, bears] } });
    duel.answer(0, "may", true).cast(0, "Grizzly Bears").resolve().cast(0, "Grizzly Bears").resolve();
    expect([duel.life(0), duel.toldOf("abilityTriggered").length]).toEqual([21, 1]);
    duel.nextTurn().toPriority(0).answer(0, "may", true).cast(0, "Grizzly Bears").resolve();
    expect(duel.life(0)).toBe(22);
  });

  it("is done once by each of two that have it", () => {
    const duel = new Duel({ A: { battlefield: [gremlin, gremlin], hand: [bears] } });
    duel.answer(0, "may", true).answer(0, "may", true).cast(0, "Grizzly Bears").resolve();
    expect(duel.life(0)).toBe(22);
  });
});
