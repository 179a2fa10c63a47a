import type { EventPattern } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import type { GameEvent, MoveCause, ObjectId } from "../../src/index.ts";
import { snapshot } from "../../src/query/layers/index.ts";
import { eventMatches, eventsMatchingBatch } from "../../src/query/selection/index.ts";
import { objectOf } from "../../src/state/access.ts";
import { type Board, board } from "../support/board.ts";
import {
  add,
  all,
  CREATURES,
  card,
  creature,
  enchantment,
  keyword,
  LANDS,
  OTHER,
  YOURS,
} from "../support/cards.ts";
import { bears, forest } from "../support/real-cards.ts";

type Moved = Extract<GameEvent, { kind: "moved" }>;

function moved(change: Partial<Moved> & { readonly object: ObjectId; readonly cause: MoveCause }): Moved {
  return {
    kind: "moved",
    became: null,
    from: "battlefield",
    to: "graveyard",
    owner: 0,
    controller: 0,
    by: null,
    source: null,
    ...change,
  };
}

/** Kills a creature: it is remembered as it was, and a new object is in the graveyard. */
function kill(on: Board, name: string, cause: MoveCause = "destroy"): Moved {
  const id = on.id(name);
  on.state.lastKnown = { ...on.state.lastKnown, [id]: snapshot(on.state, id) };
  const { owner, controller } = on.object(name);
  const card = on.state.definitions[on.object(name).definition];
  on.remove(name);
  const became = card ? on.put({ card, called: `dead ${name}` }, owner, "graveyard") : null;
  return moved({ object: id, became, cause, owner, controller });
}

function scene(): Board {
  return board({
    A: {
      battlefield: [
        creature("Watcher", 1, 1),
        bears,
        forest,
        enchantment("Anthem", all([CREATURES], add(1, 1))),
      ],
    },
    B: { battlefield: [creature("Elf", 1, 1, { abilities: [keyword("flying")] }), creature("Imp", 1, 1)] },
  });
}

function fits(on: Board, source: string, pattern: EventPattern, event: GameEvent): boolean {
  return eventMatches(on.state, on.context(source), pattern, event) !== null;
}

const DIES: EventPattern = { kind: "moves", what: "this", from: "battlefield", to: "graveyard" };

describe("zone changes", () => {
  it("out of the battlefield look back at what left (CR 603.10a)", () => {
    const on = scene();
    const event = kill(on, "Elf");
    const strong = (power: number): EventPattern => ({
      kind: "moves",
      what: { filter: { of: [CREATURES, { kind: "stat", stat: "power", compare: ">=", value: power }] } },
      from: "battlefield",
      to: "graveyard",
    });
    expect(fits(on, "Watcher", strong(2), event)).toBe(true);
    expect(fits(on, "Watcher", strong(3), event)).toBe(false);
    expect(eventMatches(on.state, on.context("Watcher"), strong(2), event)).toEqual({
      objects: { object: [on.id("Elf")] },
      player: 1,
      recipient: null,
      amount: 1,
      moved: true,
    });
  });

  it("of the source itself fit by its old and its new identity", () => {
    const on = scene();
    const event = kill(on, "Elf");
    expect(fits(on, "Elf", DIES, event)).toBe(true);
    expect(fits(on, "dead Elf", { kind: "moves", what: "this", to: "graveyard" }, event)).toBe(true);
    expect(fits(on, "Imp", DIES, event)).toBe(false);
  });

  it("onto the battlefield look at what entered, tokens included", () => {
    const on = scene();
    const enters: EventPattern = {
      kind: "moves",
      what: { filter: { of: [CREATURES, OTHER, YOURS] } },
      to: "battlefield",
    };
    const entered = moved({
      object: 90,
      became: on.id("Grizzly Bears"),
      from: "hand",
      to: "battlefield",
      cause: "resolve",
    });
    expect(fits(on, "Watcher", enters, entered)).toBe(true);
    expect(fits(on, "Imp", enters, entered)).toBe(false);
    const created: GameEvent = {
      kind: "tokenCreated",
      object: on.id("Grizzly Bears"),
      controller: 0,
      source: null,
    };
    expect(fits(on, "Watcher", enters, created)).toBe(true);
    expect(fits(on, "Watcher", { ...enters, from: "graveyard" }, created)).toBe(false);
  });

  it("ask for zones, zones that it must not be, and causes", () => {
    const on = scene();
    const event = kill(on, "Imp", "sacrifice");
    const any = { kind: "moves", what: { filter: { of: [] } } } as const;
    expect(fits(on, "Watcher", { ...any, cause: "sacrifice" }, event)).toBe(true);
    expect(fits(on, "Watcher", { ...any, cause: "destroy" }, event)).toBe(false);
    expect(fits(on, "Watcher", { ...any, to: "graveyard", fromNot: "battlefield" }, event)).toBe(false);
    expect(fits(on, "Watcher", { ...any, from: "battlefield", toNot: "exile" }, event)).toBe(true);
  });

  it("of what the source was attached to still find it (CR 603.6e)", () => {
    const on = scene();
    on.put(
      { card: card("Aura", { types: ["enchantment"], subtypes: ["Aura"] }), on: "Elf" },
      0,
      "battlefield",
    );
    const event = kill(on, "Elf");
    expect(fits(on, "Aura", { ...DIES, what: "attached" }, event)).toBe(true);
  });

  it("of several at once are one for 'one or more' and else one each (CR 603.2c)", () => {
    const on = scene();
    const events = [kill(on, "Elf"), kill(on, "Imp")];
    const each: EventPattern = {
      kind: "moves",
      what: { filter: { of: [CREATURES] } },
      from: "battlefield",
      to: "graveyard",
    };
    expect(eventsMatchingBatch(on.state, on.context("Watcher"), each, events)).toHaveLength(2);
    const [all_, ...more] = eventsMatchingBatch(
      on.state,
      on.context("Watcher"),
      { ...each, batch: true },
      events,
    );
    expect(more).toEqual([]);
    expect(all_).toMatchObject({ objects: { object: [on.id("Elf"), on.id("Imp")] }, amount: 2, player: 1 });
  });
});

