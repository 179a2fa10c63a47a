import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveMatch } from "../../src/match/play/live-match.ts";
import { answer, type MatchBench, openMatchBench } from "../support/match-bench.ts";

let bench: MatchBench;
beforeEach(async () => {
  bench = await openMatchBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

async function answerTimes(match: LiveMatch, times: number): Promise<void> {
  for (let count = 0; count < times && !match.isOver; count++) await answer(match);
}

describe("the commands of a match", () => {
  it("are returned after an index, each once and in order", async () => {
    const match = await bench.begin();
    await answerTimes(match, 12);
    const all = match.reader.commandsSince(0, null);
    expect(all).toMatchObject({ first: 1, last: 12, epoch: 1 });
    expect(all.commands.map(({ index }) => index)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    const later = match.reader.commandsSince(9, null);
    expect(later.commands).toEqual(all.commands.slice(9));
    expect(match.reader.commandsSince(12, null).commands).toEqual([]);
  });

  it("show what happened as the reader may know it, and a seat's choice only to that seat", async () => {
    const match = await bench.begin();
    await answerTimes(match, 60);
    const [ada, bea, watchers] = [0, 1, null].map((seat) => match.reader.commandsSince(0, seat).commands);
    for (const [at, command] of (watchers ?? []).entries()) {
      expect(command).not.toHaveProperty("answer");
      expect(ada?.[at]).toMatchObject({ index: command.index, seat: command.seat, kind: command.kind });
      expect(ada?.[at]?.answer !== undefined).toBe(command.seat === 0);
      expect(bea?.[at]?.answer !== undefined).toBe(command.seat === 1);
    }
    const drawn = (commands = ada) =>
      (commands ?? []).flatMap(({ events }) => events).filter(({ kind }) => kind === "drew");
    expect(drawn()).toEqual(
      expect.arrayContaining([expect.objectContaining({ seat: 0, cards: expect.anything() })]),
    );
    expect(JSON.stringify(drawn(watchers))).not.toContain("definition");
  });

  it("are returned to watchers no sooner than the match itself is shown to them", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const match = await bench.begin([], { watchDelayMs: 30_000 });
      await answerTimes(match, 3);
      expect(match.reader.commandsSince(0, null)).toMatchObject({ commands: [], last: 0 });
      expect(match.reader.shown(null)).toMatchObject({ last: 0, table: { turn: 0, objects: {} } });
      expect(match.reader.commandsSince(0, 0).last).toBe(3);
      vi.advanceTimersByTime(30_000);
      expect(match.reader.commandsSince(0, null).commands).toHaveLength(3);
      await answerTimes(match, 2);
      expect(match.reader.commandsSince(0, null).last).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it("are no sooner known by what the players offer each other, or by a pause", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const match = await bench.begin([], { watchDelayMs: 30_000 });
      const status = (seat: number | null) => match.reader.shown(seat).snapshot.status;
      await match.execute(0, { kind: "offer", request: { kind: "pause" } });
      await match.execute(1, { kind: "answerOffer", request: { kind: "pause", yes: true } });
      expect([status(1).paused, status(null).paused]).toEqual([true, false]);
      vi.advanceTimersByTime(30_000);
      expect(status(null).paused).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it("include take-backs, and what the players agreed on apart from the game", async () => {
    const match = await bench.begin();
    const seat = match.state.decision?.seat ?? 0;
    await answer(match);
    expect(await match.execute(seat, { kind: "offer", request: { kind: "takeBack" } })).toEqual({
      ok: true,
      done: true,
    });
    await match.execute(0, { kind: "offer", request: { kind: "pause" } });
    await match.execute(1, { kind: "answerOffer", request: { kind: "pause", yes: true } });
    await match.execute(1, { kind: "resume", request: {} });
    const kinds = match.reader.commandsSince(1, null).commands.map(({ kind, seat }) => ({ kind, seat }));
    expect(kinds).toEqual([
      { kind: "takeBack", seat },
      { kind: "pause", seat: 0 },
      { kind: "resume", seat: 1 },
    ]);
  });

  it("are known to the process that takes the match over, under a new epoch", async () => {
    const match = await bench.begin();
    await answerTimes(match, 5);
    const before = match.reader.commandsSince(0, 0);
    await bench.journal.takeOver(match.matchId, "another-process", 1);
    const there = await bench.otherProcess().open(match.matchId, 2);
    const after = there.reader.commandsSince(0, 0);
    expect(after).toMatchObject({ last: 5, epoch: 2 });
    expect(after.commands.map(({ answer: own }) => own)).toEqual(
      before.commands.map(({ answer: own }) => own),
    );
    there.close();
  });
});
