import { randomUUID } from "node:crypto";
import { shippedDocuments } from "@spellroom/cards";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Blocks } from "../../src/accounts/blocks.ts";
import { startCoordination } from "../../src/coordination/coordination.ts";
import type { Coordination } from "../../src/coordination/shared-state.ts";
import { createLogger } from "../../src/logging/logger.ts";
import { MatchHost, type RoomDoor } from "../../src/match/hosting/match-host.ts";
import type { MatchSpec } from "../../src/match/match-service.ts";
import { MatchCaps } from "../../src/matchmaking/match-caps.ts";
import { Rematches, rematchIdOf } from "../../src/matchmaking/rematches.ts";
import { MatchStore } from "../../src/storage/match-store.ts";
import { answer, type MatchBench, openMatchBench, presetMatch } from "../support/match-bench.ts";

const OVER = 15 * 1_000;
const ELEVEN_MINUTES = 11 * 60_000;

/** Rooms of this process, as far as the match layer knows them. */
class TestDoor implements RoomDoor {
  readonly open = new Set<string>();
  openHere: RoomDoor["openHere"] = async (match) => {
    this.open.add(match.matchId);
  };
  seat: RoomDoor["seat"] = async ({ matchId }, { seat }) =>
    this.open.has(matchId) ? { roomId: matchId, seat } : null;
  watch: RoomDoor["watch"] = async ({ matchId }) =>
    this.open.has(matchId) ? { roomId: `w-${matchId}` } : null;
  shown: RoomDoor["shown"] = async () => null;
  commandsSince: RoomDoor["commandsSince"] = async () => null;
  execute: RoomDoor["execute"] = async (...what) => this.acting(...what);
  acting: RoomDoor["execute"] = async () => null;
}

interface Process {
  readonly host: MatchHost;
  readonly door: TestDoor;
  readonly coordination: Coordination;
}

let bench: MatchBench;
const processes: Process[] = [];
beforeEach(async () => {
  bench = await openMatchBench();
});
afterEach(async () => {
  for (const { coordination } of processes.splice(0)) await coordination.close();
  await bench[Symbol.asyncDispose]();
});

/** A server process that thinks itself alone: to it, all others are dead. */
async function startProcess(live = bench.live, caps?: MatchCaps): Promise<Process> {
  const door = new TestDoor();
  const { journal, database } = bench;
  const coordination = await startCoordination(
    { kind: "single" },
    {
      publicAddress: "127.0.0.1:1",
      storage: "a database",
      onError: (error) => {
        throw error;
      },
    },
  );
  const store = new MatchStore(database);
  const logger = createLogger("silent");
  const imported = { find: () => undefined, playableNames: () => [] };
  const host = new MatchHost({
    journal,
    store,
    live,
    coordination,
    door,
    documents: shippedDocuments(),
    imported,
    caps,
    logger,
  });
  const process = { host, door, coordination };
  processes.push(process);
  return process;
}

function spec(overrides: Partial<MatchSpec> = {}): MatchSpec {
  const deck = { preset: "ember-rush" };
  return {
    matchId: randomUUID(),
    format: "presets",
    seats: bench.accounts.map((accountId) => ({ kind: "human", accountId, name: "Somebody", deck })),
    visibility: "public",
    origin: "quick",
    ...overrides,
  };
}

