import type { ObjectRef, PlayerRef } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { type Context, playersOf } from "../../src/index.ts";
import { objectsOf, whereItWent } from "../../src/query/selection/index.ts";
import { type Board, board } from "../support/board.ts";
import { aura, creature, gain } from "../support/cards.ts";
import { bears } from "../support/real-cards.ts";

function scene(): Board {
  const on = board({
    A: { battlefield: [bears, creature("Ogre", 2, 2)] },
    B: { battlefield: [creature("Elf", 1, 1)] },
    C: { battlefield: [creature("Imp", 1, 1)] },
  });
  on.put({ card: aura("Wings", gain("flying")), on: "Elf" }, 0, "battlefield");
  return on;
}

function contextIn(on: Board): Context {
  return {
    ...on.context("Wings"),
    targets: { t: [{ object: on.id("Imp") }, { player: 2 }] },
    bindings: {
      these: { objects: [on.id("Grizzly Bears"), on.id("Ogre"), on.id("Imp")], players: [1] },
      one: { objects: [on.id("Ogre")] },
    },
    event: {
      objects: { object: [on.id("Elf")], source: [on.id("Ogre")] },
      player: 1,
      recipient: { player: 2 },
      amount: 1,
    },
    each: { object: on.id("Elf") },
  };
}

const objectRefs: readonly [string, ObjectRef, readonly string[]][] = [
  ["this", { kind: "this" }, ["Wings"]],
  ["target", { kind: "target", target: "t" }, ["Imp"]],
  ["a target that isn't there", { kind: "target", target: "u" }, []],
  ["attached", { kind: "attached" }, ["Elf"]],
  ["event", { kind: "event", role: "source" }, ["Ogre"]],
  ["a role that the event has not", { kind: "event", role: "blocker" }, []],
  ["bound", { kind: "bound", name: "these" }, ["Grizzly Bears", "Ogre", "Imp"]],
  ["linked", { kind: "linked", link: "exiled" }, ["Grizzly Bears"]],
  ["each", { kind: "each" }, ["Elf"]],
  ["rest", { kind: "rest", of: "these", without: ["one"] }, ["Grizzly Bears", "Imp"]],
];

const playerRefs: readonly [string, PlayerRef, readonly number[]][] = [
  ["you", { kind: "you" }, [0]],
  ["opponents, in turn order from the active player", { kind: "opponents" }, [1, 2]],
  ["all players, in turn order from the active player", { kind: "allPlayers" }, [1, 2, 0]],
  ["target", { kind: "target", target: "t" }, [2]],
  ["event", { kind: "event" }, [1]],
  ["controller", { kind: "controller", of: { kind: "attached" } }, [1]],
  ["controllers of several", { kind: "controller", of: { kind: "bound", name: "these" } }, [2, 0]],
  ["owner", { kind: "owner", of: { kind: "this" } }, [0]],
  ["active", { kind: "active" }, [1]],
  ["bound", { kind: "bound", name: "these" }, [1]],
  ["monarch", { kind: "monarch" }, [2]],
];

describe("references to objects", () => {
  it.each(objectRefs)("%s", (_, ref, names) => {
    const on = scene();
    on.change("Wings", { linked: { exiled: [on.id("Grizzly Bears")] } });
    expect(objectsOf(on.state, contextIn(on), ref)).toEqual(names.map((name) => on.id(name)));
  });

  it("stay after the source is gone (CR 608.2h)", () => {
    const on = scene();
    const context = contextIn(on);
    on.change("Wings", { linked: { exiled: [on.id("Imp")] } });
    on.remove("Wings");
    expect(objectsOf(on.state, context, { kind: "attached" })).toEqual([on.id("Elf")]);
    expect(objectsOf(on.state, context, { kind: "linked", link: "exiled" })).toEqual([on.id("Imp")]);
  });

  it("leave from the rest what has changed zones since", () => {
    const on = scene();
    const context = contextIn(on);
    on.remove("Imp");
    expect(objectsOf(on.state, context, { kind: "rest", of: "these", without: [] })).toEqual([
      on.id("Grizzly Bears"),
      on.id("Ogre"),
    ]);
  });

  it("of a moved object lead to what it became", () => {
    const on = scene();
    on.state.history = {
      thisTurn: [
        {
          kind: "moved",
          object: on.id("Elf"),
          became: 77,
          from: "battlefield",
          to: "graveyard",
          owner: 1,
          controller: 1,
          cause: "destroy",
          by: null,
          source: null,
        },
      ],
      lastTurn: [],
    };
    expect(whereItWent(on.state, on.id("Elf"))).toBe(77);
    expect(whereItWent(on.state, on.id("Imp"))).toBeNull();
  });
});

describe("references to players", () => {
  it.each(playerRefs)("%s", (_, ref, seats) => {
    const on = scene();
    on.state.turn = { ...on.state.turn, active: 1, monarch: 2 };
    expect(playersOf(on.state, contextIn(on), ref)).toEqual(seats);
  });

  it("leave out who has lost", () => {
    const on = scene();
    on.state.players = on.state.players.map((player) => ({
      ...player,
      lost: player.seat === 1 ? "life" : null,
    }));
    expect(playersOf(on.state, contextIn(on), { kind: "opponents" })).toEqual([2]);
  });

  it("find the defending player of the attack in question (CR 508.5)", () => {
    const on = scene();
    on.put({ card: creature("Walker", 0, 0), as: { controller: 2 } }, 2, "battlefield");
    const attack = (name: string, defender: { player: number } | { object: number }) => ({
      object: on.id(name),
      defender,
      defending: "player" in defender ? defender.player : 2,
      blocked: null,
      blockers: [],
    });
    on.state.combat = {
      attackers: [attack("Grizzly Bears", { player: 1 }), attack("Ogre", { object: on.id("Walker") })],
      blockers: [],
      dealtFirst: [],
      attackersDeclared: true,
      blockersDeclared: false,
      hadAttackers: true,
    };
    const defending = (name: string) => playersOf(on.state, on.context(name), { kind: "defending" });
    expect(defending("Grizzly Bears")).toEqual([1]);
    expect(defending("Ogre")).toEqual([2]);
    expect(defending("Wings")).toEqual([1, 2]);
  });

  it("of an enchanted player follow the Aura", () => {
    const on = scene();
    on.change("Wings", { attachedTo: { player: 2 } });
    expect(playersOf(on.state, on.context("Wings"), { kind: "enchanted" })).toEqual([2]);
  });
});
