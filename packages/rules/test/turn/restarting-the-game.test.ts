import type { Ability, Effect } from "@spellroom/card-language";
import { rulesetById } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import {
  type GameObject,
  hashState,
  isRevealedSince,
  mayLookAt,
  noteChange,
  takeBack,
  turnsBegun,
  writeObjects,
} from "../../src/index.ts";
import { cards, many } from "../corner-cases/lands.ts";
import { type Play, play, real, type Setup, spell } from "../effects/play.ts";
import { giant } from "../multiplayer/teams/giant.ts";
import { card, creature, enchantment } from "../support/cards.ts";

const YOU = { kind: "you" } as const;
const GAIN: Effect = { kind: "gainLife", who: YOU, amount: 1 };
const restart = spell("Restart", [{ kind: "restartGame" }]);

/** A planeswalker that exiles permanents, and then restarts the game without what it has exiled. */
const architect = card("Architect", {
  types: ["planeswalker"],
  loyalty: 14,
  abilities: [
    loyalty(
      -3,
      [{ kind: "exile", what: { kind: "ref", ref: { kind: "target", target: "t1" } }, link: "exiled" }],
      {
        targets: [{ id: "t1", what: { kind: "object", filter: { of: [] } } }],
      },
    ),
    loyalty(-14, [
      {
        kind: "restartGame",
        leaving: {
          kind: "all",
          filter: {
            zones: ["exile"],
            of: [
              { kind: "not", of: { kind: "subtype", subtype: "Aura" } },
              { kind: "permanent" },
              { kind: "oneOf", ref: { kind: "linked", link: "exiled" } },
            ],
          },
        },
        bind: "left",
      },
      {
        kind: "move",
        what: { kind: "ref", ref: { kind: "bound", name: "left" } },
        to: { zone: "battlefield", under: { kind: "you" } },
      },
    ]),
  ],
});

function loyalty(change: number, effects: readonly Effect[], more: object = {}): Ability {
  return {
    kind: "activated",
    cost: [{ kind: "loyalty", change }],
    body: { kind: "plain", ...more, effects },
  };
}

const bears = creature("Bears", 2, 2);
const greeter = creature("Greeter", 1, 1, {
  abilities: [
    {
      kind: "triggered",
      event: { kind: "moves", what: "this", to: "battlefield" },
      body: { kind: "plain", effects: [GAIN] },
    },
  ],
});

/** A casts a spell that restarts the game. */
function restarted({ A = {}, ...others }: Setup = {}): Play {
  return play({ B: {}, ...others, A: { ...A, hand: [...(A.hand ?? []), restart] } })
    .cast("Restart")
    .resolve();
}

/** Everybody keeps. */
function keep(t: Play): Play {
  while (t.decision.prompt.key === "mulligan") t.no();
  return t;
}

/** To the first main phase of that turn; those with too many cards discard. */
function reach(t: Play, turn: number): Play {
  while (t.state.turn.number < turn || t.state.turn.step !== "precombatMain") {
    const { decision } = t;
    if (decision.kind === "act") t.pass();
    else if (decision.kind === "attackers") t.say({ kind: "attackers", attacks: [] });
    else if (decision.kind === "pick")
      t.say({ kind: "pick", values: decision.options.slice(0, decision.min).map(({ value }) => value) });
    else throw new Error(t.asked);
  }
  return t;
}

function objects(t: Play): readonly GameObject[] {
  return t.state.objects.filter((object): object is GameObject => object !== null && object.zone !== null);
}

/** A exiles these with the planeswalker and restarts the game with its other ability. */
function leaving(setup: Setup, ...names: readonly string[]): Play {
  const { A = {}, ...others } = setup;
  const own = { card: architect, as: { counters: { loyalty: 20 } } };
  const t = play({ B: {}, ...others, A: { ...A, battlefield: [own, ...(A.battlefield ?? [])] } });
  for (const name of names) {
    ability(t, -3).choose(name).resolve();
    reach(t, t.state.turn.number + t.state.players.length);
  }
  return ability(t, -14).resolve();
}

function ability(t: Play, change: -3 | -14): Play {
  const { decision } = t;
  const acts = decision.kind === "act" ? decision.acts : [];
  const own = acts.filter((one) => one.kind === "activate" && !one.mana);
  const act = own[change === -3 ? 0 : own.length - 1];
  return t.say({ kind: "act", act: act?.id ?? "", autoPay: true });
}