describe("making a match", () => {
  it("opens its room and lists it", async () => {
    const { host, door, coordination } = await startProcess();
    const wish = spec();
    expect(await host.create(wish)).toEqual({ ok: true, matchId: wish.matchId, created: true });
    expect(door.open).toContain(wish.matchId);
    const { listings } = await coordination.lobby.list({ offset: 0, limit: 10 });
    expect(listings.map(({ matchId }) => matchId)).toEqual([wish.matchId]);
  });

  it("lists it at the turn that watchers are shown", async () => {
    const { host, coordination } = await startProcess();
    const wishes = [spec(), spec({ watchDelayMs: 300_000 })];
    for (const wish of wishes) {
      await host.create(wish);
      const match = bench.live.get(wish.matchId);
      while (match?.state.turn.number === 0) await answer(match);
    }
    await host.tend();
    const { listings } = await coordination.lobby.list({ offset: 0, limit: 10 });
    const turns = wishes.map(({ matchId }) => listings.find((one) => one.matchId === matchId)?.turn);
    expect(turns).toEqual([1, 0]);
  });

  it("keeps listing it after its end as long as watchers are shown an earlier turn", async () => {
    const { host, coordination } = await startProcess();
    const [plain, late] = [spec(), spec({ watchDelayMs: 300_000 })];
    for (const wish of [plain, late]) {
      await host.create(wish);
      await bench.live.get(wish.matchId)?.execute(0, { kind: "concede", request: {} });
    }
    await host.tend();
    const { listings } = await coordination.lobby.list({ offset: 0, limit: 10 });
    expect(listings.map(({ matchId }) => matchId)).toEqual([late.matchId]);
  });

  it("creates it once, however often it is called", async () => {
    const { host } = await startProcess();
    const wish = spec();
    const outcomes = await Promise.all([host.create(wish), host.create(wish), host.create(wish)]);
    expect(outcomes.filter((outcome) => outcome.ok && outcome.created)).toHaveLength(1);
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
  });

  it("creates no more than a player may be playing, however many are requested at the same moment", async () => {
    const caps = new MatchCaps(bench.database, { perAccount: 2, perAddress: 0 });
    const { host } = await startProcess(bench.live, caps);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => host.create(spec())));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === "too-many")).toHaveLength(3);
  });

  it("does not list a private one", async () => {
    const { host, coordination } = await startProcess();
    await host.create(spec({ visibility: "private" }));
    expect((await coordination.lobby.list({ offset: 0, limit: 10 })).listings).toEqual([]);
  });

  it("is refused with the reason when the format, number of seats or deck doesn't exist", async () => {
    const { host } = await startProcess();
    const [one] = spec().seats;
    if (!one) throw new Error("a match has seats");
    expect(await host.create(spec({ format: "nonsense" }))).toMatchObject({ reason: "impossible" });
    expect(await host.create(spec({ seats: [one] }))).toMatchObject({ reason: "impossible" });
    const bad = { ...one, deck: { list: "60 No Such Card" } };
    expect(await host.create(spec({ seats: [one, bad] }))).toMatchObject({ reason: "bad-deck", seat: 1 });
  });

  it("is refused for the best of three where more than two play", async () => {
    const { host } = await startProcess();
    const [one, other] = spec().seats;
    if (!one || !other) throw new Error("a match has seats");
    const wish = { format: "freeForAll", bestOf: 3, seats: [one, other, one] } as const;
    expect(await host.create(spec(wish))).toMatchObject({
      reason: "impossible",
      message: "The best of three is for two players",
    });
  });

  it("is put off by a process that is going away", async () => {
    const { host, coordination } = await startProcess();
    await coordination.processes.drain();
    expect(await host.create(spec())).toMatchObject({ reason: "unavailable" });
  });
});

describe("a rematch", () => {
  it("is played on the terms of the match before, and shows no hand that its owner has not shown in it", async () => {
    const { host, coordination } = await startProcess();
    const wish = spec({ bestOf: 3, watchDelayMs: 60_000, timeControl: "blitz" });
    await host.create(wish);
    const before = bench.live.get(wish.matchId);
    await before?.execute(0, { kind: "showHand", request: { show: true } });
    await bench.journal.finish(wish.matchId, 1, { ended: "finished", outcomes: [] });
    const { database } = bench;
    const { bus } = coordination;
    const rematches = new Rematches({
      database,
      store: new MatchStore(database),
      matches: host,
      bus,
      blocks: new Blocks(database),
    });
    for (const accountId of bench.accounts)
      await rematches.agree(wish.matchId, { accountId, name: "Somebody" });
    const matchId = rematchIdOf(wish.matchId);
    expect(await host.termsOf(matchId)).toEqual({ bestOf: 3, watchDelayMs: 60_000 });
    const [match, summary] = [bench.live.get(matchId), await host.get(matchId)];
    expect(summary).toMatchObject({ format: "presets", timeControl: "blitz", visibility: "public" });
    expect(match?.reader.status.course?.bestOf).toBe(3);
    expect(match?.reader.watching.delayMs).toBe(60_000);
    expect(before?.reader.table.players.map(({ handShown }) => handShown)).toEqual([true, false]);
    expect(match?.reader.table.players.map(({ handShown }) => handShown)).toEqual([false, false]);
  });
});

