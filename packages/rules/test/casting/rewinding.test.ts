import type { Ability } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { openContext } from "../../src/change/game/game.ts";
import { emptyContext } from "../../src/index.ts";
import { castByEffect, waysByEffect } from "../../src/play/casting/index.ts";
import { contextOf } from "../../src/state/access.ts";
import { card, creature } from "../support/cards.ts";
import { bears, forest, island, mountain } from "../support/real-cards.ts";
import { bolt, CREATURE, divination, giantGrowth, instant, mana, sorcery, spell, tap } from "./cards.ts";
import { type Table, table } from "./table.ts";

const sphere = card("Sphere", {
  types: ["artifact"],
  abilities: [
    {
      kind: "activated",
      cost: [tap],
      body: {
        kind: "plain",
        effects: [
          { kind: "addMana", who: { kind: "you" }, output: { kind: "symbols", mana: ["U"] } },
          { kind: "draw", who: { kind: "you" }, amount: 1 },
        ],
      },
    },
  ],
});

describe("an attempt that is given up", () => {
  it("returns the spell but not what can't be taken back (CR 730.1)", () => {
    const t = table({
      A: { hand: [bolt, divination, giantGrowth], battlefield: [sphere, island, forest], library: [bears] },
    });
    t.do("cast Divination", { autoPay: false });
    t.answer({ kind: "pay", how: { activate: `mana:${t.id("Sphere")}:p0` } });
    t.answer({ kind: "pay", how: "cancel" });
    expect(t.stack()).toEqual([]);
    expect(t.names(t.state.players[0]?.hand ?? [])).toEqual([
      "Lightning Bolt",
      "Divination",
      "Giant Growth",
      "Grizzly Bears",
    ]);
    expect(t.pool()).toBe("U");
    expect(t.isTapped("Sphere")).toBe(true);
    expect(t.state.frames.map((frame) => frame.kind)).toEqual(["priority"]);
    t.do("cast Divination");
    expect(t.stack()).toEqual(["Divination"]);
  });

  it("leaves no trigger and no count behind", () => {
    const watcher = creature("Watcher", 1, 1, {
      abilities: [
        {
          kind: "triggered",
          event: { kind: "casts", who: { kind: "you" }, spell: { of: [] } },
          body: { kind: "plain", effects: [] },
        },
      ],
    });
    const t = table({ A: { hand: [divination], battlefield: [island, forest, mountain, watcher] } });
    t.do("cast Divination", { autoPay: false });
    t.answer({ kind: "pay", how: "cancel" });
    expect(t.state.pendingTriggers).toEqual([]);
    expect(t.state.history.thisTurn.some((event) => event.kind === "spellCast")).toBe(false);
    t.do("cast Divination");
    expect(t.state.pendingTriggers).toHaveLength(1);
  });

  it("gives an activated ability up without using its limit", () => {
    const engine = card("Engine", {
      types: ["artifact"],
      abilities: [
        {
          kind: "activated",
          cost: [mana("1")],
          limits: { timesEachTurn: 1 },
          body: { kind: "plain", effects: [] },
        },
      ],
    });
    const t = table({ A: { battlefield: [engine, forest] } });
    t.do("activate Engine p0", { autoPay: false });
    expect(t.stack()).toEqual(["Engine"]);
    t.answer({ kind: "pay", how: "cancel" });
    expect(t.stack()).toEqual([]);
    t.do("activate Engine p0");
    expect(t.stack()).toEqual(["Engine"]);
    expect(t.words()).not.toContain("activate Engine p0");
  });
});

describe("paying in order (CR 601.2h)", () => {
  it("leaves random discards to the last", () => {
    const risky = sorcery("Risky", ["R"], spell(), {
      kind: "additionalCost",
      cost: [
        { kind: "discard", what: { count: 1, filter: { of: [] } }, random: true },
        { kind: "payLife", amount: 2 },
      ],
    });
    const t = table({ A: { hand: [risky, bears, forest], battlefield: [mountain] } });
    t.do("cast Risky");
    const kinds = t.g.events.map((event) => event.kind);
    expect(kinds.lastIndexOf("moved")).toBeGreaterThan(kinds.indexOf("lifeChanged"));
    expect(t.state.players[0]?.graveyard).toHaveLength(1);
    expect(t.life(0)).toBe(18);
  });
});