describe("draws, discards and lands", () => {
  const draw = (became: ObjectId, source: ObjectId | null): Moved =>
    moved({ object: 80, became, from: "library", to: "hand", cause: "draw", source });

  it("distinguish the second draw of a turn from the first, and from the draw step's own", () => {
    const on = scene();
    const first = draw(on.id("Grizzly Bears"), null);
    const second = draw(on.id("Forest"), on.id("Anthem"));
    on.state.history = { thisTurn: [first, second], lastTurn: [] };
    const you = { kind: "draws", who: { kind: "you" } } as const;
    expect(fits(on, "Watcher", { ...you, ordinal: 2 }, first)).toBe(false);
    expect(fits(on, "Watcher", { ...you, ordinal: 2 }, second)).toBe(true);
    expect(fits(on, "Imp", you, second)).toBe(false);
    on.state.turn = { ...on.state.turn, step: "draw" };
    expect(fits(on, "Watcher", { ...you, exceptFirstInDrawStep: true }, first)).toBe(false);
    expect(fits(on, "Watcher", { ...you, exceptFirstInDrawStep: true }, second)).toBe(true);
  });

  it("look at a discarded card where it went; cycling is discarding (CR 702.29a)", () => {
    const on = scene();
    const id = on.put({ card: bears, called: "card" }, 0, "graveyard");
    const pattern: EventPattern = { kind: "discards", who: { kind: "you" }, what: { of: [CREATURES] } };
    expect(
      fits(on, "Watcher", pattern, moved({ object: 80, became: id, from: "hand", cause: "discard" })),
    ).toBe(true);
    expect(
      fits(on, "Watcher", pattern, moved({ object: 80, became: id, from: "hand", cause: "cycle" })),
    ).toBe(true);
    expect(
      fits(on, "Watcher", pattern, moved({ object: 80, became: id, from: "library", cause: "mill" })),
    ).toBe(false);
  });

  it("know a land played from one put onto the battlefield", () => {
    const on = scene();
    const pattern: EventPattern = { kind: "playsLand", who: { kind: "you" }, what: { of: [LANDS] } };
    const land = { object: 80, became: on.id("Forest"), from: "hand", to: "battlefield" } as const;
    expect(fits(on, "Watcher", pattern, moved({ ...land, cause: "play", by: 0 }))).toBe(true);
    expect(fits(on, "Watcher", pattern, moved({ ...land, cause: "put" }))).toBe(false);
  });
});

