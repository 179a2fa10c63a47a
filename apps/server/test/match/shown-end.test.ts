import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { matchView } from "../../src/match/hosting/match-summary.ts";
import { Ratings } from "../../src/matchmaking/ratings.ts";
import { ReplayStore } from "../../src/replays/replay-store.ts";
import { Replays } from "../../src/replays/replays.ts";
import type { StoredMatch } from "../../src/storage/journal.ts";
import { MatchStore } from "../../src/storage/match-store.ts";
import { type MatchBench, openMatchBench } from "../support/match-bench.ts";

const DELAY_MS = 60_000;

let bench: MatchBench;
let matches: MatchStore;
let store: ReplayStore;
let replays: Replays;
beforeEach(async () => {
  bench = await openMatchBench();
  matches = new MatchStore(bench.database);
  store = new ReplayStore(bench.database, matches);
  const replay = () =>
    Promise.reject(new Error("whether a replay may be seen is known without replaying it"));
  replays = new Replays({ matches, store, replay });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await bench[Symbol.asyncDispose]();
});

/** A match that has just ended, watched so late. */
async function ended(watchDelayMs: number): Promise<StoredMatch> {
  const match = await bench.begin([], { watchDelayMs });
  await match.execute(0, { kind: "concede", request: {} });
  await match.conclude();
  const stored = await matches.find(match.matchId);
  if (!stored) throw new Error("there is no such match");
  return stored;
}

/** What somebody finds out about the end of a match. */
async function foundOut({ id }: StoredMatch, asker: string | undefined) {
  const stored = await matches.find(id);
  if (!stored) throw new Error("there is no such match");
  const { status, seats, finishedAt } = matchView(stored, asker);
  return {
    status,
    outcomes: seats.map(({ outcome }) => outcome),
    isTimed: finishedAt !== null,
    replay: (await replays.info(id, asker)) !== undefined,
    listed: (await store.finished({ before: Number.MAX_SAFE_INTEGER, limit: 9, asker })).length,
  };
}

const NOTHING = { status: "playing", outcomes: [null, null], isTimed: false, replay: false, listed: 0 };
const ALL = { status: "finished", outcomes: ["loss", "win"], isTimed: true, replay: true, listed: 1 };

describe("the end of a match that is watched late", () => {
  it("is known to its players at once and to nobody else before watchers are shown it", async () => {
    const match = await ended(DELAY_MS);
    const [player] = bench.accounts;
    expect(await foundOut(match, player)).toEqual(ALL);
    expect(await foundOut(match, undefined)).toEqual(NOTHING);
    expect(await foundOut(match, "somebody-else")).toEqual(NOTHING);
  });

  it("is known to everyone once the delay is over", async () => {
    const match = await ended(DELAY_MS);
    const later = Date.now() + DELAY_MS;
    vi.spyOn(Date, "now").mockReturnValue(later);
    expect(await foundOut(match, undefined)).toEqual(ALL);
  });

  it("is known to everyone at once where watching is not delayed", async () => {
    expect(await foundOut(await ended(0), undefined)).toEqual(ALL);
  });

  it("changes no rating before, since a changed rating would reveal it", async () => {
    const match = await ended(DELAY_MS);
    await bench.database.query.updateTable("matches").set({ rated: 1 }).where("id", "=", match.id).execute();
    expect(await new Ratings(bench.database).settle()).toBe(0);
    expect(await new Ratings(bench.database, () => Date.now() + DELAY_MS).settle()).toBe(1);
  });
});
