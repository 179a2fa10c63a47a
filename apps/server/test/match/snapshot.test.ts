import { greedyBot } from "@spellroom/bots";
import { REACH, stateAt } from "@spellroom/match";
import { hashState } from "@spellroom/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Resumed } from "../../src/match/journal/resume.ts";
import { resumeMatch } from "../../src/match/journal/resume.ts";
import type { LiveMatch } from "../../src/match/play/live-match.ts";
import type { JournalRecord, StoredSnapshot } from "../../src/storage/journal.ts";

import { answer, type MatchBench, openMatchBench } from "../support/match-bench.ts";
import { until } from "../support/processes.ts";

/** So many inputs that there is a snapshot, with a tail after it. */
const INPUTS = 150;

let bench: MatchBench;
let match: LiveMatch;
beforeEach(async () => {
  bench = await openMatchBench();
  match = await bench.begin();
  await match.execute(0, { kind: "showHand", request: { show: true } });
  const bot = greedyBot({ definition: (hash) => match.state.definitions[hash], chance: () => 0.5 });
  while (match.length < INPUTS) {
    const seat = match.state.decision?.seat ?? 0;
    const view = match.reader.viewOf(seat);
    const decision = view.own?.decision;
    if (!decision) throw new Error("nobody is asked anything");
    const reply = await match.execute(seat, {
      kind: "choose",
      request: { decision: decision.id, choice: bot.choose(view, decision) },
    });
    if (!reply.ok) await answer(match);
  }
});
afterEach(() => bench[Symbol.asyncDispose]());

async function withSnapshot(): Promise<JournalRecord & { readonly snapshot: StoredSnapshot }> {
  await until(async () => (await bench.journal.read(match.matchId))?.snapshot !== undefined);
  const record = await bench.journal.read(match.matchId);
  if (!record?.snapshot) throw new Error("there is no snapshot");
  return { ...record, snapshot: record.snapshot };
}

async function whole(): Promise<JournalRecord> {
  const record = await bench.journal.read(match.matchId, "start");
  if (!record) throw new Error("the match is not in the journal");
  return record;
}

/** Opens the match as another process would. */
async function reopened(): Promise<LiveMatch> {
  const taken = await bench.journal.takeOver(match.matchId, "another-process");
  if (taken.outcome !== "taken") throw new Error("the match could not be taken over");
  return bench.otherProcess().open(match.matchId, taken.epoch);
}

/** With every state that it could be taken back to, whichever of them are kept. */
function unfolded(resumed: Resumed) {
  const { points } = resumed.position;
  const reached = points
    .map(({ seq, input }, at) => ({ seq, input, state: stateAt(points, at) }))
    .slice(-REACH);
  return { ...resumed, position: { ...resumed.position, points: reached } };
}

describe("a match that is gone on with from a snapshot", () => {
  it("equals a replay from the start in everything", async () => {
    const record = await withSnapshot();
    expect(record.entries.length).toBeLessThan(INPUTS);
    const resumed = resumeMatch(record);
    const fromStart = unfolded(resumeMatch(await whole()));
    expect(fromStart.position.points).toHaveLength(REACH);
    expect(unfolded(resumed)).toEqual(fromStart);
    expect(hashState(resumed.state)).toBe(hashState(match.state));
    expect(resumed.position.agreement.handsShown).toEqual([0]);
  });

  it("is shown to its players like a replay from the start", async () => {
    await withSnapshot();
    const fromSnapshot = (await reopened()).reader.catchUp(0);
    await bench.database.query.deleteFrom("snapshots").execute();
    const fromStart = (await reopened()).reader.catchUp(0);
    expect(fromSnapshot).toEqual(fromStart);
  });

  it.each([
    ["was written by another version", { engineVersion: "form 0" }],
    ["can't be read", { state: { course: "lost" } }],
  ])("is replayed from the beginning if the snapshot %s", async (_what, spoilt) => {
    const { snapshot } = await withSnapshot();
    await bench.database.query.deleteFrom("snapshots").execute();
    await bench.journal.snapshot(match.matchId, match.epoch, { ...snapshot, ...spoilt });
    expect(hashState((await reopened()).state)).toBe(hashState(match.state));
  });

  it("is replayed from the beginning if the snapshot leads to another state than the one that was", async () => {
    const { snapshot } = await withSnapshot();
    const text = JSON.stringify(snapshot.state).replace(/"life":\d+/, '"life":1');
    await bench.database.query.deleteFrom("snapshots").execute();
    await bench.journal.snapshot(match.matchId, match.epoch, { ...snapshot, state: JSON.parse(text) });
    expect(hashState((await reopened()).state)).toBe(hashState(match.state));
  });
});
