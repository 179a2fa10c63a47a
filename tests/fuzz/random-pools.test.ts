import { fuzzGame, openCards } from "@spellroom/cli";
import { describe, expect, it } from "vitest";

const cards = openCards([]);

/** Games of one batch; a batch is one test, so that a failure names few seeds. */
const BATCH = 6;
const FIRST = 900_001;
const GAMES = Math.max(BATCH, Math.floor(Number(process.env.FUZZ_GAMES ?? 36)));

function faults(first: number): string[] {
  return Array.from({ length: BATCH }, (_, at) =>
    fuzzGame({ cards, seed: first + at, players: { min: 2, max: 6 } }),
  )
    .filter((game) => game.fault !== null)
    .map((game) => `seed ${game.seed}, ${game.players} players, answer ${game.decisions}: ${game.fault}`);
}

describe("games of random answers with random cards of the pool and 2 to 6 players, who may leave", () => {
  it.each(Array.from({ length: Math.ceil(GAMES / BATCH) }, (_, at) => FIRST + at * BATCH))(
    "break no invariant, from seed %i on",
    (first) => {
      expect(faults(first)).toEqual([]);
    },
  );
});
