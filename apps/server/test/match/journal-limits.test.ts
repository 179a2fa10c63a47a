import { MOST_INPUTS, refusesMore } from "@spellroom/match";
import { afterEach, beforeEach, expect, it } from "vitest";
import { resumeMatch } from "../../src/match/journal/resume.ts";
import { type MatchBench, openMatchBench } from "../support/match-bench.ts";

let bench: MatchBench;
beforeEach(async () => {
  bench = await openMatchBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

it("a match whose journal is full accepts no more moves, and can still be conceded or timed out", async () => {
  const { matchId } = await bench.begin();
  const record = await bench.journal.read(matchId, "start");
  if (!record) throw new Error("there is no such match");
  const { position } = resumeMatch(record);
  const full = { ...position, seq: MOST_INPUTS };
  expect(refusesMore({ ...position, seq: MOST_INPUTS - 1 }, "choose")).toBeNull();
  expect(refusesMore(full, "choose")).toMatchObject({ code: "limitReached" });
  expect(refusesMore(full, "takeBack")).toMatchObject({ code: "limitReached" });
  for (const kind of ["concede", "begin", "pause", "showHand"] as const)
    expect(refusesMore(full, kind)).toBeNull();
});
