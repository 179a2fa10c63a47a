import { afterEach, beforeEach, expect, it } from "vitest";
import { type MatchBench, openMatchBench } from "../support/match-bench.ts";

let bench: MatchBench;
beforeEach(async () => {
  bench = await openMatchBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

it("a match that is over can't be paused", async () => {
  const match = await bench.begin();
  expect(await match.offer(0, "pause")).toMatchObject({ ok: true });
  expect(await match.answerOffer(1, "pause", false)).toMatchObject({ ok: true });
  await match.concede(1);
  expect(await match.offer(0, "pause")).toMatchObject({ ok: false, error: { code: "nothingOffered" } });
});

it("a match that is live here is handed out as it is, and its listeners stay", async () => {
  const match = await bench.begin();
  expect(await bench.live.open(match.matchId, match.epoch)).toBe(match);
  expect(match.closed).toBe(false);
});
