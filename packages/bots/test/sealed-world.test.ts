import { imagine, instinct, search } from "@spellroom/bots";
import type { CardDefinition } from "@spellroom/card-language";
import { loadPool, loadPresets, presetCards, rulesetById } from "@spellroom/cards";
import { choose, type GameState, startGame } from "@spellroom/rules";
import { defaultChoice } from "@spellroom/rules/decisions";
import { type SealedWorld, sealWorld, UNKNOWN_CARD } from "@spellroom/view";
import { expect, test } from "vitest";

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

test("a sealed game holds its seat's own sideboard and nothing of the others'", () => {
  const [plain] = mine;
  if (!plain) throw new Error("no card in the deck");
  const study: CardDefinition = {
    ...plain,
    faces: [
      {
        name: "Study",
        types: ["sorcery"],
        manaCost: ["1"],
        abilities: [
          {
            kind: "spell",
            body: {
              kind: "plain",
              effects: [{ kind: "keywordAction", action: "learn", who: { kind: "you" } }],
            },
          },
        ],
      },
    ],
  };
  const known = new Set([...mine, ...theirs].map((card) => card.name));
  const hidden = others.filter((card) => !known.has(card.name)).slice(0, 3);
  const { state } = startGame({
    ruleset: rulesetById("full"),
    seed: SEED,
    startingSeat: 0,
    players: [
      { name: "A", deck: [...mine.slice(1), study], sideboard: [plain] },
      { name: "B", deck: mine, sideboard: hidden },
    ],
  });
  expect(state.players.map(({ outside }) => outside?.length)).toEqual([1, 3]);
  const sealed = sealWorld(state, 0);
  expect(sealed.state.players.map(({ outside }) => outside?.length)).toEqual([1, undefined]);
  expect(hidden).toHaveLength(3);
  for (const card of hidden) expect(JSON.stringify(sealed)).not.toContain(card.name);
});
