import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLogger } from "../../src/logging/logger.ts";
import type { MatchService } from "../../src/match-service.ts";
import { Matchmaker } from "../../src/matchmaking/matchmaker.ts";
import { chooseGroups } from "../../src/matchmaking/pairing-policy.ts";
import { createMetrics } from "../../src/metrics/metrics.ts";
import type { Coordination } from "../../src/presence/coordination.ts";
import {
  COORDINATIONS,
  type CoordinationBench,
  type CoordinationPair,
  SHORT_TIMINGS,
} from "../support/coordinations.ts";
import { collect } from "../support/events.ts";
import { RecordedMatches } from "../support/match-service.ts";
import { wish } from "../support/people.ts";
import { until } from "../support/processes.ts";

const SEATS: Readonly<Record<string, number>> = { constructed: 2, commander: 2, "free-for-all": 3 };

function matchmakerOf(process: Coordination, matches: Pick<MatchService, "create">): Matchmaker {
  return new Matchmaker({
    tickets: process.tickets,
    bus: process.bus,
    matches,
    logger: createLogger("silent"),
    metrics: createMetrics(),
    seatsOf: (format) => SEATS[format],
  });
}

describe.each(COORDINATIONS)("matchmaking, $name", ({ start }) => {
  let bench: CoordinationBench;
  let pair: CoordinationPair;
  let matches: RecordedMatches;
  let matchmakers: Matchmaker[];
  beforeAll(async () => {
    bench = await start();
  }, 60_000);
  afterAll(() => bench.stop());
  beforeEach(async () => {
    pair = await bench.pair(SHORT_TIMINGS);
    matches = new RecordedMatches();
    matchmakers = [matchmakerOf(pair.one, matches), matchmakerOf(pair.two, matches)];
  });
  afterEach(async () => {
    await Promise.all(matchmakers.map((matchmaker) => matchmaker.stop()));
    await pair.close();
  });

  function startAll(): void {
    for (const matchmaker of matchmakers) matchmaker.start();
  }

  function connect(...accountIds: readonly string[]): void {
    for (const id of accountIds) pair.one.online.connect({ id, name: id }, `tab of ${id}`);
  }

  it("pairs two who came in through different processes", async () => {
    connect("ada", "bea");
    startAll();
    await pair.one.tickets.enqueue(wish("ada"));
    await pair.two.tickets.enqueue(wish("bea"));
    await until(async () => (await pair.one.tickets.status("ada")).state === "matched");
    expect(await pair.one.tickets.status("ada")).toEqual(await pair.two.tickets.status("bea"));
    expect([...matches.made.values()]).toEqual([
      expect.objectContaining({ format: "constructed", origin: "quick", visibility: "public" }),
    ]);
  });

  it("gives each of many exactly one match, with somebody else, in the format asked for", async () => {
    const formats = Object.keys(SEATS);
    const accounts = Array.from({ length: 90 }, (_, index) => `player-${index}`);
    connect(...accounts);
    const meetings = collect(pair.two.bus, "meeting");
    startAll();
    await Promise.all(
      accounts.map((accountId, index) => {
        const { tickets } = index % 2 === 0 ? pair.one : pair.two;
        return tickets.enqueue(wish(accountId, { format: formats[index % 3] ?? "" }));
      }),
    );
    await until(() => meetings.flatMap(({ accountIds }) => accountIds).length >= accounts.length);
    const seated = [...matches.made.values()].flatMap(({ format, seats }) => {
      expect(seats).toHaveLength(SEATS[format] ?? 0);
      return seats.map((seat) => (seat.kind === "human" ? `${format}:${seat.accountId}` : ""));
    });
    const expected = accounts.map((accountId, index) => `${formats[index % 3]}:${accountId}`);
    expect(seated.toSorted()).toEqual(expected.toSorted());
    expect(await pair.one.tickets.waiting()).toEqual([]);
  });

  it("lets one wait who asked in a format without another, or twice", async () => {
    connect("ada", "bea", "cem");
    startAll();
    await pair.one.tickets.enqueue(wish("ada"));
    await pair.two.tickets.enqueue(wish("ada"));
    await pair.two.tickets.enqueue(wish("bea", { format: "commander" }));
    await pair.one.tickets.enqueue(wish("cem", { format: "unheard-of" }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(matches.asked).toBe(0);
    expect(await pair.one.tickets.waiting()).toHaveLength(3);
  });

  it("finishes the pairing of a process that stopped between claim and match, without a second match", async () => {
    connect("ada", "bea");
    // The first process gets stuck after its match was made, and never says so.
    const stuck = matchmakerOf(pair.one, {
      create: async (spec) => {
        await matches.create(spec);
        return new Promise<never>(() => undefined);
      },
    });
    stuck.start();
    await pair.one.tickets.enqueue(wish("ada"));
    await pair.one.tickets.enqueue(wish("bea"));
    await until(() => matches.made.size === 1);
    const healthy = matchmakerOf(pair.two, matches);
    matchmakers = [healthy];
    healthy.start();
    await until(async () => (await pair.two.tickets.status("ada")).state === "matched");
    expect(matches.made.size).toBe(1);
    expect(await pair.two.tickets.status("bea")).toEqual({
      state: "matched",
      matchId: [...matches.made.keys()][0],
    });
  });

  it("lets both wait on while matches can't be made, and makes theirs when they can", async () => {
    connect("ada", "bea");
    matches.refusals.push({ ok: false, reason: "unavailable", message: "no database" });
    startAll();
    await pair.one.tickets.enqueue(wish("ada"));
    await pair.two.tickets.enqueue(wish("bea"));
    await until(() => matches.made.size === 1);
    await until(async () => (await pair.one.tickets.status("ada")).state === "matched");
  });

  it("sends away whose deck can't be played, and keeps the other's place", async () => {
    connect("ada", "bea");
    const meetings = collect(pair.one.bus, "meeting");
    matches.refusals.push({ ok: false, reason: "bad-deck", seat: 1, message: "61 cards" });
    const ada = await pair.one.tickets.enqueue(wish("ada"));
    await pair.one.tickets.enqueue(wish("bea"));
    startAll();
    await until(() => meetings.length > 0);
    const [lost] = meetings;
    expect(lost).toMatchObject({ kind: "ticket-lost", reason: "bad-deck" });
    const [stays] = await pair.one.tickets.waiting();
    if (!ada.ok) throw new Error("expected a ticket");
    // Both asked at the same time, so either may have come first.
    expect([...(lost?.accountIds ?? []), stays?.accountId].toSorted()).toEqual(["ada", "bea"]);
  });

  it("makes a match of an accepted seek, and leaves no seek of the acceptor behind when it fails", async () => {
    connect("ada", "bea");
    startAll();
    const seek = await pair.one.tickets.enqueue(wish("ada", { kind: "seek" }));
    const id = seek.ok ? seek.ticket.id : "";
    matches.refusals.push({ ok: false, reason: "unavailable", message: "no database" });
    const acceptor = { accountId: "bea", name: "Bea", deck: { preset: "fliers" } };
    const [, second] = matchmakers;
    expect(await second?.acceptSeek(id, acceptor)).toMatchObject({ ok: false, reason: "unavailable" });
    expect((await pair.two.tickets.seeks()).seeks.map(({ accountId }) => accountId)).toEqual(["ada"]);
    const made = await second?.acceptSeek(id, acceptor);
    expect(made).toMatchObject({ ok: true });
    expect([...matches.made.values()]).toEqual([expect.objectContaining({ origin: "seek" })]);
    expect(await second?.acceptSeek(id, acceptor)).toMatchObject({ ok: false, reason: "gone" });
  });
});

describe("choosing groups", () => {
  it("takes the longest waiting of a format first and never an incomplete group", () => {
    const ticket = (accountId: string, format: string) => ({
      ...wish(accountId, { format }),
      id: accountId,
      since: 0,
    });
    const waiting = [
      ticket("a", "constructed"),
      ticket("b", "free-for-all"),
      ticket("c", "constructed"),
      ticket("d", "constructed"),
      ticket("e", "free-for-all"),
      ticket("f", "unheard-of"),
      ticket("g", "unheard-of"),
    ];
    const groups = chooseGroups(waiting, (format) => SEATS[format]);
    expect(groups.map((group) => group.map(({ id }) => id))).toEqual([["a", "c"]]);
  });
});