describe("combat", () => {
  const attackers = (
    on: Board,
    ...attacks: [string, { player: number } | { object: number }][]
  ): GameEvent => ({
    kind: "attackersDeclared",
    seat: 0,
    attackers: attacks.map(([name, defender]) => ({ object: on.id(name), defender })),
  });

  it("has an event for each attacker, one for 'attack with two or more', none for one of several 'alone'", () => {
    const on = scene();
    const event = attackers(on, ["Watcher", { player: 1 }], ["Grizzly Bears", { player: 1 }]);
    const pattern = { kind: "attacks", what: { filter: { of: [CREATURES, YOURS] } } } as const;
    const found = (more: Partial<Extract<EventPattern, { kind: "attacks" }>>) =>
      eventsMatchingBatch(on.state, on.context("Watcher"), { ...pattern, ...more }, [event]);
    expect(found({})).toHaveLength(2);
    expect(found({})[0]).toMatchObject({ objects: { attacker: [on.id("Watcher")] }, player: 1 });
    expect(found({ batch: { atLeast: 2 } })).toMatchObject([{ amount: 2 }]);
    expect(found({ batch: { atLeast: 3 } })).toEqual([]);
    expect(found({ alone: true })).toEqual([]);
    expect(
      fits(
        on,
        "Watcher",
        { kind: "attacks", what: "this", alone: true },
        attackers(on, ["Watcher", { player: 1 }]),
      ),
    ).toBe(true);
  });

  it("distinguishes attacking a player from attacking a planeswalker of that player (CR 508.3e)", () => {
    const jace = card("Jace", { types: ["planeswalker"], manaCost: [], loyalty: 3 });
    const on = board({ A: { battlefield: [creature("Watcher", 1, 1)] }, B: { battlefield: [jace, bears] } });
    const you = { kind: "attacks", what: { filter: { of: [] } }, defending: { kind: "you" } } as const;
    const attacking = (name: string) => attackers(on, ["Watcher", { object: on.id(name) }]);
    expect(fits(on, "Jace", you, attacking("Jace"))).toBe(false);
    expect(fits(on, "Jace", { ...you, target: "either" }, attacking("Jace"))).toBe(true);
    expect(fits(on, "Jace", { ...you, target: "planeswalker" }, attacking("Jace"))).toBe(true);
    // Whatever else can be attacked is no planeswalker, even if that player controls it.
    expect(fits(on, "Jace", { ...you, target: "either" }, attacking("Grizzly Bears"))).toBe(false);
  });

  it("has 'blocks' once and 'blocks a creature' for each; likewise 'becomes blocked' (CR 509.5)", () => {
    const on = scene();
    const event: GameEvent = {
      kind: "blockersDeclared",
      seat: 1,
      blockers: [
        { object: on.id("Elf"), attackers: [on.id("Watcher"), on.id("Grizzly Bears")] },
        { object: on.id("Imp"), attackers: [on.id("Watcher")] },
      ],
    };
    const found = (source: string, pattern: EventPattern) =>
      eventsMatchingBatch(on.state, on.context(source), pattern, [event]);
    const creatures = { filter: { of: [CREATURES] } };
    expect(found("Elf", { kind: "blocks", what: "this" })).toHaveLength(1);
    expect(found("Elf", { kind: "blocks", what: "this", blocked: creatures })).toHaveLength(2);
    expect(found("Watcher", { kind: "becomesBlocked", what: "this" })).toMatchObject([
      { objects: { blocker: [on.id("Elf"), on.id("Imp")] } },
    ]);
    expect(found("Watcher", { kind: "becomesBlocked", what: "this", by: creatures })).toHaveLength(2);
  });

  it("knows who attacked and wasn't blocked (CR 509.5g)", () => {
    const on = scene();
    on.state.combat = {
      attackers: [
        { object: on.id("Watcher"), defender: { player: 1 }, defending: 1, blocked: true, blockers: [] },
        {
          object: on.id("Grizzly Bears"),
          defender: { player: 1 },
          defending: 1,
          blocked: false,
          blockers: [],
        },
      ],
      blockers: [],
      dealtFirst: [],
      attackersDeclared: true,
      blockersDeclared: true,
      hadAttackers: true,
    };
    const event: GameEvent = { kind: "blockersDeclared", seat: 1, blockers: [] };
    expect(fits(on, "Watcher", { kind: "notBlocked", what: "this" }, event)).toBe(false);
    expect(fits(on, "Grizzly Bears", { kind: "notBlocked", what: "this" }, event)).toBe(true);
  });

  it("asks of damage for source, recipient and kind, and folds it for each player", () => {
    const on = scene();
    const dealt = (
      source: string,
      to: { player: number } | { object: number },
      combat: boolean,
    ): GameEvent => ({
      kind: "damageDealt",
      source: on.id(source),
      controller: objectOf(on.state, on.id(source)).controller,
      to,
      amount: 2,
      combat,
    });
    const pattern = {
      kind: "dealsDamage",
      source: { filter: { of: [CREATURES, YOURS] } },
      to: { kind: "player", player: { kind: "opponents" } },
      combat: true,
    } as const;
    expect(fits(on, "Watcher", pattern, dealt("Watcher", { player: 1 }, true))).toBe(true);
    expect(fits(on, "Watcher", pattern, dealt("Watcher", { player: 1 }, false))).toBe(false);
    expect(fits(on, "Watcher", pattern, dealt("Imp", { player: 1 }, true))).toBe(false);
    expect(fits(on, "Watcher", pattern, dealt("Watcher", { object: on.id("Imp") }, true))).toBe(false);
    const events = [dealt("Watcher", { player: 1 }, true), dealt("Grizzly Bears", { player: 1 }, true)];
    expect(
      eventsMatchingBatch(on.state, on.context("Watcher"), { ...pattern, batch: true }, events),
    ).toMatchObject([
      { amount: 4, player: 1, objects: { source: [on.id("Watcher"), on.id("Grizzly Bears")] } },
    ]);
  });
});

