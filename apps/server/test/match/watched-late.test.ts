import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveMatch } from "../../src/match/play/live-match.ts";
import { WatchFeed } from "../../src/match/views/watch-feed.ts";
import { answer, type MatchBench, openMatchBench } from "../support/match-bench.ts";

const DELAY_MS = 20_000;

let bench: MatchBench;
beforeEach(async () => {
  bench = await openMatchBench();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await bench[Symbol.asyncDispose]();
});

/** A match in its first turns, in which a hand is shown, as another process takes it over. */
async function takenOver(watchDelayMs: number): Promise<LiveMatch> {
  const match = await bench.begin([], { watchDelayMs });
  await match.execute(0, { kind: "showHand", request: { show: true } });
  while (match.state.turn.number < 2) await answer(match);
  await bench.journal.takeOver(match.matchId, "another-process", 1);
  return bench.otherProcess().open(match.matchId, 2);
}

/** What somebody who comes to watch is given. */
function given(match: LiveMatch) {
  const { watching } = match.reader;
  const { table, snapshot } = watching.catchUp();
  const { log, known, status } = snapshot;
  return { turn: table.turn, objects: table.objects, log, known, status, inputs: watching.length };
}

describe("a match that continues in another process", () => {
  it("gives those who watch late nothing of what happened before until the delay has passed, then all of it once", async () => {
    const match = await takenOver(DELAY_MS);
    const { table, snapshot } = match.reader.catchUp(null);
    expect(snapshot.log.length).toBeGreaterThan(0);
    expect(snapshot.known.length).toBeGreaterThan(0);
    const nothing = { turn: 0, objects: {}, log: [], known: [], inputs: 0 };
    expect(given(match)).toMatchObject(nothing);
    vi.advanceTimersByTime(DELAY_MS - 1);
    expect(given(match)).toMatchObject(nothing);
    vi.advanceTimersByTime(1);
    expect(given(match)).toEqual({
      turn: table.turn,
      objects: table.objects,
      log: snapshot.log,
      known: snapshot.known,
      status: snapshot.status,
      inputs: match.reader.length,
    });
    match.close();
  });

  it("doesn't say before the delay has passed that its game was restarted", async () => {
    const match = await bench.begin([], { watchDelayMs: DELAY_MS });
    const { reader } = match;
    const now = reader.catchUp(null);
    const restarted = { ...now, table: { ...now.table, turnsBefore: 5 } };
    const { length, status, startingLife, audiences } = reader;
    const { table } = restarted;
    const watched = { table, length, status, startingLife, audiences, catchUp: () => restarted };
    const feed = new WatchFeed(watched, DELAY_MS);
    expect(feed.catchUp().table.turnsBefore).toBe(0);
    expect(feed.turn).toBe(0);
    vi.advanceTimersByTime(DELAY_MS);
    expect(feed.catchUp().table.turnsBefore).toBe(5);
    expect(feed.turn).toBe(5);
    match.close();
  });

  it("gives those who watch without delay all of it at once", async () => {
    const match = await takenOver(0);
    const { snapshot } = match.reader.catchUp(null);
    expect(given(match)).toMatchObject({ turn: 2, log: snapshot.log, known: snapshot.known });
    match.close();
  });
});
