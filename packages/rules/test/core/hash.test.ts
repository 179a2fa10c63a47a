import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fork, type Game, updateObject, updatePlayer } from "../../src/core/game.ts";
import { hashState } from "../../src/core/hash.ts";
import type { GameState } from "../../src/state/game-state.ts";
import { curiosities, curiousBoard } from "../support/curiosities.ts";

const cards = Object.keys(curiosities).slice(0, 8);

function cold(state: GameState): GameState {
  return JSON.parse(JSON.stringify(state));
}

describe("the hash of a state", () => {
  it("is that of its content, whatever parts of it have been hashed before", () => {
    const change = fc.record({ target: fc.nat(20), damage: fc.nat(5), life: fc.nat(20) });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
        let { state } = curiousBoard(cards);
        const seen = new Map<string, string>();
        for (const { target, damage, life } of changes) {
          const g: Game = { state: fork(state), events: [] };
          const id = state.battlefield[target % state.battlefield.length];
          if (id !== undefined) updateObject(g, id, { damage });
          updatePlayer(g, 0, { life });
          ({ state } = g);
          const hash = hashState(state);
          expect(hash).toBe(hashState(cold(state)));
          const text = JSON.stringify(state);
          expect(seen.get(hash) ?? text).toBe(text);
          seen.set(hash, text);
        }
      }),
      { numRuns: 40 },
    );
  });
});
