import { afterEach, beforeEach, expect, it } from "vitest";
import { type MatchBench, openMatchBench } from "../support/match-bench.ts";

let bench: MatchBench;
beforeEach(async () => {
  bench = await openMatchBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

it("a match that is over can't be paused", async () => {
  const match = await bench.begin();
  expect(await match.execute(0, { kind: "offer", request: { kind: "pause" } })).toMatchObject({ ok: true });
  expect(
    await match.execute(1, { kind: "answerOffer", request: { kind: "pause", yes: false } }),
  ).toMatchObject({ ok: true });
  await match.execute(1, { kind: "concede", request: {} });
  expect(await match.execute(0, { kind: "offer", request: { kind: "pause" } })).toMatchObject({
    ok: false,
    error: { code: "nothingOffered" },
  });
});

it("a match that is live here is handed out as it is, and its listeners stay", async () => {
  const match = await bench.begin();
  expect(await bench.live.open(match.matchId, match.epoch)).toBe(match);
  expect(match.closed).toBe(false);
});
