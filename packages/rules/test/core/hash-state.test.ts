import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { updateObject, updatePlayer } from "../../src/change/game/game.ts";
import { emptyContext, fork, type GameState, hashState, StateHasher } from "../../src/index.ts";
import type { Game } from "../../src/state/access.ts";
import type { Frame } from "../../src/state/game-state.ts";
import { curiosities, curiousBoard } from "../support/curiosities.ts";

const cards = Object.keys(curiosities).slice(0, 8);

function cold(state: GameState): GameState {
  return JSON.parse(JSON.stringify(state));
}

const change = fc.record({ target: fc.nat(20), damage: fc.nat(5), life: fc.nat(20) });
const someChanges = fc.array(change, { minLength: 1, maxLength: 8 });

/** A board, and how it changes step by step. */
function statesBy(changes: readonly { target: number; damage: number; life: number }[]): GameState[] {
  let { state } = curiousBoard(cards);
  const states = [state];
  for (const { target, damage, life } of changes) {
    const g: Game = { state: fork(state), events: [] };
    const id = state.battlefield[target % state.battlefield.length];
    if (id !== undefined) updateObject(g, id, { damage });
    updatePlayer(g, 0, { life });
    ({ state } = g);
    states.push(state);
  }
  return states;
}

describe("the hash of a state", () => {
  it("is that of its content, whatever parts of it have been hashed before", () => {
    fc.assert(
      fc.property(someChanges, (changes) => {
        const seen = new Map<string, string>();
        for (const state of statesBy(changes)) {
          const hash = hashState(state);
          expect(hash).toBe(hashState(cold(state)));
          const text = JSON.stringify(state);
          expect(seen.get(hash) ?? text).toBe(text);
          seen.set(hash, text);
        }
      }),
      { numRuns: 40, seed: 20261122 },
    );
  });

  it("is the same whichever other states of the game were hashed before, in whatever order", () => {
    fc.assert(
      fc.property(someChanges, fc.array(fc.nat(), { minLength: 1, maxLength: 20 }), (changes, order) => {
        const states = statesBy(changes);
        const hasher = new StateHasher();
        for (const at of order) {
          const state = states[at % states.length];
          expect(state && hasher.hash(state)).toBe(state && hashState(cold(state)));
        }
      }),
      { numRuns: 40, seed: 20261122 },
    );
  });

  it("is the same where parts of its lists and records have come, gone or changed places since", () => {
    const { state } = curiousBoard(cards);
    const contexts = Array.from({ length: 6 }, (_, source) => emptyContext(source, source % 2));
    const frames = contexts.map(
      (_, context): Frame => ({ kind: "loop", context, effects: [], over: [], outer: null, at: context }),
    );
    const some = fc.shuffledSubarray([0, 1, 2, 3, 4, 5]);
    fc.assert(
      fc.property(fc.array(fc.tuple(some, some), { minLength: 2, maxLength: 8 }), (all) => {
        const hasher = new StateHasher();
        for (const [open, working] of all) {
          const next = fork(state);
          next.contexts = Object.fromEntries(
            open.map((id) => [id, contexts[(id + working.length) % 6] ?? emptyContext(id, 0)]),
          );
          next.frames = working.flatMap((at) => frames[at] ?? []);
          expect(hasher.hash(next)).toBe(hashState(cold(next)));
        }
      }),
    );
  });

  it("is the same where a frame keeps the state from before an announcement, however that has changed", () => {
    fc.assert(
      fc.property(someChanges, fc.array(fc.nat(8), { minLength: 2, maxLength: 10 }), (changes, order) => {
        const states = statesBy(changes);
        const hasher = new StateHasher();
        for (const [at, number] of order.entries()) {
          const kept = states[number % states.length] ?? null;
          const next = fork(states[at % states.length] ?? curiousBoard(cards).state);
          const frame: Frame = {
            kind: "announce",
            stage: "modes",
            seat: 0,
            object: at,
            autoPay: true,
            scratch: {},
            rewind: kept,
          };
          next.frames =
            at % 3 === 2 ? [frame, { ...frame, rewind: next.frames.length > 0 ? kept : null }] : [frame];
          expect(hasher.hash(next)).toBe(hashState(cold(next)));
        }
      }),
      { numRuns: 40, seed: 20261128 },
    );
  });

  it("is the same in whatever order keys were made, and another one for whatever is different", () => {
    const { state } = curiousBoard(cards);
    const value = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat(3));
    fc.assert(
      fc.property(fc.uniqueArray(fc.array(fc.tuple(fc.string(), value)), { maxLength: 12 }), (all) => {
        const texts = new Map<string, string>();
        for (const entries of all) {
          const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
          const chance = Object.fromEntries(entries);
          const hash = hashState({ ...state, chance });
          const inOrder = Object.fromEntries(sorted.map(([key]) => [key, chance[key] ?? 0]));
          expect(hashState({ ...state, chance: inOrder })).toBe(hash);
          const text = JSON.stringify(inOrder);
          expect(texts.get(hash) ?? text).toBe(text);
          texts.set(hash, text);
        }
        expect(new Set(texts.values()).size).toBe(texts.size);
      }),
      { numRuns: 300, seed: 20261122 },
    );
  });

  it("distinguishes lists by their order and length, and values by their kind", () => {
    const { state } = curiousBoard(cards);
    const lists = [[], [0], [0, 0], [1, 2], [2, 1], [12], [1, 2, 0]];
    const hashes = lists.map((battlefield) => hashState({ ...state, battlefield }));
    hashes.push(hashState({ ...state, stack: [1, 2] }), hashState({ ...state, seed: "" }), hashState(state));
    hashes.push(hashState({ ...state, chain: 0 }), hashState({ ...state, chain: 1 }));
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
