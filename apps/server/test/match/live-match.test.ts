import { hashState } from "@spellroom/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StorageUnavailable } from "../../src/storage/errors.ts";
import { answer, Listener, type MatchBench, openMatchBench } from "../support/match-bench.ts";
import { until } from "../support/processes.ts";

let bench: MatchBench;
beforeEach(async () => {
  bench = await openMatchBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

describe("the cards that a seat has brought", () => {
  it("are sent to it once each, in the same way however its library is ordered", async () => {
    const [one, other] = [await bench.begin(), await bench.begin()];
    const cards = one.reader.cardsOf(0);
    expect(cards).toEqual([...new Set(cards)].sort());
    expect(other.reader.cardsOf(0)).toEqual(cards);
    expect(one.reader.cardsOf(1)).not.toEqual(cards);
    const held = one.reader.viewOf(0).own?.hand.map(({ card }) => card.definition) ?? [];
    expect(held.filter((hash) => !cards.includes(hash))).toEqual([]);
  });
});

describe("a choice", () => {
  it("is published only once it is in the journal", async () => {
    const match = await bench.begin();
    const listener = new Listener();
    match.audiences.add(listener);
    const before = hashState(match.state);
    let openGate: () => void = () => undefined;
    bench.journal.gate = new Promise((resolve) => {
      openGate = resolve;
    });
    const reply = answer(match);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(listener.told).toEqual([]);
    expect(hashState(match.state)).toBe(before);
    openGate();
    expect(await reply).toMatchObject({ ok: true });
    expect(listener.told).toHaveLength(1);
    const record = await bench.journal.read(match.matchId, "start");
    expect(record?.entries.map(({ stateHash }) => stateHash)).toEqual([hashState(match.state)]);
  });

  it("costs this process the match when another has taken it over", async () => {
    const match = await bench.begin();
    const listener = new Listener();
    match.audiences.add(listener);
    await answer(match);
    const before = hashState(match.state);
    await bench.journal.takeOver(match.matchId, "another-process", 1);
    expect(await answer(match)).toMatchObject({ ok: false, error: { code: "unavailable" } });
    expect(listener.isClosed).toBe(true);
    expect(hashState(match.state)).toBe(before);
    expect(bench.live.get(match.matchId)).toBeUndefined();
    const there = await bench.otherProcess().open(match.matchId, 2);
    expect(hashState(there.state)).toBe(before);
    expect(await answer(there)).toMatchObject({ ok: true });
  });

  it("waits while the database is down, shows everyone a pause, and is applied once", async () => {
    const match = await bench.begin();
    const listener = new Listener();
    match.audiences.add(listener);
    bench.journal.away = true;
    const reply = answer(match);
    await until(() => listener.notices.length > 0);
    expect(listener.notices).toEqual([{ kind: "paused", reason: "storage" }]);
    expect(listener.told).toEqual([]);
    bench.journal.away = false;
    expect(await reply).toMatchObject({ ok: true });
    expect(listener.notices.at(-1)).toEqual({ kind: "resumed" });
    const record = await bench.journal.read(match.matchId, "start");
    expect(record?.entries).toHaveLength(1);
  });

  it("waits until the definitions of new cards are kept", async () => {
    let failures = 2;
    const { definitions } = bench;
    const keep = definitions.keep.bind(definitions);
    const match = await bench.begin();
    definitions.keep = async (state) => {
      if (failures-- > 0) throw new StorageUnavailable("away for the test");
      await keep(state);
    };
    expect(await answer(match)).toMatchObject({ ok: true });
    expect(failures).toBeLessThan(0);
    const record = await bench.journal.read(match.matchId, "start");
    expect(record?.entries).toHaveLength(1);
  });
});

describe("the result of a game", () => {
  it("is kept later when the database was away as the game ended", async () => {
    const match = await bench.begin();
    const finish = bench.journal.finish;
    bench.journal.finish = async (...result) => {
      bench.journal.away = true;
      return finish(...result);
    };
    await match.execute(0, { kind: "concede", request: {} });
    expect(match.isOver).toBe(true);
    expect((await bench.journal.read(match.matchId))?.match.status).toBe("playing");
    bench.journal.finish = finish;
    bench.journal.away = false;
    await match.conclude();
    const kept = await bench.journal.read(match.matchId);
    expect(kept?.match.status).toBe("finished");
    expect(kept?.match.result?.outcomes).toEqual([
      { seat: 0, outcome: "loss" },
      { seat: 1, outcome: "win" },
    ]);
  });
});

describe("a match that another process continues", () => {
  it("has the same state, question and log", async () => {
    const match = await bench.begin();
    for (let count = 0; count < 25; count++) await answer(match);
    const taken = await bench.journal.takeOver(match.matchId, "another-process", 1);
    if (taken.outcome !== "taken") throw new Error("not taken");
    const there = await bench.otherProcess().open(match.matchId, taken.epoch);
    expect(hashState(there.state)).toBe(hashState(match.state));
    for (const audience of [0, 1, null]) {
      const [before, after] = [
        match.reader.catchUp(audience).snapshot,
        there.reader.catchUp(audience).snapshot,
      ];
      expect(after.decision).toEqual(before.decision);
      expect(after.known).toEqual(before.known);
      expect(after.log).toEqual(before.log);
      expect(after.log.length).toBeGreaterThan(10);
    }
    expect(there.reader.catchUp(null).table.objects).toEqual(match.reader.catchUp(null).table.objects);
  });

  it("recognises the last answer of each seat when it comes again", async () => {
    const match = await bench.begin();
    const { decision } = match.state;
    const seat = decision?.seat ?? 0;
    const request = { decision: decision?.id ?? 0, choice: { kind: "confirm", yes: false } } as const;
    expect(await match.execute(seat, { kind: "choose", request: request })).toMatchObject({ ok: true });
    await bench.journal.takeOver(match.matchId, "another-process", 1);
    const there = await bench.otherProcess().open(match.matchId, 2);
    expect(await there.execute(seat, { kind: "choose", request: request })).toMatchObject({ ok: true });
    const other = { ...request, choice: { kind: "confirm", yes: true } } as const;
    expect(await there.execute(seat, { kind: "choose", request: other })).toMatchObject({
      error: { code: "contradictsEarlierAnswer" },
    });
    const record = await bench.journal.read(match.matchId, "start");
    expect(record?.entries).toHaveLength(1);
  });
});

describe("bots", () => {
  it("play a match to its end by themselves", async () => {
    const match = await bench.begin([
      { accountId: null, bot: "greedy" },
      { accountId: null, bot: "random" },
    ]);
    await until(() => match.isOver, { milliseconds: 25_000 });
    expect(match.state.result?.winners).toHaveLength(1);
  });
});
