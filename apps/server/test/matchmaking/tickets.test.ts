import { describe, expect, it } from "vitest";
import type { Pairing, Ticket, Wish } from "../../src/matchmaking/tickets.ts";
import { COORDINATIONS, type CoordinationPair, SHORT_TIMINGS } from "../support/coordinations.ts";
import { collect } from "../support/events.ts";
import { wish } from "../support/people.ts";
import { until } from "../support/processes.ts";
import { withPair } from "../support/stages.ts";

describe.each(COORDINATIONS)("the ticket office, $name", ({ start }) => {
  let pair: CoordinationPair;
  withPair(
    start,
    (started) => {
      pair = started;
    },
    SHORT_TIMINGS,
  );

  async function enqueue(accountId: string, overrides: Partial<Wish> = {}): Promise<Ticket> {
    const result = await pair.one.tickets.enqueue(wish(accountId, overrides));
    if (!result.ok) throw new Error("expected a ticket");
    return result.ticket;
  }

  async function claimed(matchId: string, ...accountIds: readonly string[]): Promise<Pairing> {
    const tickets: Ticket[] = [];
    for (const accountId of accountIds) tickets.push(await enqueue(accountId));
    const pairing = await pair.one.tickets.claim(
      matchId,
      tickets.map(({ id }) => id),
    );
    if (pairing === undefined) throw new Error("expected a claim");
    return pairing;
  }

  it("shows who waits to every process, longest first", async () => {
    const ada = await enqueue("ada");
    const bea = await enqueue("bea", { format: "commander" });
    await enqueue("cem", { kind: "seek" });
    const waiting = await pair.two.tickets.waiting();
    expect(waiting.toSorted((left, right) => left.since - right.since)).toEqual(waiting);
    expect(new Set(waiting)).toEqual(new Set([ada, bea]));
    expect(await pair.two.tickets.status("ada")).toEqual({ state: "waiting", tickets: [ada] });
    expect(await pair.two.tickets.status("nobody")).toEqual({ state: "none" });
  });

  it("has a ticket for each kind of match, whose place survives another deck", async () => {
    const first = await enqueue("ada");
    const other = await enqueue("ada", { format: "commander" });
    const redeck = await enqueue("ada", { deck: { list: "60 Forest" } });
    expect(redeck).toEqual({ ...first, deck: { list: "60 Forest" } });
    const blitz = await enqueue("ada", { timeControl: "blitz" });
    expect(new Set(await pair.two.tickets.waiting())).toEqual(new Set([redeck, other, blitz]));
    const status = await pair.two.tickets.status("ada");
    const tickets = status.state === "waiting" ? status.tickets : [];
    expect(new Set(tickets)).toEqual(new Set([redeck, other, blitz]));
    expect(tickets.toSorted((one, two) => one.since - two.since)).toEqual(tickets);
  });

  it("lets one account wait for eight kinds of matches and not for a ninth", async () => {
    for (const format of ["1", "2", "3", "4", "5", "6", "7", "8"]) await enqueue("ada", { format });
    const ninth = wish("ada", { format: "9" });
    expect(await pair.two.tickets.enqueue(ninth)).toEqual({ ok: false, reason: "full" });
    expect((await enqueue("ada", { format: "8" })).format).toBe("8");
    await enqueue("bea", { format: "9" });
  });

  it("ends one ticket or all when asked, and nobody else's", async () => {
    const changes = collect(pair.two.bus, "queue");
    const [one, two] = [await enqueue("ada"), await enqueue("ada", { format: "commander" })];
    const theirs = await enqueue("bea");
    expect(await pair.two.tickets.cancel("ada", theirs.id)).toEqual({ outcome: "none" });
    expect(await pair.two.tickets.cancel("ada", one.id)).toEqual({ outcome: "cancelled" });
    expect(await pair.one.tickets.status("ada")).toEqual({ state: "waiting", tickets: [two] });
    await enqueue("ada", { format: "pauper" });
    expect(await pair.two.tickets.cancel("ada")).toEqual({ outcome: "cancelled" });
    expect(await pair.one.tickets.status("ada")).toEqual({ state: "none" });
    expect(await pair.one.tickets.waiting()).toEqual([theirs]);
    const ofAda = () => changes.filter((change) => change.kind === "ticket" && change.accountId === "ada");
    await until(() => ofAda().length === 5);
  });

  it("pairs a player once, holds the other tickets back meanwhile, and ends them with the match", async () => {
    const ada = [await enqueue("ada"), await enqueue("ada", { format: "commander" })];
    const seek = await enqueue("ada", { kind: "seek", format: "pauper" });
    const [bea, cem] = [await enqueue("bea"), await enqueue("cem", { format: "commander" })];
    const claims = await Promise.all([
      pair.one.tickets.claim("match-1", [ada[0]?.id ?? "", bea.id]),
      pair.two.tickets.claim("match-2", [ada[1]?.id ?? "", cem.id]),
    ]);
    const won = claims.flatMap((pairing) => pairing ?? []);
    expect(won).toHaveLength(1);
    const loser = won[0]?.matchId === "match-1" ? cem : bea;
    expect(await pair.two.tickets.waiting()).toEqual([loser]);
    expect((await pair.two.tickets.seeks()).seeks).toEqual([]);
    const { bot, meetsBots } = seek;
    const dov = { accountId: "dov", name: "Dov", deck: seek.deck };
    const acceptance = { ...dov, rating: 1500, lastOpponent: null, bot, meetsBots };
    expect(await pair.two.tickets.accept("match-3", seek.id, acceptance)).toEqual({
      ok: false,
      reason: "gone",
    });
    expect(await pair.two.tickets.cancel("ada")).toMatchObject({ outcome: "pairing" });
    const [pairing] = won;
    if (pairing !== undefined) expect(await pair.one.tickets.complete(pairing, "quick")).toBe(true);
    expect(await pair.two.tickets.status("ada")).toEqual({ state: "matched", matchId: pairing?.matchId });
    expect(await pair.two.tickets.waiting()).toEqual([loser]);
  });

  it("lets everything that was held back wait again, where it was, when the match came to nothing", async () => {
    const seeks = collect(pair.two.bus, "seeks");
    const pairing = await claimed("match-1", "ada", "bea");
    await pair.one.tickets.release(pairing, { drop: new Map() });
    const [ada, bea] = pairing.tickets;
    const other = await enqueue("ada", { format: "commander" });
    const seek = await enqueue("ada", { kind: "seek", format: "pauper" });
    const again = await pair.two.tickets.claim("match-2", [ada?.id ?? "", bea?.id ?? ""]);
    expect(await pair.two.tickets.waiting()).toEqual([]);
    if (again !== undefined) await pair.two.tickets.release(again, { drop: new Map([["ada", "bad-deck"]]) });
    expect(new Set(await pair.one.tickets.waiting())).toEqual(new Set([bea, other]));
    expect((await pair.one.tickets.seeks()).seeks.map(({ id }) => id)).toEqual([seek.id]);
    await until(() => seeks.length === 3);
    expect(seeks.map(({ change }) => change.kind)).toEqual(["put", "removed", "put"]);
  });

  it("seats nobody against themselves, whatever they wait for", async () => {
    const ada = [await enqueue("ada"), await enqueue("ada", { format: "commander" })];
    expect(
      await pair.one.tickets.claim(
        "match-1",
        ada.map(({ id }) => id),
      ),
    ).toBeUndefined();
    expect(await pair.one.tickets.waiting()).toHaveLength(2);
  });

  it("claims all tickets of a group or none, for one process only", async () => {
    const [ada, bea, cem] = [await enqueue("ada"), await enqueue("bea"), await enqueue("cem")];
    const claims = await Promise.all([
      pair.one.tickets.claim("match-1", [ada.id, bea.id]),
      pair.two.tickets.claim("match-2", [bea.id, cem.id]),
      pair.two.tickets.claim("match-3", [cem.id, ada.id]),
    ]);
    expect(claims.filter((pairing) => pairing !== undefined)).toHaveLength(1);
    const [winner] = claims.flatMap((pairing) => pairing ?? []);
    expect(winner?.tickets).toHaveLength(2);
    expect(await pair.two.tickets.waiting()).toHaveLength(1);
    expect(await pair.one.tickets.claim("match-4", ["no such ticket"])).toBeUndefined();
  });

  it("notifies both players when their match exists, and remembers it", async () => {
    const meetings = collect(pair.two.bus, "meeting");
    const pairing = await claimed("match-1", "ada", "bea");
    expect(await pair.two.tickets.status("ada")).toEqual({ state: "pairing", matchId: "match-1" });
    expect(await pair.one.tickets.complete(pairing, "quick")).toBe(true);
    expect(await pair.one.tickets.complete(pairing, "quick")).toBe(false);
    expect(await pair.two.tickets.status("bea")).toEqual({ state: "matched", matchId: "match-1" });
    await until(() => meetings.length === 1);
    expect(meetings).toEqual([
      { kind: "matched", accountIds: ["ada", "bea"], matchId: "match-1", origin: "quick" },
    ]);
    await enqueue("ada");
    expect(await pair.two.tickets.status("ada")).toMatchObject({ state: "waiting" });
  });

  it("lets nobody leave or change a queue that has paired them already", async () => {
    await claimed("match-1", "ada", "bea");
    expect(await pair.two.tickets.cancel("ada")).toEqual({ outcome: "pairing", matchId: "match-1" });
    const again = await pair.two.tickets.enqueue(wish("ada", { format: "commander" }));
    expect(again).toEqual({ ok: false, reason: "pairing", matchId: "match-1" });
  });

  it("gives up a ticket when asked", async () => {
    await enqueue("ada");
    expect(await pair.two.tickets.cancel("ada")).toEqual({ outcome: "cancelled" });
    expect(await pair.two.tickets.cancel("ada")).toEqual({ outcome: "none" });
    expect(await pair.one.tickets.waiting()).toEqual([]);
  });

  it("puts players back where they were when their match could not be made", async () => {
    const meetings = collect(pair.two.bus, "meeting");
    const pairing = await claimed("match-1", "ada", "bea");
    const late = await enqueue("cem");
    expect(await pair.one.tickets.release(pairing, { drop: new Map([["bea", "bad-deck"]]) })).toBe(true);
    expect(await pair.one.tickets.release(pairing, { drop: new Map() })).toBe(false);
    const [ada] = pairing.tickets;
    expect(new Set(await pair.two.tickets.waiting())).toEqual(new Set([ada, late]));
    expect(await pair.two.tickets.status("bea")).toEqual({ state: "none" });
    await until(() => meetings.length === 1);
    expect(meetings).toEqual([{ kind: "ticket-lost", accountIds: ["bea"], reason: "bad-deck" }]);
  });

  it("hands a pairing on when its process does not finish it in time", async () => {
    const pairing = await claimed("match-1", "ada", "bea");
    expect(await pair.two.tickets.claimAbandoned()).toBeUndefined();
    let taken: Pairing | undefined;
    await until(async () => {
      taken = await pair.two.tickets.claimAbandoned();
      return taken !== undefined;
    });
    expect(taken).toEqual({ ...pairing, claim: taken?.claim });
    expect(taken?.claim).not.toBe(pairing.claim);
    expect(await pair.one.tickets.complete(pairing, "quick")).toBe(false);
    expect(await pair.one.tickets.release(pairing, { drop: new Map() })).toBe(false);
    if (taken !== undefined) expect(await pair.two.tickets.complete(taken, "quick")).toBe(true);
  });

  it("ends the ticket of a player who is no longer online, and notifies them", async () => {
    const meetings = collect(pair.two.bus, "meeting");
    pair.one.online.connect({ id: "ada", name: "Ada" }, "tab");
    await enqueue("ada");
    await enqueue("bea", { kind: "seek" });
    await until(() => meetings.length === 1);
    expect(meetings).toEqual([{ kind: "ticket-lost", accountIds: ["bea"], reason: "expired" }]);
    expect(await pair.two.tickets.status("ada")).toMatchObject({ state: "waiting" });
    expect((await pair.two.tickets.seeks()).seeks).toEqual([]);
  });

  it("shows open seeks without their decks, and sends their changes", async () => {
    const changes = collect(pair.two.bus, "seeks");
    const terms = {
      timeControl: "slow",
      rated: true,
      bestOf: 3,
      watchDelayMs: 300_000,
      rating: 1500,
    } as const;
    const { id, since } = await enqueue("ada", { kind: "seek", deck: { list: "secret tech" }, ...terms });
    const seek = { ...terms, id, since, format: "constructed", accountId: "ada", name: "Name of ada" };
    const { seeks, version } = await pair.two.tickets.seeks();
    expect(seeks).toEqual([seek]);
    await pair.one.tickets.cancel("ada");
    await until(() => changes.length === 2);
    expect(changes).toEqual([
      { version, change: { kind: "put", seek } },
      { version: version + 1, change: { kind: "removed", id } },
    ]);
  });

  it("lets one person accept a seek, and not its owner", async () => {
    const { id } = await enqueue("ada", { kind: "seek" });
    await enqueue("bea");
    const accept = (accountId: string, matchId: string) =>
      pair.two.tickets.accept(matchId, id, {
        accountId,
        name: accountId,
        deck: { preset: "fliers" },
        rating: 1500,
        lastOpponent: null,
        bot: false,
        meetsBots: false,
      });
    expect(await accept("ada", "match-0")).toEqual({ ok: false, reason: "own" });
    const results = await Promise.all([accept("bea", "match-1"), accept("cem", "match-2")]);
    const [won] = results.flatMap((result) => (result.ok ? [result.pairing] : []));
    expect(results.filter((result) => !result.ok)).toEqual([{ ok: false, reason: "gone" }]);
    expect(won?.tickets.map(({ accountId }) => accountId)[0]).toBe("ada");
    expect(won?.tickets.map(({ deck }) => deck)).toEqual([{ preset: "burn" }, { preset: "fliers" }]);
    const acceptor = won?.tickets[1]?.accountId ?? "";
    expect(await accept(acceptor, "match-3")).toEqual({ ok: false, reason: "gone" });
    expect(await pair.one.tickets.status(acceptor)).toEqual({ state: "pairing", matchId: won?.matchId });
    expect((await pair.one.tickets.seeks()).seeks).toEqual([]);
  });
});
