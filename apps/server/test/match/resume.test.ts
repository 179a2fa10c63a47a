import { CorruptMatch } from "@spellroom/match";
import { hashState } from "@spellroom/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { resumeMatch } from "../../src/match/journal/resume.ts";
import type { JournalRecord } from "../../src/storage/journal.ts";
import { answer, type MatchBench, openMatchBench } from "../support/match-bench.ts";

let bench: MatchBench;
let record: JournalRecord;
let hash: string;
beforeEach(async () => {
  bench = await openMatchBench();
  const match = await bench.begin();
  for (let count = 0; count < 12; count++) await answer(match);
  hash = hashState(match.state);
  const read = await bench.journal.read(match.matchId, "start");
  if (!read) throw new Error("the match is not in the journal");
  record = read;
});
afterEach(() => bench[Symbol.asyncDispose]());

function spoilt(change: Partial<JournalRecord["entries"][number]>, at = 5): JournalRecord {
  return {
    ...record,
    entries: record.entries.map((entry, index) => (index === at ? { ...entry, ...change } : entry)),
  };
}

describe("replaying a journal", () => {
  it("leads to the same state", () => {
    const resumed = resumeMatch(record);
    expect(hashState(resumed.state)).toBe(hash);
    expect(resumed.journalLength).toBe(12);
    expect(resumed.history).toHaveLength(13);
  });

  it("is refused when an input can't be read", () => {
    for (const input of [null, {}, { kind: "choose" }, { kind: "nonsense", seat: 0 }])
      expect(() => resumeMatch(spoilt({ input }))).toThrow(CorruptMatch);
  });

  it("is refused when an input does not fit the game", () => {
    const input = { kind: "choose", seat: 0, decision: 9_999, choice: { kind: "confirm", yes: true } };
    expect(() => resumeMatch(spoilt({ input }))).toThrow("entry 6 is refused: staleDecision");
  });

  it("is refused when it leads to another state than the one that was", () => {
    expect(() => resumeMatch(spoilt({ stateHash: "0".repeat(32) }, 11))).toThrow("another than it was");
  });

  it("continues matches of an older engine, whose hashes may differ", () => {
    const older = {
      ...spoilt({ stateHash: "0".repeat(32) }, 11),
      match: { ...record.match, engineVersion: "1" },
    };
    expect(hashState(resumeMatch(older).state)).toBe(hash);
  });

  it("is refused when a definition is missing or the set-up can't be read", () => {
    expect(() => resumeMatch({ ...record, definitions: new Map() })).toThrow(CorruptMatch);
    expect(() => resumeMatch({ ...record, setup: { seed: "none" } })).toThrow(CorruptMatch);
  });
});
