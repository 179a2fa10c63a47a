import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LONGEST_DELAY_MS } from "../../src/match/views/shown-end.ts";
import { statisticsOf } from "../../src/storage/player-statistics.ts";
import { type MatchBench, openMatchBench } from "../support/match-bench.ts";

let bench: MatchBench;
beforeEach(async () => {
  bench = await openMatchBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

const later = () => Date.now() + LONGEST_DELAY_MS + 1_000;

async function conceded(seat: number, decks: readonly [object, object]): Promise<void> {
  const match = await bench.begin(decks.map((deck) => ({ deck })));
  await match.execute(seat, { kind: "concede", request: {} });
}

describe("a player's statistics", () => {
  it("count public games by format and by deck, own decks together, most played first", async () => {
    const [ada = ""] = bench.accounts;
    const burn = { preset: "burn" };
    await conceded(0, [burn, { preset: "fliers" }]);
    await conceded(1, [burn, { preset: "fliers" }]);
    await conceded(1, [burn, { preset: "fliers" }]);
    await conceded(1, [{ list: "20 Mountain" }, burn]);
    await conceded(0, [{ list: "20 Forest" }, burn]);
    const found = await statisticsOf(bench.database, ada, later());
    expect(found.formats).toEqual([{ format: expect.any(String), games: 5, wins: 3, losses: 2, draws: 0 }]);
    expect(found.decks).toEqual([
      { preset: "burn", games: 3, wins: 2, losses: 1, draws: 0 },
      { preset: null, games: 2, wins: 1, losses: 1, draws: 0 },
    ]);
  });

  it("say nothing of games whose end late watchers have not seen yet, nor of private ones", async () => {
    const [ada = ""] = bench.accounts;
    await conceded(0, [{ preset: "burn" }, { preset: "fliers" }]);
    expect((await statisticsOf(bench.database, ada)).formats).toEqual([]);
    await bench.database.query.updateTable("matches").set({ visibility: "private" }).execute();
    expect((await statisticsOf(bench.database, ada, later())).formats).toEqual([]);
  });
});
