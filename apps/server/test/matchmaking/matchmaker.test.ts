import { afterEach, describe, expect, it, vi } from "vitest";
import { BlockedPairs } from "../../src/accounts/blocks.ts";
import type { Coordination } from "../../src/coordination/shared-state.ts";
import { createLogger } from "../../src/logging/logger.ts";
import type { MatchService, MatchSpec } from "../../src/match/match-service.ts";
import { Matchmaker } from "../../src/matchmaking/matchmaker.ts";
import { chooseGroups, type PairingRules, windowAfter } from "../../src/matchmaking/pairing-policy.ts";
import type { Ticket } from "../../src/matchmaking/tickets.ts";
import { createMetrics } from "../../src/metrics/metrics.ts";
import { COORDINATIONS, type CoordinationPair, SHORT_TIMINGS } from "../support/coordinations.ts";
import { collect } from "../support/events.ts";
import { RecordedMatches } from "../support/match-service.ts";
import { wish } from "../support/people.ts";
import { until } from "../support/processes.ts";
import { withPair } from "../support/stages.ts";

const SEATS: Readonly<Record<string, number>> = { constructed: 2, commander: 2, "free-for-all": 3 };

function matchmakerOf(process: Coordination, matches: Pick<MatchService, "create">): Matchmaker {
  return new Matchmaker({
    tickets: process.tickets,
    bus: process.bus,
    matches,
    logger: createLogger("silent"),
    metrics: createMetrics(),
    seatsOf: (format) => SEATS[format],
    blocks: { among: () => Promise.resolve(new BlockedPairs(BLOCKED)) },
  });
}

/** Nobody meets across these. */
/** Whose match it is; of two who came in the same millisecond either may sit first. */
function playersOf(match: MatchSpec | undefined): readonly string[] {
  const seats = match?.seats ?? [];
  return seats.flatMap((seat) => (seat.kind === "human" ? [seat.accountId] : [])).toSorted();
}

const BLOCKED = [["mona", "nils"]] as const;
const TEN_MINUTES = 600_000;

