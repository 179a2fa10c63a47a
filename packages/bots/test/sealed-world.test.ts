import { imagine, instinct, search } from "@spellroom/bots";
import type { CardDefinition, Effect } from "@spellroom/card-language";
import { loadPool, loadPresets, presetCards, rulesetById } from "@spellroom/cards";
import { choose, type GameState, startGame } from "@spellroom/rules";
import { defaultChoice } from "@spellroom/rules/decisions";
import { openKeyBook, project, type SealedWorld, sealWorld, UNKNOWN_CARD } from "@spellroom/view";
import { expect, test } from "vitest";

const FACTS = { matchId: "m", seq: 1, connected: [true, true], bots: [], watchers: 0 };
const SEED = "a".repeat(64);
const [mine = [], theirs = [], others = []] = decks();

function decks() {
  const pool = loadPool();
  return loadPresets()
    .slice(0, 3)
    .map((preset) => presetCards(preset).flatMap((name) => pool.byName(name) ?? []));
}

/** What seat 0 is given at each of its decisions while it plays on, until its passing opponent shows a card. */
function givenTo(opponent: typeof mine, opponentsKey: string): string[] {
  let { state } = startGame({
    ruleset: rulesetById("full"),
    seed: SEED,
    streams: { "library:1": opponentsKey },
    startingSeat: 0,
    players: [
      { name: "A", deck: mine },
      { name: "B", deck: opponent },
    ],
  });
  const given: string[] = [];
  const think = instinct();
  while (state.decision && state.players[1]?.graveyard.length === 0) {
    const { decision } = state;
    if (decision.seat === 0) given.push(JSON.stringify(sealWorld(state, 0)));
    const choice = decision.seat === 0 ? think(state, decision) : defaultChoice(decision);
    state = taken(choose(state, decision.seat, decision.id, choice));
  }
  return given;
}

/** The sealed games of seat 0's first few decisions with priority. */
function worldsOf(opponent: typeof mine): SealedWorld[] {
  return givenTo(opponent, "b".repeat(64))
    .map((text): SealedWorld => JSON.parse(text))
    .filter(({ state }) => state.decision?.kind === "act")
    .slice(0, 12);
}

/** Chance that repeats itself. */
function rolls(seed: number): () => number {
  let roll = seed;
  return () => {
    roll = (roll * 48_271) % 2_147_483_647;
    return roll / 2_147_483_647;
  };
}

function taken(result: ReturnType<typeof choose>): GameState {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.state;
}

test("two games that differ only in the order of the opponent's library give a bot the same bytes", () => {
  const given = givenTo(theirs, "c".repeat(64));
  expect(given.length).toBeGreaterThan(10);
  expect(given).toEqual(givenTo(theirs, "b".repeat(64)));
});

test("two games that differ in the whole list of an opponent who has shown nothing give a bot the same bytes", () => {
  expect(theirs.length).toBe(others.length);
  expect(givenTo(others, "b".repeat(64))).toEqual(givenTo(theirs, "b".repeat(64)));
});

test("the games that a bot imagines, and what it makes of them, are the same to the byte", () => {
  const thoughts = [others, theirs].map((list) => {
    const worlds = worldsOf(list);
    return worlds.map((world) => {
      const aids = { decks: [mine, theirs, others], chance: rolls(7), now: () => 0 };
      const limits = {
        nodes: 60,
        milliseconds: Number.POSITIVE_INFINITY,
        reach: { turns: 1, decisions: 60 },
      };
      return JSON.stringify([imagine(world, aids.decks, rolls(3)), search(world, aids, limits)]);
    });
  });
  expect(thoughts[0]?.length).toBeGreaterThan(5);
  expect(thoughts[0]).toEqual(thoughts[1]);
});

test("a sealed game holds no definition, key or position of what its seat can't know", () => {
  const { state } = startGame({
    ruleset: rulesetById("full"),
    seed: SEED,
    startingSeat: 0,
    players: [
      { name: "A", deck: mine },
      { name: "B", deck: theirs },
    ],
  });
  const sealed = sealWorld(state, 0);
  const text = JSON.stringify(sealed);
  const mineOnly = new Set(mine.map((card) => card.name));
  for (const card of theirs) if (!mineOnly.has(card.name)) expect(text).not.toContain(card.name);
  expect(text).not.toContain(SEED);
  const of = (ids: readonly number[]) => ids.map((id) => sealed.state.objects[id]?.definition);
  expect(new Set(of(sealed.state.players[0]?.library ?? []))).toEqual(new Set([UNKNOWN_CARD]));
  expect(new Set(of(sealed.state.players[1]?.hand ?? []))).toEqual(new Set([UNKNOWN_CARD]));
  expect(of(sealed.state.players[0]?.hand ?? [])).not.toContain(UNKNOWN_CARD);
  expect(sealed.ownUnknown).toHaveLength(mine.length - 7);
  expect(sealed.ownUnknown).toEqual([...sealed.ownUnknown].sort());
});