describe("restarting the game (CR 724.1)", () => {
  it("begins another one, with opening hands and mulligans, and has no result", () => {
    const t = restarted({ A: { life: 3, hand: [bears] }, B: { life: 7, graveyard: [bears] } });
    expect([t.asked, t.state.result, t.state.turn.number]).toEqual(["A confirm mulligan", null, 0]);
    expect([t.life("A"), t.life("B"), t.told("playerLost"), t.told("gameEnded")]).toEqual([20, 20, 0, 0]);
    // The spell itself is one of the cards (CR 724.2).
    expect(t.state.players.map(({ hand, library }) => hand.length + library.length)).toEqual([14, 13]);
    expect(t.state.players.map(({ hand }) => hand.length)).toEqual([7, 7]);
    expect(t.yes().asked).toBe("B confirm mulligan");
    expect(t.no().asked).toBe("A confirm mulligan");
    t.no().say({ kind: "pick", values: [0] });
    expect([t.state.turn.number, t.state.players[0]?.hand.length]).toEqual([1, 6]);
  });

  it("is told with who did it, before the beginning of the next game", () => {
    const told = restarted().events.map(({ kind }) => kind);
    expect(told.filter((kind) => kind === "gameRestarted" || kind === "gameBegan")).toEqual([
      "gameRestarted",
      "gameBegan",
    ]);
  });

  it("makes the player who controls it the starting player, who skips the first draw (724.1a, 103.8a)", () => {
    const t = play({ A: {}, B: { hand: [restart] } });
    t.pass().cast("Restart").resolve();
    expect(t.asked).toBe("B confirm mulligan");
    keep(t).to("precombatMain", 1);
    expect([t.state.turn.active, t.hand("B").length]).toEqual([1, 7]);
    t.to("precombatMain", 2);
    expect([t.state.turn.active, t.hand("A").length]).toEqual([0, 8]);
  });

  it("gives the first turn to the team of that player where turns are shared (724.1a, 103.1a)", () => {
    const t = giant({ D: { hand: [restart] } });
    while (!t.canCast("Restart")) t.pass();
    t.cast("Restart").resolve();
    keep(t);
    expect([t.state.turn.number, t.state.turn.active, t.life("A"), t.life("D")]).toEqual([1, 2, 30, 30]);
    const skipped = t.to("precombatMain", 1).state.players.map(({ hand }) => hand.length);
    expect(skipped).toEqual([7, 7, 7, 7]);
  });

  it("is played by those who were still in it, who may be only two (103.5c, 103.8a, 104.6)", () => {
    const t = play({ A: { hand: [restart] }, B: {}, C: { life: 2 } });
    t.concede("C").cast("Restart").resolve();
    expect(t.decision.prompt).toMatchObject({ key: "mulligan", amount: 0 });
    t.yes().no();
    expect(t.decision.prompt).toMatchObject({ key: "mulligan", amount: 1 });
    t.no().say({ kind: "pick", values: [0] });
    t.to("precombatMain", 1);
    expect(t.hand("A")).toHaveLength(6);
    expect(t.state.players[2]).toMatchObject({
      lost: "concede",
      hand: [],
      library: [],
      drewFromEmpty: false,
    });
    reach(t, 3);
    expect([t.state.turn.active, t.state.players[2]?.lost, t.state.result]).toEqual([0, "concede", null]);
  });
});

