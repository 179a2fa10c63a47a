import { type CardDefinition, LANGUAGE_VERSION } from "@spellroom/card-language";
import { loadPool, rulesetById } from "@spellroom/cards";
import {
  choose,
  type GameEvent,
  type GameObject,
  type GameState,
  hashState,
  startGame,
} from "@spellroom/rules";
import { defaultChoice } from "@spellroom/rules/decisions";
import { eventViews, openKeyBook, project, sealWorld, tidyKeys } from "@spellroom/view";
import { describe, expect, it } from "vitest";

const FACTS = { matchId: "m", seq: 1, connected: [true, true], bots: [], watchers: 0 };

const RESTART: CardDefinition = {
  version: LANGUAGE_VERSION,
  name: "Restart",
  layout: "normal",
  faces: [
    {
      name: "Restart",
      types: ["instant"],
      manaCost: ["0"],
      abilities: [{ kind: "spell", body: { kind: "plain", effects: [{ kind: "restartGame" }] } }],
    },
  ],
};

function cardsOf(...names: readonly string[]): readonly CardDefinition[] {
  return names.map((name) => {
    const card = loadPool().byName(name);
    if (!card) throw new Error(`${name} is not in the pool`);
    return card;
  });
}

const DECKS = [
  Array.from({ length: 20 }, () => RESTART),
  Array.from({ length: 5 }, () => cardsOf("Island", "Brainstorm", "Grizzly Bears", "Opt")).flat(),
];

/** A has priority with cards that restart the game. */
function begun(): GameState {
  let { state } = startGame({
    ruleset: rulesetById("full"),
    seed: "5c".repeat(32),
    startingSeat: 0,
    players: DECKS.map((deck, seat) => ({ name: "AB"[seat] ?? "", deck })),
  });
  while (state.decision?.kind !== "act") state = answered(state).state;
  return state;
}

function answered(state: GameState, cast = false) {
  const { decision } = state;
  if (!decision) throw new Error("nothing is asked");
  const act = cast && decision.kind === "act" ? decision.acts.find(({ kind }) => kind === "cast") : undefined;
  const choice = act ? { kind: "act" as const, act: act.id, autoPay: true } : defaultChoice(decision);
  const result = choose(state, decision.seat, decision.id, choice);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result;
}

/** The same game with B's hand and library the other way round, all cards of which these seats have seen. */
function otherwise(state: GameState, seen: readonly number[]): GameState {
  const [a, b] = state.players;
  if (!a || !b) throw new Error("two play");
  const cards = [...b.library.toReversed(), ...b.hand];
  const hand = cards.slice(0, b.hand.length);
  const library = cards.slice(b.hand.length);
  const changed = (object: GameObject | null): GameObject | null => {
    if (object?.owner !== 1 || object.zone === null) return object;
    return { ...object, zone: hand.includes(object.id) ? "hand" : "library", knownTo: seen };
  };
  return { ...state, objects: state.objects.map(changed), players: [a, { ...b, hand, library }] };
}

interface Told {
  readonly state: GameState;
  /** What each seat and the watchers see and are told from the restart on. */
  readonly audiences: readonly string[];
}

/** A casts the spell, and it resolves. */
function restart(from: GameState): Told {
  const book = openKeyBook(2);
  tidyKeys(from, book, project(from, book, FACTS).seats);
  let state = answered(from, true).state;
  let events: readonly GameEvent[] = [];
  while (!events.some(({ kind }) => kind === "gameRestarted")) ({ state, events } = answered(state));
  const { table, seats } = project(state, book, FACTS);
  const audiences = [0, 1, null].map((audience) =>
    JSON.stringify([
      table,
      audience === null ? null : seats[audience],
      eventViews(state, book, events, audience),
    ]),
  );
  return { state, audiences };
}

describe("a game that was restarted (CR 724)", () => {
  it("is the same whatever was hidden or known in the old game", () => {
    const one = begun();
    const first = restart(one);
    for (const seen of [[], [0], [0, 1]]) {
      const other = otherwise(one, seen);
      expect(hashState(other)).not.toBe(hashState(one));
      const { state } = restart(other);
      expect([hashState(state), state.lastKnown]).toEqual([hashState(first.state), first.state.lastKnown]);
    }
  });

  it("is told in the same bytes to those who didn't know what was hidden in the old game", () => {
    const one = begun();
    const [first, second] = [restart(one), restart(otherwise(one, []))];
    expect(second.audiences[0]).toBe(first.audiences[0]);
    expect(second.audiences[2]).toBe(first.audiences[2]);
  });

  it("lets everybody know the own hand and nothing else", () => {
    const { state } = restart(otherwise(begun(), [0]));
    for (const seat of [0, 1]) {
      const own = project(state, openKeyBook(2), FACTS).seats[seat];
      expect([own?.hand.length, own?.known]).toEqual([7, []]);
      const seen = sealWorld(state, seat).state.objects.filter(
        (object) => object !== null && object.zone !== null && object.definition !== "unknown",
      );
      expect(seen.map((object) => [object?.owner, object?.zone])).toEqual(
        Array.from({ length: 7 }, () => [seat, "hand"]),
      );
    }
  });

  it("has no card under a key that it had before", () => {
    const state = begun();
    const book = openKeyBook(2);
    const before = keys(state, book);
    const after = keys(restart(state).state, book);
    expect(before.filter((key) => after.includes(key))).toEqual([]);
  });
});

function keys(state: GameState, book: ReturnType<typeof openKeyBook>): readonly string[] {
  const { table, seats } = project(state, book, FACTS);
  return [
    ...Object.keys(table.objects),
    ...seats.flatMap(({ hand, known }) => [...hand, ...known].map(({ key }) => key)),
  ];
}