describe("loyalty abilities with X", () => {
  it("remove as many counters as are chosen, up to all (CR 606.4)", () => {
    const minusX: Ability = {
      kind: "activated",
      cost: [{ kind: "loyalty", change: "-X" }],
      body: { kind: "plain", effects: [] },
    };
    const walker = card("Walker", { types: ["planeswalker"], loyalty: 4, abilities: [minusX] });
    const t = table({ A: { battlefield: [{ card: walker, as: { counters: { loyalty: 4 } } }] } });
    t.do("activate Walker p0");
    expect(t.decision).toMatchObject({ kind: "number", min: 0, max: 4 });
    t.answer({ kind: "number", number: 3 });
    expect(t.object("Walker").counters.loyalty).toBe(1);
    expect(t.top().announcement?.context.x).toBe(3);
  });
});

describe("commanders", () => {
  it("are cast from the command zone for two more each time (CR 903.8)", () => {
    const commander = { card: bears, as: { marks: ["commander"] } };
    const t = table({
      A: { command: [commander], battlefield: [forest, forest, forest, forest] },
    });
    t.do("cast Grizzly Bears via command");
    expect(t.top().announcement?.manaSpent).toEqual({ G: 2 });
    const { card } = t.top();
    t.state.stack = [];
    t.board.put({ card: bears, as: { marks: ["commander"], card } }, 0, "command");
    expect(t.words()).not.toContain("cast Grizzly Bears via command");
    t.board.put(forest, 0, "battlefield");
    t.board.put(forest, 0, "battlefield");
    expect(t.acts().find((act) => act.kind === "cast")).toMatchObject({ cost: ["3", "G"] });
  });
});

describe("a spell cast by an effect", () => {
  function offer(t: Table, name: string, cost: "withoutPaying" | "usual") {
    const source = t.id("Source");
    const context = openContext(t.g, emptyContext(source, 0));
    const how = { cost, source, deliver: { context, name: "cast" } };
    const [way] = waysByEffect(t.g, 0, t.id(name), how);
    if (way) castByEffect(t.g, 0, t.id(name), way, how);
    t.run();
    return { way, did: () => contextOf(t.state, context).bindings.cast?.did };
  }
  const source = card("Source", { types: ["artifact"] });

  it("is free at any time, and counts as casting (CR 608.2g)", () => {
    const t = table({ A: { battlefield: [source], exile: [divination] } });
    t.state.turn = { ...t.state.turn, step: "upkeep", active: 1 };
    const { did } = offer(t, "Divination", "withoutPaying");
    expect(did()).toBe(true);
    expect(t.stack()).toEqual(["Divination"]);
    expect(t.state.permissions).toEqual([]);
  });

  it("has an X of 0 when it is free (CR 107.3b), and pays its additional costs all the same", () => {
    const draining = instant("Draining", ["X", "B"], spell(), {
      kind: "additionalCost",
      cost: [{ kind: "sacrifice", what: { count: 1, filter: CREATURE } }],
    });
    const t = table({ A: { battlefield: [source, bears], hand: [draining] } });
    offer(t, "Draining", "withoutPaying");
    expect(t.top().announcement?.context.x).toBe(0);
    expect(t.names(t.state.players[0]?.graveyard ?? [])).toEqual(["Grizzly Bears"]);
  });

  it("isn't offered without legal targets", () => {
    const t = table({ A: { battlefield: [source], hand: [giantGrowth] } });
    expect(offer(t, "Giant Growth", "withoutPaying").way).toBeUndefined();
  });

  it("leaves no permission behind when it is given up", () => {
    const t = table({ A: { battlefield: [source, mountain], exile: [bolt] } });
    const { did } = offer(t, "Lightning Bolt", "usual");
    t.pick("player 1");
    t.answer({ kind: "pay", how: "cancel" });
    expect(did()).toBe(false);
    expect(t.names(t.state.exile)).toEqual(["Lightning Bolt"]);
    expect(t.state.permissions).toEqual([]);
    expect(t.words()).not.toEqual(expect.arrayContaining([expect.stringContaining("Bolt")]));
  });
});
