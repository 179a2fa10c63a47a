import { search } from "@spellroom/bots";
import { choose, type GameState } from "@spellroom/rules";
import { sealWorld } from "@spellroom/view";
import { expect, test } from "vitest";
import { ME, PLAIN_DECK, position } from "./puzzles/position.ts";

const CROWD = [
  "30 Forest",
  "40 Grizzly Bears",
  "20 Hill Giant",
  "20 Wind Drake",
  "20 Llanowar Elves",
  "20 Serra Angel",
];

/** The declaration of attackers on a board of 300 permanents. */
function crowded(): GameState {
  let state = position({ battlefield: CROWD }, { battlefield: CROWD }, ME);
  while (state.decision?.kind === "act") {
    const taken = choose(state, state.decision.seat, state.decision.id, { kind: "act", act: "pass" });
    if (!taken.ok) throw new Error("a pass was refused");
    ({ state } = taken);
  }
  return state;
}

test("on a board of 300 permanents a search that is out of time plays no decision more", () => {
  const state = crowded();
  expect(state.battlefield).toHaveLength(300);
  expect(state.decision?.kind).toBe("attackers");
  const looks = { before: 0, after: 0 };
  const now = (): number => {
    const isLate = looks.before >= 30;
    if (isLate) looks.after++;
    else looks.before++;
    return isLate ? 1_000 : 0;
  };
  const limits = {
    nodes: Number.POSITIVE_INFINITY,
    milliseconds: 1_000,
    reach: { turns: 2, decisions: 240 },
  };
  const found = search(sealWorld(state, ME), { decks: [PLAIN_DECK], chance: () => 0.5, now }, limits);
  expect(found.length).toBeGreaterThan(1);
  // Once it is late, only the loops that are left look at the clock again, each of them once or twice.
  expect(looks.after).toBeLessThan(10);
});