describe("spells and abilities", () => {
  const cast = (on: Board, name: string, seat: number, targets: { object: number }[] = []): GameEvent => ({
    kind: "spellCast",
    seat,
    object: on.id(name),
    targets,
    from: "hand",
  });

  it("asks who cast what, from where and which of the turn; the amount counts all spells (CR 702.40a)", () => {
    const on = scene();
    on.put(card("Shock", { types: ["instant"] }), 0, "stack");
    on.put(creature("Ogre", 2, 2), 0, "stack");
    const events = [cast(on, "Imp", 1), cast(on, "Shock", 0), cast(on, "Ogre", 0)];
    on.state.history = { thisTurn: events, lastTurn: [] };
    const [, shock, ogre] = events;
    if (!shock || !ogre) throw new Error("three events");
    const you = { kind: "casts", who: { kind: "you" }, spell: { of: [] } } as const;
    expect(fits(on, "Watcher", { ...you, spell: { of: [CREATURES] } }, shock)).toBe(false);
    expect(fits(on, "Watcher", { ...you, ordinal: 1 }, shock)).toBe(true);
    expect(fits(on, "Watcher", { ...you, ordinal: 2 }, ogre)).toBe(true);
    expect(fits(on, "Watcher", { ...you, spell: { of: [CREATURES] }, ordinal: 1 }, ogre)).toBe(true);
    expect(fits(on, "Watcher", { ...you, fromNot: "hand" }, ogre)).toBe(false);
    expect(fits(on, "Imp", you, ogre)).toBe(false);
    expect(eventMatches(on.state, on.context("Watcher"), you, ogre)?.amount).toBe(3);
  });

  it("finds each target once, and who aimed at it", () => {
    const on = scene();
    on.put(card("Shock", { types: ["instant"] }), 1, "stack");
    const event = cast(on, "Shock", 1, [{ object: on.id("Watcher") }, { object: on.id("Watcher") }]);
    const pattern: EventPattern = {
      kind: "becomesTarget",
      what: "this",
      by: "spell",
      controller: { kind: "opponents" },
    };
    expect(eventsMatchingBatch(on.state, on.context("Watcher"), pattern, [event])).toMatchObject([
      { objects: { object: [on.id("Watcher")], cause: [on.id("Shock")] }, player: 1 },
    ]);
    expect(fits(on, "Watcher", { ...pattern, by: "ability" }, event)).toBe(false);
    expect(fits(on, "Imp", pattern, event)).toBe(false);
  });

  it("asks of activations for mana and source", () => {
    const on = scene();
    const event: GameEvent = {
      kind: "abilityActivated",
      seat: 0,
      object: 99,
      source: on.id("Forest"),
      targets: [],
      mana: true,
    };
    const pattern: EventPattern = {
      kind: "activates",
      who: { kind: "you" },
      of: { filter: { of: [LANDS] } },
    };
    expect(fits(on, "Watcher", pattern, event)).toBe(true);
    expect(fits(on, "Watcher", { ...pattern, notMana: true }, event)).toBe(false);
  });
});

