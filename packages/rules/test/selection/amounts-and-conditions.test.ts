import type { Amount, Condition, ManaSymbol } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import type { Announcement, Context, GameEvent } from "../../src/index.ts";
import { amountOf, holds } from "../../src/query/selection/index.ts";
import { type Board, board } from "../support/board.ts";
import { CREATURES, creature, YOURS } from "../support/cards.ts";
import { bears, forest, island } from "../support/real-cards.ts";

const knight = creature("Knight", 2, 3, { manaCost: ["W", "W/B"], subtypes: ["Human", "Warrior"] });
const wizard = creature("Wizard", 1, 1, { manaCost: ["U"], subtypes: ["Human", "Wizard", "Rogue"] });
const rogue = creature("Rogue", 1, 1, { manaCost: ["B/P"], subtypes: ["Rogue"] });

function announcement(change: Partial<Announcement>): Announcement {
  return {
    source: null,
    ability: null,
    modes: [],
    context: {
      source: 0,
      controller: 0,
      x: 3,
      targets: {},
      division: {},
      bindings: {},
      event: null,
      each: null,
    },
    via: null,
    castFrom: "hand",
    wasCast: true,
    manaSpent: {},
    paidOptions: [],
    ...change,
  };
}

function scene(): Board {
  const on = board({
    A: {
      life: 12,
      battlefield: [
        { card: knight, as: { counters: { "+1/+1": 2, charge: 3 } } },
        wizard,
        rogue,
        forest,
        island,
      ],
      hand: [bears, { card: bears, called: "second" }],
      graveyard: [{ card: bears, called: "dead" }],
    },
    B: { battlefield: [bears], life: 7 },
  });
  on.state.players = on.state.players.map((player) => ({ ...player, counters: { poison: 2 } }));
  return on;
}

const you = { kind: "you" } as const;
const mine = { of: [CREATURES, YOURS] };

const comesTo: readonly [string, Amount, number][] = [
  ["a number", 4, 4],
  ["x", { kind: "x" }, 5],
  ["count", { kind: "count", filter: mine }, 3],
  ["countPlayers", { kind: "countPlayers", players: { kind: "opponents" } }, 1],
  ["countRef", { kind: "countRef", ref: { kind: "bound", name: "those" } }, 2],
  ["stat", { kind: "stat", stat: "power", of: { kind: "this" } }, 4],
  ["stat of several", { kind: "stat", stat: "toughness", of: { kind: "bound", name: "those" } }, 2],
  ["counters of a kind", { kind: "counters", counter: "charge", on: { kind: "this" } }, 3],
  ["counters of any kind", { kind: "counters", counter: "any", on: { kind: "this" } }, 5],
  ["playerCounters", { kind: "playerCounters", counter: "poison", of: { kind: "opponents" } }, 2],
  ["life", { kind: "life", of: you }, 12],
  ["startingLife", { kind: "startingLife" }, 20],
  ["cardsIn a hand", { kind: "cardsIn", zone: "hand", of: you }, 2],
  ["cardsIn graveyards", { kind: "cardsIn", zone: "graveyard", of: { kind: "allPlayers" } }, 1],
  ["event", { kind: "event" }, 9],
  ["a bound number", { kind: "bound", name: "number" }, 6],
  ["how many were bound", { kind: "bound", name: "those" }, 2],
  ["greatest", { kind: "extreme", which: "greatest", stat: "power", among: mine }, 4],
  ["least", { kind: "extreme", which: "least", stat: "power", among: mine }, 1],
  [
    "greatest of none",
    { kind: "extreme", which: "greatest", stat: "power", among: { of: [{ kind: "token" }] } },
    0,
  ],
  ["total", { kind: "total", stat: "power", among: mine }, 6],
  ["distinct colors", { kind: "distinct", what: "color", among: mine }, 3],
  ["distinct card types", { kind: "distinct", what: "cardType", among: { of: [] } }, 2],
  ["distinct names", { kind: "distinct", what: "name", among: { zones: ["hand"], of: [] } }, 1],
  ["distinct basic land types", { kind: "distinct", what: "basicLandType", among: { of: [YOURS] } }, 2],
  ["distinct creature types", { kind: "distinct", what: "creatureType", among: mine }, 4],
  ["distinct kinds of counters", { kind: "distinct", what: "counterKind", among: mine }, 2],
  ["distinct mana values", { kind: "distinct", what: "manaValue", among: mine }, 2],
  ["devotion to white", { kind: "devotion", colors: ["W"] }, 2],
  ["devotion to white and black", { kind: "devotion", colors: ["W", "B"] }, 3],
  ["party, each creature in one role", { kind: "party" }, 3],
  ["colorsSpent", { kind: "colorsSpent" }, 2],
  ["manaSpent", { kind: "manaSpent" }, 5],
  ["timesKicked", { kind: "timesKicked" }, 2],
  ["sum", { kind: "sum", of: [1, { kind: "x" }] }, 6],
  ["difference", { kind: "difference", of: 2, minus: { kind: "x" } }, -3],
  ["times", { kind: "times", factor: 2, of: { kind: "x" } }, 10],
  ["half up", { kind: "half", of: 5, round: "up" }, 3],
  ["half down", { kind: "half", of: 5, round: "down" }, 2],
  ["most", { kind: "most", of: [1, { kind: "x" }, 2] }, 5],
  ["atMost", { kind: "atMost", of: { kind: "x" }, limit: 4 }, 4],
];

function contextIn(on: Board): Context {
  on.change("Knight", {
    announcement: announcement({ manaSpent: { W: 2, B: 1, C: 2 }, paidOptions: ["kicker", "multikicker"] }),
  });
  return {
    ...on.context("Knight"),
    x: 5,
    bindings: {
      those: { objects: [on.id("Wizard"), on.id("Rogue")] },
      number: { amount: 6 },
      done: { did: true },
    },
    event: { objects: {}, player: 1, recipient: null, amount: 9 },
  };
}

