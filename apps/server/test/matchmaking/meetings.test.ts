import { beforeEach, describe, expect, it } from "vitest";
import { Accounts } from "../../src/accounts/accounts.ts";
import { Blocks } from "../../src/accounts/blocks.ts";
import { MemoryBus } from "../../src/cluster/bus.ts";
import { Invitations, type Player } from "../../src/matchmaking/invitations.ts";
import { Rematches, rematchIdOf } from "../../src/matchmaking/rematches.ts";
import type { Database } from "../../src/storage/database.ts";
import { MatchStore } from "../../src/storage/match-store.ts";
import { SqlJournal } from "../../src/storage/sql-journal.ts";
import { STORAGES } from "../support/databases.ts";
import { collect } from "../support/events.ts";
import { RecordedMatches } from "../support/match-service.ts";
import { newPlayer } from "../support/people.ts";
import { until } from "../support/processes.ts";
import { withDatabase } from "../support/stages.ts";

const BURN = { preset: "burn" };
const FLIERS = { preset: "fliers" };

describe.each(STORAGES)("players who know each other, on $name", ({ start }) => {
  let database: Database;
  let journal: SqlJournal;
  let matches: RecordedMatches;
  let bus: MemoryBus;
  let host: Player;
  let guest: Player;
  let now = 0;

  const player = () => newPlayer(new Accounts(database));

  withDatabase(start, (opened) => {
    database = opened;
    journal = new SqlJournal(database);
  });
  beforeEach(async () => {
    now = Date.now();
    matches = new RecordedMatches(journal);
    bus = new MemoryBus((error) => {
      throw error;
    });
    [host, guest] = await Promise.all([player(), player()]);
  });

  describe("by an invitation", () => {
    function invitations(): Invitations {
      return new Invitations({ database, matches, bus, now: () => now });
    }

    it("meet by a challenge that nobody else can take up, and that can be declined", async () => {
      const meetings = collect(bus, "meeting");
      const stranger = await player();
      const wish = { format: "constructed", deck: BURN, to: guest.accountId, timeControl: "blitz" } as const;
      const first = await invitations().create(host, wish);
      expect(await invitations().challengesTo(guest.accountId)).toMatchObject([{ code: first.code, host }]);
      expect(await invitations().join(first.code, stranger, BURN)).toMatchObject({ reason: "not-found" });
      expect(await invitations().decline(first.code, stranger.accountId)).toBe(false);
      expect(await invitations().decline(first.code, guest.accountId)).toBe(true);
      expect(await invitations().join(first.code, guest, BURN)).toMatchObject({ reason: "closed" });
      const second = await invitations().create(host, { ...wish, rated: true });
      expect(await invitations().join(second.code, guest, FLIERS)).toMatchObject({ ok: true });
      const [spec] = matches.made.values();
      expect(spec).toMatchObject({
        origin: "challenge",
        visibility: "public",
        timeControl: "blitz",
        rated: true,
      });
      await until(async () => meetings.some(({ kind }) => kind === "matched"));
      const kinds = meetings.map(({ kind, accountIds }) => [kind, accountIds[0]]);
      expect(kinds).toContainEqual(["challenged", guest.accountId]);
      expect(kinds).toContainEqual(["challenge-declined", host.accountId]);
    });

    it("meet only by the password where there is one", async () => {
      const password = "open sesame";
      const { code, hasPassword } = await invitations().create(host, {
        format: "constructed",
        deck: BURN,
        password,
      });
      expect(hasPassword).toBe(true);
      expect(await invitations().join(code, guest, BURN)).toMatchObject({ reason: "password" });
      expect(await invitations().join(code, guest, BURN, "open barley")).toMatchObject({
        reason: "password",
      });
      const joined = await invitations().join(code, guest, BURN, password);
      expect(joined).toMatchObject({ ok: true });
      expect(await invitations().join(code, guest, BURN)).toEqual(joined);
    });

    it("meet in a private match with the decks that they chose", async () => {
      const meetings = collect(bus, "meeting");
      const { code } = await invitations().create(host, { format: "constructed", deck: BURN });
      expect(await invitations().find(code)).toMatchObject({
        status: "open",
        host,
        guest: null,
        matchId: null,
      });
      const joined = await invitations().join(code, guest, FLIERS);
      if (!joined.ok) throw new Error(joined.message);
      expect(matches.made.get(joined.matchId)).toEqual({
        matchId: joined.matchId,
        timeControl: "casual",
        watchDelayMs: 0,
        bestOf: 1,
        rated: false,
        format: "constructed",
        seats: [
          { kind: "human", ...host, deck: BURN },
          { kind: "human", ...guest, deck: FLIERS },
        ],
        visibility: "private",
        origin: "private",
      });
      await until(() => meetings.length === 1);
      expect(meetings[0]).toMatchObject({ kind: "matched", accountIds: [host.accountId, guest.accountId] });
      expect(await invitations().find(code)).toMatchObject({
        status: "taken",
        guest,
        matchId: joined.matchId,
      });
    });

    it("are found by the code alone, which can't be guessed", async () => {
      const codes = await Promise.all(
        [1, 2, 3].map(() => invitations().create(host, { format: "constructed", deck: BURN })),
      );
      expect(new Set(codes.map(({ code }) => code)).size).toBe(3);
      for (const { code } of codes) expect(code).toMatch(/^[\w-]{22}$/);
      expect(await invitations().join("nonsense", guest, BURN)).toMatchObject({
        ok: false,
        reason: "not-found",
      });
    });

    it("are two, and not the same one twice", async () => {
      const { code } = await invitations().create(host, { format: "constructed", deck: BURN });
      expect(await invitations().join(code, host, BURN)).toMatchObject({ ok: false, reason: "own" });
      const others = await Promise.all([player(), player(), player()]);
      const results = await Promise.all(others.map((other) => invitations().join(code, other, BURN)));
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      const reasons = results.flatMap((result) => (result.ok ? [] : result.reason));
      expect(reasons).toEqual(["taken", "taken"]);
      expect(matches.made.size).toBe(1);
    });

    it("get to the same match by joining again, and when making it was interrupted", async () => {
      const { code } = await invitations().create(host, { format: "constructed", deck: BURN });
      matches.refusals.push({ ok: false, reason: "unavailable", message: "no database" });
      expect(await invitations().join(code, guest, FLIERS)).toMatchObject({
        ok: false,
        reason: "unavailable",
      });
      const resumed = await invitations().resume(code, host.accountId);
      expect(resumed).toMatchObject({ ok: true });
      expect(await invitations().join(code, guest, FLIERS)).toEqual(resumed);
      expect(matches.made.size).toBe(1);
    });

    it("may try another deck when theirs can't be played", async () => {
      const { code } = await invitations().create(host, { format: "constructed", deck: BURN });
      matches.refusals.push({ ok: false, reason: "bad-deck", seat: 1, message: "61 cards" });
      expect(await invitations().join(code, guest, FLIERS)).toMatchObject({ ok: false, reason: "bad-deck" });
      expect(await invitations().find(code)).toMatchObject({ status: "open", guest: null });
      expect(await invitations().join(code, guest, BURN)).toMatchObject({ ok: true });
    });

    it("can't come late or uninvited", async () => {
      const withdrawn = await invitations().create(host, { format: "constructed", deck: BURN });
      expect(await invitations().cancel(withdrawn.code, guest.accountId)).toBe(false);
      expect(await invitations().cancel(withdrawn.code, host.accountId)).toBe(true);
      expect(await invitations().join(withdrawn.code, guest, BURN)).toMatchObject({
        ok: false,
        reason: "closed",
      });
      const old = await invitations().create(host, { format: "constructed", deck: BURN });
      now = old.expiresAt;
      expect(await invitations().find(old.code)).toMatchObject({ status: "expired" });
      expect(await invitations().join(old.code, guest, BURN)).toMatchObject({ ok: false, reason: "closed" });
    });

    it("keep a few invitations open, the newest", async () => {
      const made: string[] = [];
      for (let count = 0; count < 12; count++) {
        now++;
        made.push((await invitations().create(host, { format: "constructed", deck: BURN })).code);
      }
      const statuses = await Promise.all(made.map(async (code) => (await invitations().find(code))?.status));
      expect(statuses).toEqual([...Array(2).fill("cancelled"), ...Array(10).fill("open")]);
    });
  });

  describe("by a rematch", () => {
    function rematches(): Rematches {
      return new Rematches({
        database,
        store: new MatchStore(database),
        matches,
        bus,
        blocks: new Blocks(database),
        now: () => now,
      });
    }

    async function finished(...players: readonly Player[]): Promise<string> {
      const spec = {
        matchId: crypto.randomUUID(),
        format: "constructed",
        seats: [
          ...players.map((each) => ({ kind: "human", ...each, deck: BURN }) as const),
          ...(players.length < 2
            ? [{ kind: "bot", bot: "greedy", name: "Greedy", deck: FLIERS } as const]
            : []),
        ],
        visibility: "public",
        origin: "quick",
        timeControl: "slow",
        bestOf: 3,
        watchDelayMs: 300_000,
      } as const;
      await matches.create(spec);
      await journal.finish(spec.matchId, 1, { ended: "finished", outcomes: [] });
      return spec.matchId;
    }

    it("play again when both agree, with another deck if they like", async () => {
      const meetings = collect(bus, "meeting");
      const matchId = await finished(host, guest);
      expect(await rematches().agree(matchId, host)).toEqual({
        ok: true,
        state: "offered",
        missing: [guest.accountId],
      });
      const made = await rematches().agree(matchId, guest, FLIERS);
      expect(made).toEqual({ ok: true, state: "made", matchId: rematchIdOf(matchId) });
      const spec = matches.made.get(rematchIdOf(matchId));
      expect(spec).toMatchObject({
        origin: "rematch",
        rematchOf: matchId,
        format: "constructed",
        visibility: "public",
        timeControl: "slow",
        bestOf: 3,
        watchDelayMs: 300_000,
      });
      expect(spec?.seats.map(({ deck }) => deck)).toEqual([BURN, FLIERS]);
      await until(() => meetings.length === 2);
      expect(meetings.map(({ kind }) => kind)).toEqual(["rematch-offered", "matched"]);
    });

    it("aren't notified of offers by players whom they have blocked", async () => {
      const meetings = collect(bus, "meeting");
      const matchId = await finished(host, guest);
      await new Blocks(database).block(guest.accountId, host.accountId);
      const offered = { ok: true, state: "offered", missing: [guest.accountId] };
      expect(await rematches().agree(matchId, host)).toEqual(offered);
      await rematches().withdraw(matchId, host.accountId);
      await new Blocks(database).unblock(guest.accountId, host.accountId);
      expect(await rematches().agree(matchId, host)).toEqual(offered);
      await until(() => meetings.some(({ accountIds }) => accountIds.includes(guest.accountId)));
      expect(meetings.flatMap(({ accountIds }) => accountIds)).toEqual([guest.accountId]);
    });

    it("make one match when both agree at the same moment", async () => {
      const matchId = await finished(host, guest);
      const results = await Promise.all([
        rematches().agree(matchId, host),
        rematches().agree(matchId, guest),
      ]);
      expect(results.every(({ ok }) => ok)).toBe(true);
      expect(await rematches().agree(matchId, host)).toMatchObject({ state: "made" });
      expect([...matches.made.values()].filter(({ rematchOf }) => rematchOf === matchId)).toHaveLength(1);
    });

    it("have it at once against a bot", async () => {
      const matchId = await finished(host);
      expect(await rematches().agree(matchId, host)).toMatchObject({ ok: true, state: "made" });
      expect(matches.made.get(rematchIdOf(matchId))?.seats[1]).toMatchObject({ kind: "bot", bot: "greedy" });
    });

    it("can take the offer back, and an old one is none", async () => {
      const matchId = await finished(host, guest);
      await rematches().agree(matchId, host);
      await rematches().withdraw(matchId, host.accountId);
      expect(await rematches().agree(matchId, guest)).toMatchObject({ state: "offered" });
      now += 60 * 60 * 1000;
      expect(await rematches().agree(matchId, host)).toMatchObject({ state: "offered" });
    });

    it("must have played, and have finished", async () => {
      const matchId = await finished(host, guest);
      const stranger = await player();
      expect(await rematches().agree(matchId, stranger)).toMatchObject({ ok: false, reason: "not-seated" });
      expect(await rematches().agree("no match", host)).toMatchObject({ ok: false, reason: "not-found" });
      await rematches().agree(matchId, host);
      await rematches().agree(matchId, guest);
      expect(await rematches().agree(rematchIdOf(matchId), host)).toMatchObject({
        ok: false,
        reason: "playing",
      });
    });
  });
});