describe("the way to a seat", () => {
  it("is for the account's own only", async () => {
    const { host } = await startProcess();
    const { matchId } = spec();
    expect(await host.seat(matchId, "anybody")).toMatchObject({ reason: "not-found" });
    await host.create(spec({ matchId }));
    expect(await host.seat(matchId, bench.accounts[1] ?? "")).toMatchObject({ ok: true, seat: 1 });
    expect(await host.seat(matchId, "somebody-else")).toMatchObject({ reason: "forbidden" });
    expect(await host.watch(matchId, undefined)).toMatchObject({ ok: true });
  });

  it("returns the cards that the account brought", async () => {
    const { host } = await startProcess();
    const { matchId } = spec();
    await host.create(spec({ matchId }));
    const cards = bench.live.get(matchId)?.reader.cardsOf(1);
    expect(cards?.length).toBeGreaterThan(5);
    expect(await host.seat(matchId, bench.accounts[1] ?? "")).toMatchObject({ ok: true, cards });
  });

  it("takes a match over whose process is gone, once, however many ask at once", async () => {
    const accounts = bench.accounts.map((accountId) => ({ accountId }));
    const match = presetMatch(accounts, "a-process-that-is-gone");
    await bench.journal.create(match);
    const { host, door, coordination } = await startProcess();
    const outcomes = await Promise.all([
      ...bench.accounts.map((accountId) => host.seat(match.id, accountId)),
      host.watch(match.id, undefined),
    ]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(door.open).toContain(match.id);
    const record = await bench.journal.read(match.id);
    expect(record?.match).toMatchObject({ owner: coordination.processId, epoch: 2 });
  });

  it("leads to one process only when two take a match over at once", async () => {
    const accounts = bench.accounts.map((accountId) => ({ accountId }));
    const match = presetMatch(accounts, "a-process-that-is-gone");
    await bench.journal.create(match);
    const lives = [bench.live, bench.otherProcess()];
    const [one, two] = [await startProcess(lives[0]), await startProcess(lives[1])];
    await Promise.all([
      one.host.seat(match.id, bench.accounts[0] ?? ""),
      two.host.seat(match.id, bench.accounts[1] ?? ""),
    ]);
    const record = await bench.journal.read(match.id);
    const [owner, other] = record?.match.owner === one.coordination.processId ? lives : lives.toReversed();
    const lost = other?.get(match.id);
    if (lost) expect(await answer(lost)).toMatchObject({ ok: false, error: { code: "unavailable" } });
    const kept = owner?.get(match.id);
    expect(kept && (await answer(kept))).toMatchObject({ ok: true });
  });

  it("takes a match over from a process that turns out to be dead when a place is requested", async () => {
    const match = presetMatch(
      bench.accounts.map((accountId) => ({ accountId })),
      "a-process-that-dies",
    );
    await bench.journal.create(match);
    const { host, coordination } = await startProcess();
    let asked = 0;
    coordination.processes.isAlive = async () => asked++ === 0;
    expect(await host.seat(match.id, bench.accounts[0] ?? "")).toMatchObject({ ok: true, seat: 0 });
    const record = await bench.journal.read(match.id);
    expect(record?.match.owner).toBe(coordination.processId);
  });

  it("leaves a match to others once this process is going away", async () => {
    const match = presetMatch(
      bench.accounts.map((accountId) => ({ accountId })),
      "a-process-that-is-gone",
    );
    await bench.journal.create(match);
    const { host, coordination } = await startProcess();
    await coordination.processes.drain();
    const refused = { ok: false, reason: "unavailable" };
    expect(await host.seat(match.id, bench.accounts[0] ?? "")).toMatchObject(refused);
    expect((await bench.journal.read(match.id))?.match.owner).toBe("a-process-that-is-gone");
  });

  it("is closed once the match is over and gone", async () => {
    const { host } = await startProcess();
    const wish = spec();
    await host.create(wish);
    await bench.live.get(wish.matchId)?.execute(0, { kind: "concede", request: {} });
    expect(await host.seat(wish.matchId, bench.accounts[0] ?? "")).toMatchObject({ ok: true });
    bench.live.forget(wish.matchId);
    expect(await host.seat(wish.matchId, bench.accounts[0] ?? "")).toMatchObject({ reason: "finished" });
  });
});

describe("a process that lost a match without noticing", () => {
  /** What happens while it is stopped, or while nobody knows that it lives. */
  async function takenOver() {
    const zombie = await startProcess();
    const wish = spec();
    await zombie.host.create(wish);
    const match = bench.live.get(wish.matchId);
    const heir = await startProcess(bench.otherProcess());
    heir.coordination.processes.isAlive = async () => false;
    expect(await heir.host.seat(wish.matchId, bench.accounts[0] ?? "")).toMatchObject({ ok: true });
    return { zombie, heir, match, matchId: wish.matchId };
  }

  it("hands out no place in its own room, and carries out no request there", async () => {
    const { zombie, heir, match, matchId } = await takenOver();
    zombie.coordination.processes.isAlive = async (id) => id === heir.coordination.processId;
    const asked: unknown[] = [];
    zombie.door.seat = async (place) => {
      asked.push(place.epoch);
      return { there: true };
    };
    zombie.door.acting = async (place) => {
      asked.push(place.epoch);
      return { ok: true, done: true, last: 1 };
    };
    expect(await zombie.host.seat(matchId, bench.accounts[1] ?? "")).toMatchObject({ ok: true });
    expect(await zombie.host.execute(matchId, 0, { kind: "concede", request: {}, seen: 0 })).toMatchObject({
      ok: true,
    });
    expect(asked).toEqual([2, 2]);
    expect(match?.closed).toBe(true);
  });

  it("makes everyone reconnect when it checks, without removing the new owner's listing", async () => {
    const { zombie, match } = await takenOver();
    expect(match?.closed).toBe(false);
    await zombie.host.closeLost();
    expect(match?.closed).toBe(true);
  });
});

describe("what is done at a table", () => {
  it("is done once where the process that did it died before it could answer", async () => {
    const match = await bench.begin();
    const seat = match.state.decision?.seat ?? 0;
    await answer(match);
    const seen = match.length;
    const elsewhere = bench.otherProcess();
    const { host, door, coordination } = await startProcess(elsewhere);
    coordination.processes.isAlive = async () => !match.closed;
    door.acting = async ({ matchId }, by, command) => {
      const there = match.closed ? elsewhere.get(matchId) : match;
      if (!there) throw new Error("nobody asked for that");
      const reply = await there.execute(by, command);
      match.close();
      if (there === match) return null;
      return reply.ok ? { ok: true, done: "done" in reply && reply.done, last: there.length } : reply;
    };
    expect(
      await host.execute(match.matchId, seat, { kind: "offer", request: { kind: "takeBack" }, seen }),
    ).toEqual({
      ok: true,
      value: { ok: true, done: true, last: seen + 1 },
    });
    elsewhere.closeAll();
    const record = await bench.journal.read(match.matchId, "start");
    expect(record?.entries).toHaveLength(seen + 1);
  });
});

describe("tending the matches", () => {
  it("takes a finished one off the list", async () => {
    const { host, coordination } = await startProcess();
    const wish = spec();
    await host.create(wish);
    await bench.live.get(wish.matchId)?.execute(0, { kind: "concede", request: {} });
    await host.tend();
    expect((await coordination.lobby.list({ offset: 0, limit: 10 })).listings).toEqual([]);
    expect(await host.get(wish.matchId)).toMatchObject({ status: "finished" });
  });

  it("closes a deserted one, and reopens it on demand", async () => {
    const { host } = await startProcess();
    const wish = spec();
    await host.create(wish);
    const now = Date.now();
    await host.tend(now);
    expect(bench.live.get(wish.matchId)).toBeDefined();
    await host.tend(now + ELEVEN_MINUTES);
    expect(bench.live.get(wish.matchId)).toBeUndefined();
    expect(await host.seat(wish.matchId, bench.accounts[0] ?? "")).toMatchObject({ ok: true });
    expect(bench.live.get(wish.matchId)).toBeDefined();
  });

  it("lets a deserted one go for every process, not for itself alone", async () => {
    const { host, coordination } = await startProcess();
    const wish = spec();
    await host.create(wish);
    const now = Date.now();
    await host.tend(now);
    await host.tend(now + ELEVEN_MINUTES);
    const other = await startProcess(bench.otherProcess());
    other.coordination.processes.isAlive = async (id) => id === coordination.processId;
    expect(await other.host.seat(wish.matchId, bench.accounts[0] ?? "")).toMatchObject({ ok: true });
    expect((await bench.journal.read(wish.matchId))?.match.owner).toBe(other.coordination.processId);
  });

  it("closes a finished one soon after everyone has left, earlier than one that may continue", async () => {
    const { host } = await startProcess();
    const wish = spec();
    await host.create(wish);
    await bench.live.get(wish.matchId)?.execute(0, { kind: "concede", request: {} });
    const now = Date.now();
    await host.tend(now);
    await host.tend(now + OVER / 2);
    expect(bench.live.get(wish.matchId)).toBeDefined();
    await host.tend(now + OVER);
    expect(bench.live.get(wish.matchId)).toBeUndefined();
  });

  it("keeps one with a connected player", async () => {
    const { host } = await startProcess();
    const wish = spec();
    await host.create(wish);
    bench.live.get(wish.matchId)?.presence.setConnected(1, true);
    const now = Date.now();
    await host.tend(now);
    await host.tend(now + ELEVEN_MINUTES);
    expect(bench.live.get(wish.matchId)).toBeDefined();
  });
});
