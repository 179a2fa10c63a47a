import { storedInputSchema } from "@spellroom/match";
import type { Timing } from "@spellroom/protocol";
import { hashState } from "@spellroom/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answer, Listener, type MatchBench, openMatchBench } from "../support/match-bench.ts";
import { until } from "../support/processes.ts";

const QUICK: Timing = {
  bankMs: 60_000,
  allowanceMs: 40,
  incrementMs: 0,
  longestMs: 120,
  timeouts: 3,
  graceMs: 60_000,
  warningMs: 60,
};

let bench: MatchBench;
beforeEach(async () => {
  bench = await openMatchBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

async function entries(matchId: string) {
  const record = await bench.journal.read(matchId, "start");
  return (record?.entries ?? []).map((entry) => storedInputSchema.parse(entry.input));
}

describe("a match with clocks", () => {
  it("gives the safe answer when time runs out, and the game to the other after repeats, all in the journal", async () => {
    const match = await bench.begin([], { timing: QUICK });
    const seat = match.state.decision?.seat ?? 0;
    await until(() => match.isOver);
    expect(match.state.players[seat]?.lost).toBe("timeout");
    expect(match.state.result?.winners).toEqual([1 - seat]);
    const inputs = await entries(match.matchId);
    const late = inputs.filter((input) => input.kind === "choose" && input.by === "timeout");
    expect(late.length).toBeGreaterThanOrEqual(2);
    expect(inputs.at(-1)).toMatchObject({ kind: "concede", seat, reason: "timeout" });
  });

  it("loses the game for a player who stays away longer than the grace period", async () => {
    const timing = { ...QUICK, longestMs: 60_000, graceMs: 150 };
    const match = await bench.begin([], { timing });
    match.presence.setConnected(0, true);
    expect(match.reader.catchUp(null).snapshot.time?.clock.away.map(({ seat }) => seat)).toEqual([1]);
    await until(() => match.isOver);
    expect(match.state.players[1]?.lost).toBe("left");
  });

  it("takes an answer that came before the time-out was carried out, which then costs nothing", async () => {
    const match = await bench.begin([], { timing: { ...QUICK, longestMs: 150 } });
    let openGate: () => void = () => undefined;
    bench.journal.gate = new Promise((resolve) => {
      openGate = resolve;
    });
    const seat = match.state.decision?.seat ?? 0;
    const reply = answer(match);
    await new Promise((resolve) => setTimeout(resolve, 250));
    openGate();
    expect(await reply).toMatchObject({ ok: true });
    expect((await entries(match.matchId))[0]).toMatchObject({ kind: "choose", seat });
    expect((await entries(match.matchId))[0]).not.toHaveProperty("by");
  });

  it("continues in another process with everyone's remaining time, and some more", async () => {
    const timing = { ...QUICK, longestMs: 60_000 };
    const match = await bench.begin([], { timing });
    const seat = match.state.decision?.seat ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 120));
    await answer(match);
    const left = match.reader.catchUp(null).snapshot.time?.clock.banks[seat] ?? 0;
    expect(left).toBeLessThan(60_000);
    await bench.journal.takeOver(match.matchId, "another-process", 1);
    const there = await bench.otherProcess().open(match.matchId, 2);
    expect(hashState(there.state)).toBe(hashState(match.state));
    expect(there.reader.catchUp(null).snapshot.time?.clock.banks[seat]).toBe(left + 15_000);
    there.close();
  });

  it("is paused by consent: no input is accepted and no time runs until a player resumes", async () => {
    const match = await bench.begin([], { timing: { ...QUICK, longestMs: 200 } });
    const listener = new Listener();
    match.audiences.add(listener);
    expect(await match.execute(0, { kind: "offer", request: { kind: "pause" } })).toEqual({
      ok: true,
      done: false,
    });
    expect(listener.statuses.at(-1)).toEqual({
      offer: { kind: "pause", seat: 0, agreed: [0] },
      paused: false,
    });
    expect(await match.execute(1, { kind: "answerOffer", request: { kind: "pause", yes: true } })).toEqual({
      ok: true,
      done: true,
    });
    expect(listener.statuses.at(-1)).toEqual({ offer: null, paused: true });
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(await answer(match)).toMatchObject({ ok: false, error: { code: "paused" } });
    expect(await entries(match.matchId)).toEqual([expect.objectContaining({ kind: "pause", on: true })]);
    await match.execute(1, { kind: "resume", request: {} });
    expect(await answer(match)).toMatchObject({ ok: true });
  });

  it("is still paused in the process that takes it over, and resumes there with the remaining time", async () => {
    const match = await bench.begin([], { timing: { ...QUICK, longestMs: 60_000 } });
    await match.execute(1, { kind: "offer", request: { kind: "pause" } });
    await match.execute(0, { kind: "answerOffer", request: { kind: "pause", yes: true } });
    const banks = match.reader.catchUp(null).snapshot.time?.clock.banks;
    await bench.journal.takeOver(match.matchId, "another-process", 1);
    const there = await bench.otherProcess().open(match.matchId, 2);
    const { status, time } = there.reader.catchUp(null).snapshot;
    expect(status.paused).toBe(true);
    expect(time?.clock.banks).toEqual(banks?.map((bank) => (bank ?? 0) + 15_000));
    expect(await answer(there)).toMatchObject({ ok: false, error: { code: "paused" } });
    expect(await there.execute(0, { kind: "resume", request: {} })).toMatchObject({ ok: true });
    expect(await answer(there)).toMatchObject({ ok: true });
    there.close();
    await bench.journal.takeOver(match.matchId, "a-third-process", 2);
    const last = await bench.otherProcess().open(match.matchId, 3);
    expect(last.reader.status.paused).toBe(false);
    last.close();
  });

  it("has a bot that was thinking when the match was paused choose when it resumes", async () => {
    const match = await bench.begin([{}, { accountId: null, bot: "greedy" }]);
    const listener = new Listener();
    match.audiences.add(listener);
    while (match.state.decision?.seat !== 1) await answer(match);
    expect(await match.execute(0, { kind: "offer", request: { kind: "pause" } })).toEqual({
      ok: true,
      done: true,
    });
    const asked = match.state.decision;
    expect(asked?.seat).toBe(1);
    await match.execute(0, { kind: "resume", request: {} });
    await until(() => match.state.decision?.id !== asked?.id);
  });

  it("measures nobody's time in a casual match", async () => {
    const match = await bench.begin();
    expect(match.reader.catchUp(0).snapshot.time).toBeNull();
    expect((await entries(match.matchId)).every(({ clocks }) => clocks === undefined)).toBe(true);
  });
});
