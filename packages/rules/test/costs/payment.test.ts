import type { Cost } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { askToPay } from "../../src/change/costs/index.ts";
import { openContext } from "../../src/change/game/game.ts";
import { emptyContext } from "../../src/index.ts";
import { contextOf } from "../../src/state/access.ts";
import { CREATURE, mana, taps } from "../casting/cards.ts";
import { type Table, table } from "../casting/table.ts";
import { card, creature, land } from "../support/cards.ts";
import { bears, forest, island, mountain } from "../support/real-cards.ts";

/** Asks seat 0 to pay on behalf of a permanent and goes on until there is a question or an outcome. */
function asked(t: Table, asking: "may" | "unless", ...cost: readonly Cost[]): () => boolean | undefined {
  const source = t.state.battlefield[0] ?? 0;
  const context = openContext(t.g, {
    source,
    controller: 0,
    x: 2,
    targets: {},
    division: {},
    bindings: {},
    event: null,
    each: null,
  });
  askToPay(t.g, 0, context, cost, "paid", asking);
  t.run();
  return () => contextOf(t.state, context).bindings.paid?.did;
}

describe("paying outside of casting (CR 118.12)", () => {
  it("isn't asked for when it can't be done", () => {
    const t = table({ A: { battlefield: [forest] } });
    const did = asked(t, "unless", mana("3"));
    expect(t.decision).toBeNull();
    expect(did()).toBe(false);
    expect(t.state.frames.map((frame) => frame.kind)).toEqual(["priority"]);
  });

  it("pays mana with one question, or declines by cancelling", () => {
    const t = table({ A: { battlefield: [forest, island, mountain] } });
    const did = asked(t, "unless", mana("2"));
    expect(t.decision).toMatchObject({ kind: "pay", prompt: { key: "unlessPay" }, cost: ["2"] });
    t.answer({ kind: "pay", how: "auto" });
    expect(did()).toBe(true);
    const again = table({ A: { battlefield: [forest, island] } });
    const declined = asked(again, "may", mana("2"));
    again.answer({ kind: "pay", how: "cancel" });
    expect(declined()).toBe(false);
    expect(again.isTapped("Forest")).toBe(false);
  });

  it("takes back what was tapped for it when it is given up", () => {
    const t = table({ A: { battlefield: [forest, island] } });
    const did = asked(t, "unless", mana("2"));
    t.answer({ kind: "pay", how: { activate: `mana:${t.id("Forest")}:Forest` } });
    expect(t.pool()).toBe("G");
    t.answer({ kind: "pay", how: "cancel" });
    expect(did()).toBe(false);
    expect(t.pool()).toBe("");
    expect(t.isTapped("Forest")).toBe(false);
  });

  it("keeps what can't be taken back: mana of an ability that moved a card of a library (CR 730.1)", () => {
    const sphere = card("Sphere", {
      types: ["artifact"],
      abilities: [
        {
          kind: "activated",
          cost: [{ kind: "tap" }],
          body: {
            kind: "plain",
            effects: [
              { kind: "addMana", who: { kind: "you" }, output: { kind: "symbols", mana: ["C"] } },
              { kind: "draw", who: { kind: "you" }, amount: 1 },
            ],
          },
        },
      ],
    });
    const t = table({ A: { battlefield: [forest, sphere], library: [bears, island] } });
    const did = asked(t, "unless", mana("2"));
    t.answer({ kind: "pay", how: { activate: `mana:${t.id("Sphere")}:p0` } });
    expect(t.names(t.state.players[0]?.hand ?? [])).toEqual(["Grizzly Bears"]);
    t.answer({ kind: "pay", how: "cancel" });
    expect(did()).toBe(false);
    expect(t.pool()).toBe("C");
    expect(t.isTapped("Sphere")).toBe(true);
    expect(t.names(t.state.players[0]?.hand ?? [])).toEqual(["Grizzly Bears"]);
  });

  it("is confirmed first where it isn't mana alone", () => {
    const t = table({ A: { battlefield: [forest, bears, creature("Elf", 1, 1)] } });
    const did = asked(t, "may", { kind: "sacrifice", what: { count: 1, filter: CREATURE } });
    expect(t.decision).toMatchObject({ kind: "confirm", prompt: { key: "mayPay" } });
    t.answer({ kind: "confirm", yes: true });
    t.pick("Elf");
    expect(did()).toBe(true);
    expect(t.names(t.state.battlefield)).toEqual(["Forest", "Grizzly Bears"]);
  });

  it("counts X as the text has it", () => {
    const t = table({ A: { battlefield: [forest, island, mountain] } });
    asked(t, "unless", mana("X", "1"));
    expect(t.decision).toMatchObject({ cost: ["3"] });
  });

  it.each<[string, Cost, (t: Table) => unknown, unknown]>([
    ["life", { kind: "payLife", amount: 3 }, (t) => t.life(0), 17],
    ["energy", { kind: "energy", amount: 2 }, (t) => t.state.players[0]?.counters.energy ?? 0, 1],
    [
      "a discarded hand",
      { kind: "discard", what: "hand" },
      (t) => t.names(t.state.players[0]?.graveyard ?? []),
      ["Mountain", "Island"],
    ],
    [
      "milled cards",
      { kind: "mill", amount: 2 },
      (t) => t.names(t.state.players[0]?.graveyard ?? []),
      ["Forest", "Grizzly Bears"],
    ],
    [
      "its own counters",
      { kind: "removeCounters", counter: "charge", amount: 2, from: "this" },
      (t) => t.object("Vessel").counters.charge,
      1,
    ],
    [
      "counters put on it",
      { kind: "addCounters", counter: "-1/-1", amount: 1, on: "this" },
      (t) => t.object("Vessel").counters["-1/-1"],
      1,
    ],
    [
      "itself returned to hand",
      { kind: "returnToHand", what: "this" },
      (t) => t.names(t.state.players[0]?.hand ?? []),
      ["Mountain", "Island", "Vessel"],
    ],
  ])("can be %s", (_, cost, read, expected) => {
    const vessel = { card: card("Vessel", { types: ["artifact"] }), as: { counters: { charge: 3 } } };
    const t = table({
      A: { battlefield: [vessel], hand: [mountain, island], library: [forest, bears, mountain] },
    });
    t.state.players = t.state.players.map((player) => ({ ...player, counters: { energy: 3 } }));
    const did = asked(t, "may", cost);
    t.answer({ kind: "confirm", yes: true });
    expect(did()).toBe(true);
    expect(read(t)).toEqual(expected);
  });

  it("can be the removal of all counters where there are none", () => {
    const t = table({ A: { battlefield: [forest] } });
    const did = asked(t, "may", { kind: "removeCounters", counter: "charge", amount: "all", from: "this" });
    expect(t.decision).toMatchObject({ kind: "confirm", prompt: { key: "mayPay" } });
    t.answer({ kind: "confirm", yes: true });
    expect(did()).toBe(true);
  });

  it.each<[string, Cost]>([
    ["more life than there is", { kind: "payLife", amount: 21 }],
    ["more energy than there is", { kind: "energy", amount: 1 }],
    ["a permanent that is missing", { kind: "sacrifice", what: { count: 1, filter: CREATURE } }],
    ["more cards than are in hand", { kind: "discard", what: { count: 1, filter: { of: [] } } }],
    ["more cards than are in the library", { kind: "mill", amount: 1 }],
    ["counters that it hasn't", { kind: "removeCounters", counter: "charge", amount: 1, from: "this" }],
    ["tapping what is tapped", { kind: "tap" }],
  ])("can't be %s", (_, cost) => {
    const t = table({
      A: {
        battlefield: [
          {
            card: forest,
            as: { status: { tapped: true, flipped: false, faceDown: null, phasedOut: false } },
          },
        ],
      },
    });
    const did = asked(t, "may", cost);
    expect(t.decision).toBeNull();
    expect(did()).toBe(false);
  });

  it("doesn't let the same thing pay twice (CR 118.10)", () => {
    const t = table({ A: { battlefield: [bears] } });
    const did = asked(
      t,
      "may",
      { kind: "sacrifice", what: { count: 1, filter: CREATURE } },
      { kind: "tapOthers", what: { count: 1, filter: CREATURE } },
    );
    if (t.decision) t.answer({ kind: "confirm", yes: true });
    expect(did()).toBe(false);
    expect(t.names(t.state.battlefield)).toEqual(["Grizzly Bears"]);
  });

  it("lets a creature be tapped for mana and then sacrificed", () => {
    const dork = creature("Dork", 1, 1, { abilities: [taps("G")] });
    const t = table({ A: { battlefield: [dork] } });
    const did = asked(t, "may", mana("G"), { kind: "sacrifice", what: { count: 1, filter: CREATURE } });
    t.answer({ kind: "confirm", yes: true });
    t.answer({ kind: "pay", how: "auto" });
    expect(did()).toBe(true);
    expect(t.state.battlefield).toEqual([]);
  });
});