/** A card that costs nothing and does this, made of a card of the deck. */
function does(name: string, effects: readonly Effect[]): CardDefinition {
  const [plain] = mine;
  if (!plain) throw new Error("no card in the deck");
  const spell = { kind: "spell", body: { kind: "plain", effects } } as const;
  return { ...plain, name, faces: [{ name, types: ["instant"], manaCost: ["0"], abilities: [spell] }] };
}

const study = does("Study", [{ kind: "keywordAction", action: "learn", who: { kind: "you" } }]);
const known = new Set([...mine, ...theirs].map((card) => card.name));
const hidden = others.filter((card) => !known.has(card.name));

/** A game in which both players have a sideboard. */
function besides(deck: typeof mine, own: typeof mine, other: typeof mine): GameState {
  return startGame({
    ruleset: rulesetById("full"),
    seed: SEED,
    startingSeat: 0,
    players: [
      { name: "A", deck, sideboard: own },
      { name: "B", deck: mine, sideboard: other },
    ],
  }).state;
}

test("a sealed game holds its seat's own sideboard and nothing of the others'", () => {
  const others = hidden.slice(0, 3);
  expect(others).toHaveLength(3);
  const state = besides([...mine.slice(1), study], mine.slice(0, 1), others);
  expect(state.players.map(({ outside }) => outside?.length)).toEqual([1, 3]);
  const sealed = sealWorld(state, 0);
  expect(sealed.state.players.map(({ outside }) => outside?.length)).toEqual([1, undefined]);
  for (const card of others) expect(JSON.stringify(sealed)).not.toContain(card.name);
});

test("two games that differ in which cards the other's sideboard holds give a bot the same bytes", () => {
  const [one, other] = [hidden.slice(0, 2), theirs.slice(0, 2)].map((sideboard) =>
    JSON.stringify(sealWorld(besides([...mine.slice(1), study], mine.slice(0, 1), sideboard), 0)),
  );
  expect(one).toBe(other);
});

test("who chooses from outside the game for a player under control isn't told the cards, and a bot can choose (CR 720.4)", () => {
  const you = { kind: "you" } as const;
  const filter = { zones: ["outside" as const], of: [{ kind: "owner" as const, player: you }] };
  const wish = does("Call", [
    {
      kind: "move",
      what: { kind: "choose", by: you, filter, count: { min: 1, max: 1 } },
      to: { zone: "hand" },
    },
  ]);
  const deck = Array.from({ length: 40 }, () => wish);
  let state = besides(deck, hidden.slice(0, 2), []);
  while (state.decision?.kind === "confirm")
    state = taken(choose(state, state.decision.seat, state.decision.id, { kind: "confirm", yes: false }));
  state = { ...state, turn: { ...state.turn, controlled: { seat: 0, by: 1 } } };
  for (let guard = 0; guard < 30 && state.decision?.kind === "act"; guard++) {
    const { decision } = state;
    const cast = state.stack.length === 0 && decision.acts.find(({ kind }) => kind === "cast");
    const act = cast ? cast.id : "pass";
    state = taken(choose(state, decision.seat, decision.id, { kind: "act", act, autoPay: true }));
  }
  expect([state.decision?.kind, state.decision?.seat]).toEqual(["pick", 1]);
  const sealed = sealWorld(state, 1);
  const { seats } = project(state, openKeyBook(2), FACTS);
  const sent = JSON.stringify([sealed, seats[1]]);
  const sides = state.objects.flatMap((one) => (one?.zone === "outside" ? [one.definition] : []));
  expect(sides).toHaveLength(2);
  for (const definition of sides) expect(sent).not.toContain(definition);
  for (const { name } of hidden.slice(0, 2)) expect(sent).not.toContain(name);
  const aids = { decks: [theirs], chance: rolls(7), now: () => 0 };
  const reach = { turns: 1, decisions: 10 };
  const limits = { nodes: 20, milliseconds: Number.POSITIVE_INFINITY, reach };
  expect(search(sealed, aids, limits)).toHaveLength(2);
});