describe("the cards of a game that was restarted (CR 724.2)", () => {
  it("are in their owners' decks, wherever they were and under whose control", () => {
    const phasedOut = { tapped: false, flipped: false, faceDown: null, phasedOut: true } as const;
    const t = restarted({
      A: { battlefield: [{ card: bears, as: { status: phasedOut } }], exile: [bears], hand: [bears] },
      B: { graveyard: [bears], battlefield: [{ card: greeter, as: { controller: 0, owner: 1 } }] },
    });
    expect(objects(t).map(({ zone }) => zone)).toEqual(
      expect.not.arrayContaining(["battlefield", "graveyard", "exile", "stack"]),
    );
    const owned = (seat: number) => objects(t).filter(({ owner }) => owner === seat).length;
    expect([owned(0), owned(1)]).toEqual([12 + 4, 12 + 2]);
  });

  it("are each a card of its own where several represented one permanent (712.21)", () => {
    const t = play({ A: { hand: [restart], battlefield: [bears, greeter] }, B: {} });
    const { state } = t;
    const [top, under] = [t.object("Bears"), t.object("Greeter")];
    const component = ({ card: number, definition }: GameObject) => ({
      card: number,
      kind: "card" as const,
      definition,
      face: 0,
      copied: null,
      faceDown: null,
      commander: false,
    });
    const merged = { components: [component(top), component(under)], since: state.nextTimestamp };
    writeObjects(state)[top.id] = { ...top, merged };
    writeObjects(state)[under.id] = { ...under, zone: null };
    noteChange(state, top.id);
    noteChange(state, under.id);
    state.battlefield = state.battlefield.filter((id) => id !== under.id);
    t.cast("Restart").resolve();
    expect([...t.hand("A"), ...t.library("A", 60)].filter((name) => name !== "Mountain").toSorted()).toEqual([
      "Bears",
      "Greeter",
      "Restart",
    ]);
  });

  it("don't include tokens, emblems and copies", () => {
    const t = restarted({
      A: {
        battlefield: [{ card: bears, as: { kind: "token" } }],
        command: [{ card: enchantment("Emblem"), as: { kind: "emblem" } }],
      },
      B: {},
    });
    expect(objects(t).filter(({ owner }) => owner === 0)).toHaveLength(12 + 1);
    expect(t.state.command).toEqual([]);
  });

  it("are new objects to which nothing has happened", () => {
    const t = restarted({
      A: {
        battlefield: [
          { card: bears, as: { counters: { "+1/+1": 2 }, damage: 1, marks: ["renowned"], knownTo: [1] } },
        ],
      },
    });
    for (const { counters, damage, marks, knownTo, linked, announcement } of objects(t))
      expect({ counters, damage, marks, knownTo, linked, announcement }).toEqual({
        counters: {},
        damage: 0,
        marks: [],
        knownTo: [],
        linked: {},
        announcement: null,
      });
  });

  it("too few of which lose the game in the first upkeep, whatever mulligans were taken (724.3)", () => {
    const t = play({ A: { hand: [restart], library: [] }, B: { library: [] } })
      .cast("Restart")
      .resolve();
    expect([t.state.result, t.asked, t.hand("A")]).toEqual([null, "A confirm mulligan", ["Restart"]]);
    t.yes().no();
    t.no().say({ kind: "pick", values: [0] });
    expect(t.state.turn.step).toBe("upkeep");
    expect(t.state.result).toEqual({ winners: [], reason: "draw" });
  });
});