describe("amounts", () => {
  it.each(comesTo)("%s", (_, amount, value) => {
    const on = scene();
    expect(amountOf(on.state, contextIn(on), amount)).toBe(value);
  });

  it("choose between two by a comparison", () => {
    const on = scene();
    const amount = JSON.parse(
      '{"kind":"ifCompare","left":{"kind":"x"},"compare":">","right":4,"then":1,"otherwise":2}',
    );
    expect(amountOf(on.state, contextIn(on), amount)).toBe(1);
  });

  it("count what happened, or add up its amounts", () => {
    const on = scene();
    const dealt = (amount: number): GameEvent => ({
      kind: "damageDealt",
      source: on.id("Knight"),
      controller: 0,
      to: { player: 1 },
      amount,
      combat: true,
    });
    on.state.history = { thisTurn: [dealt(2), dealt(3)], lastTurn: [dealt(7)] };
    const event = {
      kind: "dealsDamage",
      source: { filter: { of: [YOURS] } },
      to: { kind: "player", player: { kind: "opponents" } },
    } as const;
    const context = contextIn(on);
    expect(amountOf(on.state, context, { kind: "happened", event, when: "thisTurn" })).toBe(2);
    expect(amountOf(on.state, context, { kind: "happened", event, when: "thisTurn", sum: true })).toBe(5);
    expect(amountOf(on.state, context, { kind: "happened", event, when: "lastTurn", sum: true })).toBe(7);
    expect(amountOf(on.state, context, { kind: "happened", event, when: "thisGame" })).toBe(3);
  });

  it("distinguish a card's kickers by their cost (CR 702.33f)", () => {
    const cost = (mana: ManaSymbol) => [{ kind: "mana", mana: [mana] }] as const;
    const twice = creature("Twice", 1, 1, {
      abilities: [
        { kind: "keyword", keyword: "flying" },
        { kind: "keyword", keyword: "kicker", cost: cost("1") },
        { kind: "keyword", keyword: "kicker", cost: cost("G") },
      ],
    });
    const on = board({
      A: { battlefield: [{ card: twice, as: { announcement: announcement({ paidOptions: ["p2"] }) } }] },
    });
    const kicked = (which?: ManaSymbol): boolean =>
      holds(on.state, on.context("Twice"), {
        kind: "kicked",
        ...(which === undefined ? {} : { cost: [which] }),
      });
    expect([kicked(), kicked("1"), kicked("G")]).toEqual([true, false, true]);
  });
});

const isSo: readonly [string, Condition, boolean][] = [
  ["compare", { kind: "compare", left: { kind: "x" }, compare: ">=", right: 5 }, true],
  ["exists", { kind: "exists", filter: mine }, true],
  ["exists at least four", { kind: "exists", filter: mine, atLeast: 4 }, false],
  ["is", { kind: "is", object: { kind: "this" }, of: [CREATURES] }, true],
  ["is in a zone", { kind: "is", object: { kind: "this" }, of: [], zones: ["graveyard"] }, false],
  ["is, of nothing", { kind: "is", object: { kind: "bound", name: "nothing" }, of: [] }, false],
  ["your turn", { kind: "turn", whose: you }, true],
  ["an opponent's turn", { kind: "turn", whose: { kind: "opponents" } }, false],
  ["during a phase", { kind: "during", phase: "precombatMain" }, true],
  ["during combat", { kind: "during", phase: "combat" }, false],
  [
    "during an opponent's phase",
    { kind: "during", phase: "precombatMain", whose: { kind: "opponents" } },
    false,
  ],
  ["kicked", { kind: "kicked" }, true],
  ["kicked three times", { kind: "kicked", times: 3 }, false],
  ["wasCast", { kind: "wasCast", object: { kind: "this" }, from: "hand", by: you }, true],
  ["wasCast from elsewhere", { kind: "wasCast", object: { kind: "this" }, from: "graveyard" }, false],
  ["paidAlternative", { kind: "paidAlternative", keyword: "evoke" }, false],
  ["did", { kind: "did", name: "done" }, true],
  ["did not", { kind: "did", name: "undone" }, false],
  ["manaSpent", { kind: "manaSpent", color: "W", atLeast: 2 }, true],
  ["player is active", { kind: "player", player: you, is: "active" }, true],
  ["player is monarch", { kind: "player", player: you, is: "monarch" }, false],
  ["samePlayer", { kind: "samePlayer", left: { kind: "event" }, right: { kind: "opponents" } }, true],
  ["not", { kind: "not", of: { kind: "kicked" } }, false],
  ["all", { kind: "all", of: [{ kind: "kicked" }, { kind: "turn", whose: you }] }, true],
  [
    "any",
    {
      kind: "any",
      of: [
        { kind: "not", of: { kind: "kicked" } },
        { kind: "turn", whose: you },
      ],
    },
    true,
  ],
];

describe("conditions", () => {
  it.each(isSo)("%s", (_, condition, so) => {
    const on = scene();
    expect(holds(on.state, contextIn(on), condition)).toBe(so);
  });

  it("know the city's blessing and the initiative by the marks of players", () => {
    const on = scene();
    const has = (is: "hasCitysBlessing" | "hasInitiative"): boolean =>
      holds(on.state, on.context("Knight"), { kind: "player", player: you, is });
    expect(has("hasCitysBlessing")).toBe(false);
    on.state.players = on.state.players.map((player) => ({
      ...player,
      marks: ["citysBlessing", "initiative"],
    }));
    expect(has("hasCitysBlessing")).toBe(true);
    expect(has("hasInitiative")).toBe(true);
  });
});
