import { describe, expect, it } from "vitest";
import { card, creature } from "../support/cards.ts";
import { Duel } from "../support/duel.ts";

const warp = card("Time Warp", {
  types: ["instant"],
  manaCost: [],
  abilities: [
    { kind: "spell", body: { kind: "plain", effects: [{ kind: "extraTurn", who: { kind: "you" } }] } },
  ],
});
const elves = creature("Llanowar Elves", 1, 1, {
  abilities: [
    { kind: "keyword", keyword: "flash" },
    {
      kind: "activated",
      cost: [{ kind: "tap" }],
      body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
    },
  ],
});

function canActivate(duel: Duel): boolean {
  const { decision } = duel;
  return decision.kind === "act" && decision.acts.some((act) => act.kind === "activate" && !act.mana);
}

describe("summoning sickness and extra turns (CR 302.6, 500.7)", () => {
  it("doesn't end with another player's extra turns", () => {
    const duel = new Duel({
      A: { hand: [warp, { card: warp, called: "second" }] },
      B: { hand: [elves] },
    });
    duel.cast(0, "Time Warp").resolve().cast(0, "Time Warp").resolve();
    duel.cast(1, "Llanowar Elves").resolve();
    for (const turn of [2, 3]) {
      duel.nextTurn().toPriority(1);
      expect([duel.state.turn.number, duel.state.turn.active, canActivate(duel)]).toEqual([turn, 0, false]);
    }
    duel.nextTurn().to("precombatMain", 1).toPriority(1);
    expect([duel.state.turn.active, canActivate(duel)]).toEqual([1, true]);
  });

  it("ends with the extra turn of its controller", () => {
    const duel = new Duel({ A: { hand: [warp, elves] } });
    duel.cast(0, "Time Warp").resolve().cast(0, "Llanowar Elves").resolve();
    expect(canActivate(duel)).toBe(false);
    duel.nextTurn().to("precombatMain", 0);
    expect([duel.state.turn.number, canActivate(duel)]).toEqual([2, true]);
  });
});

describe("losing at the beginning of an extra turn's end step (CR 603.7)", () => {
  const fortune = card("Final Fortune", {
    types: ["instant"],
    manaCost: [],
    abilities: [
      {
        kind: "spell",
        body: { kind: "plain", effects: [{ kind: "extraTurn", who: { kind: "you" }, thenLose: true }] },
      },
    ],
  });

  it("waits for that very turn, though another extra turn was put before it", () => {
    const duel = new Duel({ A: { hand: [fortune, warp] } });
    duel.cast(0, "Final Fortune").resolve().cast(0, "Time Warp").resolve();
    duel.nextTurn().to("end", 0).nextTurn();
    expect([duel.state.turn.number, duel.state.players[0]?.lost]).toEqual([3, null]);
    duel.to("end", 0).resolve();
    expect(duel.state.players[0]?.lost).not.toBeNull();
  });
});