describe("what the game was like before (CR 724.1)", () => {
  it("no longer matters: designations, counters, mana, turns to come and what happened", () => {
    const t = play({ A: { hand: [restart, real("Lightning Bolt")], battlefield: many(1, "Mountain") } });
    t.cast("Lightning Bolt", "B").resolve();
    const [first, ...others] = t.state.players;
    if (!first) throw new Error("nobody plays");
    t.state.players = [
      { ...first, counters: { poison: 4 }, marks: ["citysBlessing"], skips: { turn: 1 }, landsPlayed: 1 },
      ...others,
    ];
    t.state.turn = { ...t.state.turn, monarch: 1, day: "night", extraTurns: [{ seat: 1 }, { seat: 1 }] };
    t.cast("Restart").resolve();
    const { turn, players, history, combat, pendingTriggers } = t.state;
    expect(turn).toMatchObject({ monarch: null, day: null, extraTurns: [], number: 0 });
    expect(players[0]).toMatchObject({ counters: {}, marks: [], skips: {}, landsPlayed: 0, mana: [] });
    expect([combat, pendingTriggers]).toEqual([null, []]);
    expect(history.thisTurn.filter(({ kind }) => kind !== "moved")).toEqual([]);
  });

  it("holds for nothing: no effect lasts, and nothing waits to trigger", () => {
    const t = play({
      A: {
        hand: [restart, real("Giant Growth")],
        battlefield: [...many(1, "Forest"), bears],
      },
    });
    t.cast("Giant Growth", "Bears").resolve().cast("Restart").resolve();
    expect([t.state.effects, t.state.rules, t.state.permissions, t.state.replacements]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    keep(t);
    expect([t.state.lastKnown, t.state.contexts]).toEqual([{}, {}]);
  });

  it("is known to nobody: not what was in which hand, nor in which order cards were in a library", () => {
    const t = play({
      A: { hand: [restart], library: [{ card: bears, as: { knownTo: [0, 1] } }] },
      B: { hand: [{ card: bears, as: { knownTo: [0] } }] },
    });
    t.cast("Restart").resolve();
    const { state } = t;
    for (const object of objects(t)) {
      const seers = [0, 1].filter((seat) => mayLookAt(state, object, seat));
      expect(seers).toEqual(object.zone === "hand" ? [object.owner] : []);
      expect(mayLookAt(state, object, null)).toBe(false);
    }
  });

  it("is shown where it was face down, as at the end of every game (708.9)", () => {
    const faceDown = { tapped: false, flipped: false, faceDown: "morph", phasedOut: false } as const;
    const t = restarted({ B: { battlefield: [{ card: real("Willbender"), as: { status: faceDown } }] } });
    const at = t.events.findIndex(({ kind }) => kind === "revealed");
    expect(t.events[at]).toMatchObject({ kind: "revealed", by: 1, to: "all" });
    expect(t.events.findIndex(({ kind }) => kind === "gameRestarted")).toBeGreaterThan(at);
  });
});

describe("chance in a game that was restarted", () => {
  const begin = () =>
    play({
      A: { hand: [restart], library: many(20, "Forest") },
      B: { library: cards("Island", "Swamp", "Plains") },
    });

  it("gives the same game again from the same inputs", () => {
    const hashes = [begin(), begin()].map((t) => hashState(keep(t.cast("Restart").resolve()).state));
    expect(hashes[0]).toBe(hashes[1]);
  });

  it("is not that of the first game: the second time, decks lie in another order", () => {
    const t = play({
      A: { hand: [restart, restart] },
      B: { library: cards("Island", "Swamp", "Plains", "Forest") },
    });
    const order = () => [...t.hand("B"), ...t.library("B", 60)];
    t.cast("Restart").resolve();
    const first = order();
    keep(t).to("precombatMain", 1);
    while (!t.canCast("Restart")) reach(t, t.state.turn.number + 1);
    t.cast("Restart").resolve();
    expect(order().toSorted()).toEqual(first.toSorted());
    expect(order()).not.toEqual(first);
    expect(t.state.restarted?.times).toBe(2);
  });

  it("counts the turns of both games towards the limit of automatic play", () => {
    const ruleset = { ...rulesetById("full"), turnLimit: 8 };
    const t = play({ A: { hand: [restart] }, B: {} }, ruleset)
      .cast("Restart")
      .resolve();
    reach(keep(t), 3);
    expect([turnsBegun(t.state), t.state.result]).toEqual([8, null]);
    while (t.state.decision) {
      if (t.decision.kind === "act") t.pass();
      else if (t.decision.kind === "pick") t.say({ kind: "pick", values: [0] });
      else throw new Error(t.asked);
    }
    expect(t.state.result).toEqual({ winners: [], reason: "turnLimit" });
  });
});

describe("taking back what restarted the game", () => {
  const hidden = {
    card: bears,
    as: { status: { tapped: false, flipped: false, faceDown: "exiled", phasedOut: false } as const },
  };
  const before = () => play({ A: { hand: [restart], exile: [hidden], library: [] }, B: { library: [] } });

  it("is never free, even where nothing was shuffled", () => {
    const few = () => play({ A: { hand: [restart], library: [] }, B: { library: [] } });
    const [earlier, later] = [few().state, few().cast("Restart").resolve().state];
    expect(later.chance).toEqual(earlier.chance);
    expect(isRevealedSince(0, earlier, later)).toBe(true);
  });

  it("tells nobody where cards of the new game were in the old one", () => {
    const t = before();
    const earlier = t.state;
    const later = t.cast("Restart").resolve().state;
    expect(t.hand("A").toSorted()).toEqual(["Bears", "Restart"]);
    const back = takeBack(earlier, later);
    const exiled = back.objects[back.exile[0] ?? 0];
    expect([exiled?.knownTo, exiled && mayLookAt(back, exiled, 0)]).toEqual([[], false]);
  });
});

describe("what else the text says (CR 724.4)", () => {
  it("is done just before the first turn, once hands are kept", () => {
    const t = play({ A: { hand: [spell("Restart and More", [{ kind: "restartGame" }, GAIN])] }, B: {} });
    t.cast("Restart and More").resolve();
    expect(t.life("A")).toBe(20);
    keep(t);
    expect([t.life("A"), t.asked, t.state.turn.step]).toEqual([21, "A act priority", "upkeep"]);
  });

  it("is done with the cards that were left in exile, which are there before the untap step", () => {
    const t = leaving({ B: { battlefield: [greeter] } }, "Greeter");
    expect([t.asked, t.exile(), t.battlefield("A")]).toEqual(["A confirm mulligan", ["Greeter"], []]);
    keep(t);
    expect(t.battlefield("A")).toEqual(["Greeter"]);
    // What triggers as a result goes on the stack in the upkeep (CR 724.4).
    expect([t.state.turn.step, t.stack(), t.life("A")]).toEqual(["upkeep", ["ability of Greeter"], 20]);
    t.resolve();
    expect(t.life("A")).toBe(21);
    // Its controller has controlled it continuously since the turn began (CR 302.6).
    t.attack("Greeter").fight();
    expect(t.life("B")).toBe(19);
  });

  it("isn't done for a player who has left meanwhile, and the game begins all the same (800.4a)", () => {
    const t = leaving({ B: { battlefield: [greeter] }, C: {} }, "Greeter");
    t.concede("A");
    keep(t);
    expect([t.state.turn.number, t.state.battlefield]).toEqual([1, []]);
    expect(t.exile()).toEqual(["Greeter"]);
    expect(t.state.players.map(({ hand }) => hand.length)).toEqual([0, 7, 7]);
  });
});

describe("cards that the restart exempts (CR 724.5)", () => {
  it("are in nobody's deck; others that were exiled are", () => {
    const t = leaving(
      {
        A: { exile: [creature("Elsewhere", 1, 1)] },
        B: { battlefield: [bears, enchantment("Law")] },
      },
      "Bears",
    );
    const names = (zone: string) =>
      objects(t)
        .filter((one) => one.zone === zone && one.owner === 1)
        .map(({ id }) => t.nameOf(id));
    expect(t.exile()).toEqual(["Bears"]);
    expect([...names("hand"), ...names("library")]).not.toContain("Bears");
    expect([...names("hand"), ...names("library")]).toContain("Law");
    expect([...t.hand("A"), ...t.library("A", 60)]).toEqual(
      expect.arrayContaining(["Elsewhere", "Architect"]),
    );
  });

  it("are found by an ability whose source has left (113.7a), and aren't Auras as that one says", () => {
    const own = { card: architect, as: { counters: { loyalty: 17 } } };
    const t = play({ A: { battlefield: [own] }, B: { battlefield: [bears, real("Pacifism")] } });
    ability(t, -3).choose("Bears").resolve();
    t.to("precombatMain", 7);
    ability(t, -14);
    expect(t.graveyard("A")).toEqual(["Architect"]);
    keep(t.resolve());
    expect(t.battlefield("A")).toEqual(["Bears"]);
  });

  it("among them a commander, which stays the deck's commander (724.5a)", () => {
    const rules = rulesetById("commander");
    const captain = { card: creature("Captain", 2, 2), as: { marks: ["commander"] } };
    const own = { card: architect, as: { counters: { loyalty: 17 } } };
    const t = play({ A: { battlefield: [own] }, B: { battlefield: [captain] } }, rules);
    ability(t, -3).choose("Captain").resolve();
    reach(t.no(), 7);
    ability(t, -14).resolve();
    expect([t.exile(), t.state.command]).toEqual([["Captain"], []]);
    keep(t);
    expect([t.battlefield("A"), t.object("Captain").marks]).toEqual([["Captain"], ["commander"]]);
  });
});

describe("commanders in a game that was restarted (CR 103.2c, 903.8, 903.10a)", () => {
  it("are in the command zone again, and their taxes and damage are forgotten", () => {
    const captain = { card: creature("Captain", 2, 2), as: { marks: ["commander"] } };
    const t = play(
      { A: { hand: [restart], battlefield: [captain] }, B: { graveyard: [captain] } },
      rulesetById("commander"),
    );
    const number = t.object("Captain").card;
    t.state.players = t.state.players.map((player) => ({
      ...player,
      commanderDamage: { [number]: 15 },
      marks: player.seat === 0 ? [`commanderCast:${number}`] : [],
    }));
    t.no().cast("Restart").resolve();
    expect(t.state.command.map((id) => t.nameOf(id))).toEqual(["Captain", "Captain"]);
    expect(t.state.players.map(({ commanderDamage, marks, life }) => [commanderDamage, marks, life])).toEqual(
      [
        [{}, [], 40],
        [{}, [], 40],
      ],
    );
  });
});