describe("an X that is paid on resolution", () => {
  it("is chosen by the player who may pay it, once they have decided to (CR 107.3f)", () => {
    const t = table({ A: { battlefield: [mountain, mountain, forest] } });
    const context = openContext(t.g, emptyContext(t.id("Forest"), 0));
    askToPay(t.g, 0, context, [mana("X", "R")], "paid", "may");
    t.run();
    expect(t.decision).toMatchObject({ kind: "confirm", prompt: { key: "mayPay" } });
    t.answer({ kind: "confirm", yes: true });
    expect(t.decision).toMatchObject({ kind: "number", min: 0, max: 2 });
    t.answer({ kind: "number", number: 2 });
    t.answer({ kind: "pay", how: "auto" });
    expect(contextOf(t.state, context)).toMatchObject({ x: 2, bindings: { paid: { did: true } } });
  });

  it("isn't asked for when not even 0 can be paid", () => {
    const t = table({ A: { battlefield: [forest] } });
    const context = openContext(t.g, emptyContext(t.id("Forest"), 0));
    askToPay(t.g, 0, context, [mana("X", "R")], "paid", "may");
    t.run();
    expect(t.decision).toBeNull();
    expect(contextOf(t.state, context).bindings.paid?.did).toBe(false);
  });
});

describe("players who can't lose life", () => {
  it("can't pay any (CR 119.8)", () => {
    const shield = land("Shield", [], {
      abilities: [
        { kind: "static", effects: [{ kind: "rule", rule: { kind: "cantLoseLife", who: { kind: "you" } } }] },
      ],
    });
    const t = table({ A: { battlefield: [shield] } });
    expect(asked(t, "may", { kind: "payLife", amount: 1 })()).toBe(false);
  });
});
