import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LiveMatch } from "../../src/match/play/live-match.ts";
import { carryOutReplay, type ReplayJob } from "../../src/replays/replay-jobs.ts";
import { ReplayStore } from "../../src/replays/replay-store.ts";
import {
  MOST_WAITING,
  openReplayThreads,
  ReplaysBusy,
  type ReplayThreads,
} from "../../src/replays/replay-threads.ts";
import { Replays } from "../../src/replays/replays.ts";
import type { StoredMatch } from "../../src/storage/journal.ts";
import { MatchStore } from "../../src/storage/match-store.ts";
import { answer, type MatchBench, openMatchBench } from "../support/match-bench.ts";

let bench: MatchBench;
let threads: ReplayThreads;
let match: LiveMatch;
let stored: StoredMatch;
beforeEach(async () => {
  bench = await openMatchBench();
  threads = openReplayThreads({ kind: "sqlite", directory: bench.directory });
  match = await bench.begin();
  for (let given = 0; given < 20; given++) await answer(match);
  await match.execute(0, { kind: "concede", request: {} });
  const found = await new MatchStore(bench.database).find(match.matchId);
  if (!found) throw new Error("there is no such match");
  stored = found;
});
afterEach(async () => {
  await threads.close();
  await bench[Symbol.asyncDispose]();
});

describe("a finished match", () => {
  it("is replayed on a thread of its own, to the very same documents", async () => {
    const jobs: readonly ReplayJob[] = [
      { kind: "moments", match: match.matchId, view: "all" },
      { kind: "record", match: match.matchId, game: 1 },
      { kind: "chance", match: match.matchId, seat: "all" },
    ];
    for (const job of jobs) {
      const [there, here] = [await threads.replay(job), await carryOutReplay(bench.journal, job)];
      if (there.kind !== "json" || here.kind !== "json") throw new Error("it was not replayed");
      expect(Buffer.from(there.bytes).equals(here.bytes)).toBe(true);
    }
    const nobodys: ReplayJob = { kind: "record", match: "nobody's", game: 1 };
    expect(await threads.replay(nobodys)).toEqual({ kind: "unknown" });
    expect(await threads.replay({ kind: "record", match: match.matchId, game: 9 })).toEqual({
      kind: "unreadable",
    });
  });

  it("is refused to those who come when as many wait as may, and replayed for the others", async () => {
    const job: ReplayJob = { kind: "chance", match: match.matchId, seat: null };
    const asked = await Promise.allSettled(
      Array.from({ length: MOST_WAITING + 20 }, () => threads.replay(job)),
    );
    const refused = asked.filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThanOrEqual(10);
    for (const one of refused) expect(one).toMatchObject({ reason: expect.any(ReplaysBusy) });
    expect(asked.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(MOST_WAITING);
  });

  it("is replayed once however often it is requested, at once or later, and again once names have changed", async () => {
    let replayed = 0;
    const matches = new MatchStore(bench.database);
    const replays = new Replays({
      matches,
      store: new ReplayStore(bench.database, matches),
      replay: (job) => {
        replayed += 1;
        return carryOutReplay(bench.journal, job);
      },
    });
    const job: ReplayJob = { kind: "record", match: match.matchId, game: 1 };
    await Promise.all(Array.from({ length: 30 }, () => replays.document(stored, job)));
    await replays.document(stored, job);
    expect(replayed).toBe(1);
    const renamed = { ...stored, seats: stored.seats.map((seat) => ({ ...seat, name: "Deleted player" })) };
    await replays.document(renamed, job);
    expect(replayed).toBe(2);
  });
});
