import { brokenInvariants, fuzzGame, type Journal, kindOfFault, openCards, shrink } from "@spellroom/cli";
import { characteristics, type GameState, replayJournal } from "@spellroom/rules";
import { describe, expect, it } from "vitest";

const cards = openCards([]);
const MUCH = 10;

/** A fault made up for the test: a creature has been put into a graveyard. */
function buried(state: GameState): string | null {
  const creature = state.players
    .flatMap((player) => player.graveyard)
    .find((id) => characteristics(state, id).types.includes("creature"));
  return creature === undefined ? null : `object ${creature} lies in a graveyard`;
}

/** What was done besides passing. */
function done({ inputs }: Journal): number {
  return inputs.filter(
    (input) => input.kind === "choose" && input.choice.kind === "act" && input.choice.act !== "pass",
  ).length;
}

/** The journal of a game, cut off where the fault first shows. */
function faulty(seed: number) {
  const { journal } = fuzzGame({ cards, seed, players: { min: 2, max: 3 } });
  let at = -1;
  let fault: string | null = null;
  replayJournal(journal.setup, journal.inputs, ({ state }) => {
    fault ??= buried(state);
    if (fault === null) at++;
  });
  return { journal: { ...journal, inputs: journal.inputs.slice(0, at + 1) }, fault: fault ?? "" };
}

/** The first such game in which much was done before. */
function eventful() {
  for (let seed = 7_001; ; seed++) {
    const game = faulty(seed);
    if (game.fault !== "" && done(game.journal) >= MUCH) return game;
  }
}

describe("shrinking a journal that ends in a fault", () => {
  it("leaves a shorter journal that replays to the same kind of fault, and no sooner", () => {
    const { journal, fault } = eventful();
    const small = shrink(journal, fault, buried);
    if (!small) throw new Error("could not be had again");
    expect(done(small)).toBeLessThan(done(journal) / 2);
    const seen: (string | null)[] = [];
    const replayed = replayJournal(small.setup, small.inputs, ({ state }) => seen.push(buried(state)));
    expect(replayed.ok).toBe(true);
    const last = seen.pop() ?? "";
    expect(kindOfFault(last)).toBe(kindOfFault(fault));
    expect(seen.filter((one) => one !== null)).toEqual([]);
  });

  it("reports when the fault can't be reproduced", () => {
    const { journal } = eventful();
    const total = journal.setup.players.reduce((sum, { deck }) => sum + deck.length, 0);
    expect(shrink(journal, "no such fault", (state) => brokenInvariants(state, total)[0] ?? null)).toBeNull();
  });
});