describe.each(COORDINATIONS)("matchmaking, $name", ({ start }) => {
  let pair: CoordinationPair;
  let matches: RecordedMatches;
  let matchmakers: Matchmaker[];
  withPair(
    start,
    (started) => {
      pair = started;
      matches = new RecordedMatches();
      matchmakers = [matchmakerOf(pair.one, matches), matchmakerOf(pair.two, matches)];
    },
    SHORT_TIMINGS,
  );
  afterEach(async () => {
    await Promise.all(matchmakers.map((matchmaker) => matchmaker.stop()));
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

  it("gives each who waits in several queues one match, and leaves none of them waiting elsewhere", async () => {
    const accounts = Array.from({ length: 40 }, (_, index) => `player-${index}`);
    connect(...accounts);
    const meetings = collect(pair.two.bus, "meeting");
    const formats = ["constructed", "commander"];
    for (const [index, accountId] of accounts.entries()) {
      const { tickets } = index % 2 === 0 ? pair.one : pair.two;
      for (const format of formats) await tickets.enqueue(wish(accountId, { format }));
      await tickets.enqueue(wish(accountId, { timeControl: "blitz" }));
    }
    startAll();
    await until(() => meetings.flatMap(({ accountIds }) => accountIds).length >= accounts.length);
    const seated = [...matches.made.values()].flatMap(({ seats }) =>
      seats.map((seat) => (seat.kind === "human" ? seat.accountId : "")),
    );
    expect(seated.toSorted()).toEqual(accounts.toSorted());
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
    // The first process hangs after it created the match, and never reports it.
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

  it("waits no longer after a failure when the time of day is set back meanwhile", async () => {
    connect("ada", "bea");
    matches.refusals.push({ ok: false, reason: "unavailable", message: "no database" });
    const { now } = Date;
    matchmakers[0]?.start();
    await pair.one.tickets.enqueue(wish("ada"));
    await pair.two.tickets.enqueue(wish("bea"));
    await until(() => matches.refusals.length === 0);
    vi.spyOn(Date, "now").mockImplementation(() => now() - TEN_MINUTES);
    try {
      await until(() => matches.made.size === 1);
    } finally {
      vi.restoreAllMocks();
    }
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

  it("makes a rated match of two who asked for one, with their time control", async () => {
    connect("ada", "bea", "cem");
    startAll();
    const terms = { rated: true, timeControl: "blitz", rating: 1510 } as const;
    await pair.one.tickets.enqueue(wish("ada", terms));
    await pair.two.tickets.enqueue(wish("bea"));
    await pair.two.tickets.enqueue(wish("cem", terms));
    await until(async () => matches.made.size === 1);
    const [made] = matches.made.values();
    expect(made).toMatchObject({ rated: true, timeControl: "blitz" });
    expect(playersOf(made)).toEqual(["ada", "cem"]);
    expect((await pair.one.tickets.waiting()).map(({ accountId }) => accountId)).toEqual(["bea"]);
  });

  it("pairs those who want the best of three with each other, and lets watchers be as late as the more careful wants", async () => {
    connect("ada", "bea", "cem");
    startAll();
    await pair.one.tickets.enqueue(wish("ada", { bestOf: 3, watchDelayMs: 60_000 }));
    await pair.two.tickets.enqueue(wish("bea"));
    await pair.two.tickets.enqueue(wish("cem", { bestOf: 3 }));
    await until(async () => matches.made.size === 1);
    const [made] = matches.made.values();
    expect(made).toMatchObject({
      bestOf: 3,
      watchDelayMs: 60_000,
    });
    expect(playersOf(made)).toEqual(["ada", "cem"]);
  });

  it("makes a match of a seek as its seeker wants it", async () => {
    connect("ada", "bea");
    startAll();
    const terms = { bestOf: 3, watchDelayMs: 300_000, timeControl: "slow" } as const;
    const seek = await pair.one.tickets.enqueue(wish("ada", { kind: "seek", ...terms }));
    if (!seek.ok) throw new Error("expected a ticket");
    const { name, deck, rating, lastOpponent, bot, meetsBots } = wish("bea");
    const bea = { accountId: "bea", name, deck, rating, lastOpponent, bot, meetsBots };
    expect(await matchmakers[1]?.acceptSeek(seek.ticket.id, bea)).toMatchObject({ ok: true });
    expect([...matches.made.values()]).toEqual([expect.objectContaining(terms)]);
  });

  it("lets people who have blocked each other neither meet nor take each other's seeks", async () => {
    connect("mona", "nils");
    startAll();
    await pair.one.tickets.enqueue(wish("mona"));
    const seek = await pair.two.tickets.enqueue(wish("nils", { kind: "seek" }));
    const acceptor = {
      accountId: "mona",
      name: "Mona",
      deck: { preset: "burn" },
      rating: 1500,
      lastOpponent: null,
      bot: false,
      meetsBots: false,
    };
    const outcome = await matchmakers[0]?.acceptSeek(seek.ok ? seek.ticket.id : "", acceptor);
    expect(outcome).toMatchObject({ ok: false, reason: "gone" });
    expect(matches.made.size).toBe(0);
  });

  it("makes a match of an accepted seek, and leaves no seek of the acceptor behind when it fails", async () => {
    connect("ada", "bea");
    startAll();
    const seek = await pair.one.tickets.enqueue(wish("ada", { kind: "seek" }));
    const id = seek.ok ? seek.ticket.id : "";
    matches.refusals.push({ ok: false, reason: "unavailable", message: "no database" });
    const acceptor = {
      accountId: "bea",
      name: "Bea",
      deck: { preset: "fliers" },
      rating: 1500,
      lastOpponent: null,
      bot: false,
      meetsBots: false,
    };
    const [, second] = matchmakers;
    expect(await second?.acceptSeek(id, acceptor)).toMatchObject({ ok: false, reason: "unavailable" });
    expect((await pair.two.tickets.seeks()).seeks.map(({ accountId }) => accountId)).toEqual(["ada"]);
    const made = await second?.acceptSeek(id, acceptor);
    expect(made).toMatchObject({ ok: true });
    expect([...matches.made.values()]).toEqual([expect.objectContaining({ origin: "seek" })]);
    expect(await second?.acceptSeek(id, acceptor)).toMatchObject({ ok: false, reason: "gone" });
  });
});

const RULES: PairingRules = {
  seatsOf: (format) => SEATS[format],
  blocked: new BlockedPairs(BLOCKED),
  now: 0,
};

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
    const groups = chooseGroups(waiting, RULES);
    expect(groups.map((group) => group.map(({ id }) => id))).toEqual([["a", "c"]]);
  });

  const rated = (accountId: string, rating: number, overrides: Partial<Ticket> = {}): Ticket => ({
    ...wish(accountId, { rated: true, timeControl: "blitz", rating }),
    id: accountId,
    since: 0,
    ...overrides,
  });
  const paired = (waiting: readonly Ticket[], now: number) =>
    chooseGroups(waiting, { ...RULES, now }).map((group) => group.map(({ id }) => id));

  it("pairs rated players with the nearest of those within a window that widens while they wait", () => {
    expect([0, 30_000, 60_000, 360_000, 9_000_000].map(windowAfter)).toEqual([100, 200, 300, 400, 600]);
    const far = [rated("ada", 1500), rated("bea", 1750)];
    expect(paired(far, 0)).toEqual([]);
    expect(paired(far, 44_000)).toEqual([]);
    expect(paired(far, 46_000)).toEqual([["ada", "bea"]]);
    expect(paired([...far, rated("cem", 1560)], 60_000)).toEqual([["ada", "cem"]]);
    expect(paired([rated("ada", 1500), rated("zoe", 2200)], 9_000_000)).toEqual([]);
  });

  it("lets nobody of another window in because one has waited long", () => {
    const waiting = [rated("ada", 1500), rated("bea", 1750, { since: 46_000 })];
    expect(paired(waiting, 46_000)).toEqual([]);
  });

  it("keeps rated and unrated, and each time control, apart", () => {
    const waiting = [
      rated("ada", 1500),
      rated("bea", 1500, { rated: false }),
      rated("cem", 1500, { timeControl: "slow" }),
    ];
    expect(paired(waiting, 600_000)).toEqual([]);
  });

  it("pairs rated people with bots only if they want that, and unrated ones with anyone", () => {
    const [ada, bot] = [rated("ada", 1500), rated("bot", 1500, { bot: true })];
    expect(paired([ada, bot], 9_000_000)).toEqual([]);
    expect(paired([ada, bot, rated("rival", 1500, { bot: true })], 0)).toEqual([["bot", "rival"]]);
    // What a bot wants does not count.
    expect(paired([ada, { ...bot, meetsBots: true }], 9_000_000)).toEqual([]);
    expect(paired([{ ...ada, meetsBots: true }, bot], 0)).toEqual([["ada", "bot"]]);
    const unrated = [ada, bot].map((ticket) => ({ ...ticket, rated: false }));
    expect(paired(unrated, 0)).toEqual([["ada", "bot"]]);
  });

  it("does not pair the same two again at once, nor anyone with an account that they have blocked", () => {
    const met = [rated("ada", 1500, { lastOpponent: "bea" }), rated("bea", 1500)];
    expect(paired(met, 60_000)).toEqual([]);
    expect(paired([...met, rated("cem", 1590)], 60_000)).toEqual([["ada", "cem"]]);
    expect(paired(met, 120_000)).toEqual([["ada", "bea"]]);
    expect(paired([rated("mona", 1500), rated("nils", 1500)], 9_000_000)).toEqual([]);
  });
});
