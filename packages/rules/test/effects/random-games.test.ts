import { rulesetById } from "@spellroom/cards";
import fc from "fast-check";
import { expect, it } from "vitest";
import { choose, type GameState, hashState, startGame } from "../../src/index.ts";
import { real } from "./play.ts";
import { randomCard } from "./random-cards.ts";
import { Dice, randomChoice } from "./random-choice.ts";

/** Every card is in exactly one zone, and its zone is the list that it is in. */
function strayCards(state: GameState): string[] {
  const places = new Map<number, number>();
  const lists = [state.battlefield, state.stack, state.exile, state.command];
  for (const { library, hand, graveyard } of state.players) lists.push(library, hand, graveyard);
  for (const list of lists) for (const id of list) places.set(id, (places.get(id) ?? 0) + 1);
  return state.objects.flatMap((object) => {
    if (!object) return [];
    const count = places.get(object.id) ?? 0;
    return count === (object.zone === null ? 0 : 1) ? [] : [`object ${object.id} is in ${count} places`];
  });
}

function playOn(seed: number, decisions: number): void {
  const dice = new Dice(seed);
  const lands = Array.from({ length: 20 }, () => real("Forest"));
  const players = ["A", "B", "C"].slice(0, seed % 3 === 0 ? 3 : 2).map((name, seat) => ({
    name,
    deck: [...lands, ...Array.from({ length: 20 }, (_, at) => randomCard(dice, seat * 100 + at))],
  }));
  const ruleset = rulesetById(players.length > 2 ? "freeForAll" : "full");
  let { state } = startGame({ ruleset, seed: seed.toString(16).padStart(64, "0"), players });
  let refused = 0;
  for (let count = 0; count < decisions && state.decision; count++) {
    const { seat, id } = state.decision;
    const result = choose(state, seat, id, randomChoice(dice, state.decision));
    refused = result.ok ? 0 : refused + 1;
    expect(refused).toBeLessThan(200);
    if (result.ok) state = result.state;
    if (count % 50 !== 0) continue;
    expect(strayCards(state)).toEqual([]);
    const copy: GameState = JSON.parse(JSON.stringify(state));
    expect(hashState(copy)).toBe(hashState(state));
    state = copy;
  }
  expect(Object.keys(state.contexts).length).toBeLessThan(60);
}

it("carries out whatever random cards ask for, plain data all the way", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      playOn(seed, 250);
    }),
    { numRuns: 8 },
  );
});
