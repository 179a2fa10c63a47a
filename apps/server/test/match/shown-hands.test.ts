import type { PrivateCard } from "@spellroom/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveMatch } from "../../src/match/play/live-match.ts";
import { answer, Listener, type MatchBench, openMatchBench } from "../support/match-bench.ts";

let bench: MatchBench;
beforeEach(async () => {
  bench = await openMatchBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

const kinds = (cards: readonly PrivateCard[] = []) => cards.map(({ card }) => card.definition).sort();
const handOf = (match: LiveMatch, seat: number) => kinds(match.reader.viewOf(seat).own?.hand);
const watched = (match: LiveMatch) => match.reader.watching.catchUp().snapshot.known;

describe("a hand that its owner shows", () => {
  it("is seen by watchers from then on, and by nobody else; everyone sees that it is shown", async () => {
    const match = await bench.begin();
    const listener = new Listener();
    match.audiences.add(listener);
    expect(watched(match)).toEqual([]);
    expect(await match.execute(0, { kind: "showHand", request: { show: true } })).toMatchObject({ ok: true });
    const [told] = listener.told;
    expect(kinds(told?.watchers.learned)).toEqual(handOf(match, 0));
    expect(told?.seats.map(({ learned }) => learned)).toEqual([undefined, undefined]);
    expect(told?.table.players.map(({ handShown }) => handShown)).toEqual([true, false]);
    expect(kinds(watched(match))).toEqual(handOf(match, 0));
    for (let count = 0; count < 40; count++) {
      await answer(match);
      expect(kinds(watched(match))).toEqual(handOf(match, 0));
    }
  });

  it("is hidden again when its owner asks for it, and what was sent before says nothing of it", async () => {
    const match = await bench.begin();
    const listener = new Listener();
    match.audiences.add(listener);
    await match.execute(1, { kind: "showHand", request: { show: true } });
    const shown = listener.told[0]?.watchers.learned?.map(({ key }) => key);
    await match.execute(1, { kind: "showHand", request: { show: false } });
    expect(listener.told[1]?.watchers.forgot).toEqual(shown);
    expect(listener.told[1]?.table.players[1]?.handShown).toBe(false);
    expect(watched(match)).toEqual([]);
    await match.execute(1, { kind: "showHand", request: { show: true } });
    expect(listener.told[2]?.watchers.learned?.some(({ key }) => shown?.includes(key))).toBe(false);
  });

  it("is shown to those who watch late as late as all the rest", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const match = await bench.begin([], { watchDelayMs: 20_000 });
      vi.advanceTimersByTime(20_000);
      await match.execute(0, { kind: "showHand", request: { show: true } });
      expect(watched(match)).toEqual([]);
      expect(match.reader.watching.catchUp().table.players[0]?.handShown).toBe(false);
      vi.advanceTimersByTime(10_000);
      await match.execute(0, { kind: "showHand", request: { show: false } });
      vi.advanceTimersByTime(10_000);
      expect(kinds(watched(match))).toEqual(handOf(match, 0));
      vi.advanceTimersByTime(10_000);
      expect(watched(match)).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is still shown in the process that takes the match over", async () => {
    const match = await bench.begin();
    await match.execute(0, { kind: "showHand", request: { show: true } });
    await bench.journal.takeOver(match.matchId, "another-process", 1);
    const there = await bench.otherProcess().open(match.matchId, 2);
    expect(kinds(watched(there))).toEqual(handOf(there, 0));
    there.close();
  });

  it("can always be hidden, but not shown again without end", async () => {
    const match = await bench.begin();
    let reply = await match.execute(0, { kind: "showHand", request: { show: true } });
    for (let count = 0; reply.ok && count < 1_000; count++) {
      await match.execute(0, { kind: "showHand", request: { show: false } });
      reply = await match.execute(0, { kind: "showHand", request: { show: true } });
    }
    expect(reply).toMatchObject({ ok: false, error: { code: "limitReached" } });
    expect(await match.execute(0, { kind: "showHand", request: { show: false } })).toMatchObject({
      ok: true,
    });
    expect(watched(match)).toEqual([]);
  });
});