describe("counters, life and the rest", () => {
  it("knows when counters reach a number, and when the last one goes", () => {
    const on = scene();
    on.change("Watcher", { counters: { lore: 3, time: 0 } });
    const put: GameEvent = {
      kind: "countersChanged",
      on: { object: on.id("Watcher") },
      counter: "lore",
      change: 2,
    };
    const gone: GameEvent = {
      kind: "countersChanged",
      on: { object: on.id("Watcher") },
      counter: "time",
      change: -1,
    };
    const reaches = (number: number): EventPattern => ({
      kind: "counterPut",
      on: "this",
      counter: "lore",
      reaches: number,
    });
    expect([1, 2, 3, 4].map((number) => fits(on, "Watcher", reaches(number), put))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(
      fits(on, "Watcher", { kind: "counterRemoved", from: "this", counter: "time", last: true }, gone),
    ).toBe(true);
    const chapters = eventsMatchingBatch(
      on.state,
      on.context("Watcher"),
      { kind: "chapter", numbers: [1, 2, 3] },
      [put],
    );
    expect(chapters.map(({ amount }) => amount)).toEqual([2, 3]);
  });

  it("distinguishes gaining from losing life, with the amount", () => {
    const on = scene();
    const lost: GameEvent = { kind: "lifeChanged", seat: 1, change: -3, life: 17, cause: "damage" };
    expect(fits(on, "Watcher", { kind: "gainsLife", who: { kind: "allPlayers" } }, lost)).toBe(false);
    expect(
      eventMatches(on.state, on.context("Watcher"), { kind: "losesLife", who: { kind: "opponents" } }, lost),
    ).toMatchObject({ player: 1, amount: 3 });
  });

  it("sees tapping for mana as the mana is made (CR 106.12a)", () => {
    const on = scene();
    const pattern: EventPattern = { kind: "taps", what: { filter: { of: [LANDS] } }, forMana: true };
    const tapped: GameEvent = { kind: "tapped", object: on.id("Forest"), tapped: true };
    const mana: GameEvent = {
      kind: "manaAdded",
      seat: 0,
      mana: ["G"],
      source: on.id("Forest"),
      tappedFor: true,
    };
    expect(fits(on, "Watcher", pattern, tapped)).toBe(false);
    expect(fits(on, "Watcher", pattern, mana)).toBe(true);
    expect(fits(on, "Watcher", { kind: "taps", what: { filter: { of: [LANDS] } } }, tapped)).toBe(true);
    expect(fits(on, "Watcher", { kind: "untaps", what: { filter: { of: [LANDS] } } }, tapped)).toBe(false);
  });

  it("counts an event that fits several conditions of one ability once", () => {
    const on = scene();
    const event = kill(on, "Elf");
    const pattern: EventPattern = {
      kind: "anyOf",
      of: [
        { ...DIES, what: { filter: { of: [] } } },
        { kind: "moves", what: { filter: { of: [] } }, to: "graveyard" },
      ],
    };
    expect(eventsMatchingBatch(on.state, on.context("Watcher"), pattern, [event])).toHaveLength(1);
  });

  it("knows the beginning of a player's step, keyword actions, coins and dice", () => {
    const on = scene();
    const upkeep: EventPattern = { kind: "stepBegins", step: "upkeep", whose: { kind: "you" } };
    expect(fits(on, "Watcher", upkeep, { kind: "stepBegan", step: "upkeep", active: 0 })).toBe(true);
    expect(fits(on, "Watcher", upkeep, { kind: "stepBegan", step: "upkeep", active: 1 })).toBe(false);
    const scry: GameEvent = { kind: "keywordAction", action: "scry", seat: 0, object: null, amount: 2 };
    expect(fits(on, "Watcher", { kind: "keywordAction", action: "scry", who: { kind: "you" } }, scry)).toBe(
      true,
    );
    expect(fits(on, "Watcher", { kind: "keywordAction", action: "surveil" }, scry)).toBe(false);
    const won: GameEvent = { kind: "coinFlipped", seat: 0, won: true };
    expect(fits(on, "Watcher", { kind: "coinFlipped", who: { kind: "you" }, result: "lose" }, won)).toBe(
      false,
    );
    const rolled: GameEvent = { kind: "dieRolled", seat: 0, sides: 20, result: 17 };
    expect(
      eventMatches(on.state, on.context("Watcher"), { kind: "dieRolled", who: { kind: "you" } }, rolled)
        ?.amount,
    ).toBe(17);
    expect(fits(on, "Watcher", { kind: "state", condition: { kind: "kicked" } }, won)).toBe(false);
  });
});
