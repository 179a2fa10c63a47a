import { beforeEach, describe, expect, it } from "vitest";
import { Accounts } from "../../src/accounts/accounts.ts";
import { Blocks } from "../../src/accounts/blocks.ts";
import { MemoryBus } from "../../src/cluster/bus.ts";
import {
  type GatheringOutcome,
  Gatherings,
  type GatheringWish,
  MOST_OPEN,
} from "../../src/matchmaking/gatherings.ts";
import type { Player } from "../../src/matchmaking/invitations.ts";
import type { Database } from "../../src/storage/database.ts";
import { SqlJournal } from "../../src/storage/sql-journal.ts";
import { STORAGES } from "../support/databases.ts";
import { collect } from "../support/events.ts";
import { RecordedMatches } from "../support/match-service.ts";
import { newPlayer } from "../support/people.ts";
import { until } from "../support/processes.ts";
import { withDatabase } from "../support/stages.ts";

const BURN = { preset: "burn" };
const BOT = { bot: "greedy", name: "Greedy", deck: BURN };
const WISH: GatheringWish = {
  format: "freeForAll",
  timeControl: "slow",
  watchDelayMs: 60_000,
  places: 4,
  visibility: "public",
  deck: BURN,
};

describe.each(STORAGES)("tables that people gather at, on $name", ({ start }) => {
  let database: Database;
  let matches: RecordedMatches;
  let bus: MemoryBus;
  let gatherings: Gatherings;
  let blocks: Blocks;
  let now = 0;
  let people: Player[] = [];

  withDatabase(start, (opened) => {
    database = opened;
  });
  beforeEach(async () => {
    now = Date.now();
    matches = new RecordedMatches(new SqlJournal(database));
    bus = new MemoryBus((error) => {
      throw error;
    });
    blocks = new Blocks(database);
    gatherings = new Gatherings({ database, matches, bus, blocks, now: () => now });
    people = await Promise.all([1, 2, 3, 4, 5].map(() => newPlayer(new Accounts(database))));
  });

  function person(at: number): Player {
    const found = people[at];
    if (found === undefined) throw new Error(`there are five people, and not ${at + 1}`);
    return found;
  }

  const seatsOf = (outcome: GatheringOutcome) =>
    outcome.ok ? outcome.gathering.seats.map(({ accountId, bot }) => accountId ?? bot) : outcome.reason;

  it("fill with people and bots, and start with those who sit there", async () => {
    const { code } = await gatherings.open(person(0), WISH);
    await gatherings.join(code, person(1), BURN);
    const full = await gatherings.addBot(code, person(0).accountId, BOT);
    expect(seatsOf(full)).toEqual([person(0).accountId, person(1).accountId, "greedy"]);
    const meetings = collect(bus, "meeting");
    const begun = await gatherings.begin(code, person(0).accountId);
    expect(begun.ok).toBe(true);
    const [spec] = matches.made.values();
    expect(spec).toMatchObject({
      origin: "table",
      timeControl: "slow",
      watchDelayMs: 60_000,
      visibility: "public",
    });
    expect(spec?.seats.map(({ kind }) => kind)).toEqual(["human", "human", "bot"]);
    await until(async () => meetings.some(({ kind }) => kind === "matched"));
    expect(await gatherings.begin(code, person(0).accountId)).toEqual(begun);
    expect(matches.made.size).toBe(1);
    expect(await gatherings.join(code, person(2), BURN)).toMatchObject({ ok: false, reason: "closed" });
  });

  it("give each of those who arrive at the same moment a separate seat, and no more than there are", async () => {
    const { code } = await gatherings.open(person(0), { ...WISH, places: 4 });
    const outcomes = await Promise.all([1, 2, 3, 4].map((at) => gatherings.join(code, person(at), BURN)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    const found = await gatherings.find(code);
    expect(found?.seats.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(new Set(found?.seats.map(({ accountId }) => accountId)).size).toBe(4);
  });

  it("seat people at the free place that they name, to which they can change, and at nobody else's", async () => {
    const { code } = await gatherings.open(person(0), WISH);
    const placeOf = (outcome: GatheringOutcome, at: number) =>
      outcome.ok
        ? outcome.gathering.seats.find(({ accountId }) => accountId === person(at).accountId)?.seat
        : outcome.reason;
    expect(placeOf(await gatherings.join(code, person(1), BURN, undefined, 3), 1)).toBe(3);
    expect(placeOf(await gatherings.join(code, person(2), BURN, undefined, 3), 2)).toBe("full");
    expect(placeOf(await gatherings.join(code, person(2), BURN, undefined, 4), 2)).toBe("full");
    expect(placeOf(await gatherings.join(code, person(2), BURN), 2)).toBe(1);
    expect(placeOf(await gatherings.join(code, person(0), BURN, undefined, 2), 0)).toBe(2);
    expect(placeOf(await gatherings.join(code, person(0), BURN, undefined, 1), 0)).toBe("full");
    expect(placeOf(await gatherings.join(code, person(0), BURN), 0)).toBe(2);
  });

  it("ask for their password, and are not there for people who have blocked each other", async () => {
    const { code } = await gatherings.open(person(0), { ...WISH, password: "open sesame" });
    expect(await gatherings.find(code)).toMatchObject({ hasPassword: true });
    expect(await gatherings.join(code, person(1), BURN)).toMatchObject({ reason: "password" });
    expect(await gatherings.join(code, person(1), BURN, "open barley")).toMatchObject({ reason: "password" });
    expect(await gatherings.join(code, person(1), BURN, "open sesame")).toMatchObject({ ok: true });
    await blocks.block(person(1).accountId, person(2).accountId);
    expect(await gatherings.join(code, person(2), BURN, "open sesame")).toMatchObject({
      reason: "not-found",
    });
  });

  it("obey their host alone", async () => {
    const { code } = await gatherings.open(person(0), WISH);
    await gatherings.join(code, person(1), BURN);
    const other = person(1).accountId;
    expect(await gatherings.addBot(code, other, BOT)).toMatchObject({ reason: "not-host" });
    expect(await gatherings.free(code, other, 0)).toMatchObject({ reason: "not-host" });
    expect(await gatherings.begin(code, other)).toMatchObject({ reason: "not-host" });
    expect(seatsOf(await gatherings.free(code, person(0).accountId, 1))).toEqual([person(0).accountId]);
    expect(seatsOf(await gatherings.free(code, person(0).accountId, 0))).toEqual([person(0).accountId]);
    expect(await gatherings.begin(code, person(0).accountId)).toMatchObject({ reason: "too-few" });
  });

  it("end when their host leaves, and are listed only while they are open and public", async () => {
    const listed = async () => (await gatherings.listed()).map(({ code }) => code);
    const open = await gatherings.open(person(0), WISH);
    const hidden = await gatherings.open(person(1), { ...WISH, visibility: "private" });
    expect(await listed()).toContain(open.code);
    expect(await listed()).not.toContain(hidden.code);
    await gatherings.join(open.code, person(2), BURN);
    expect(seatsOf(await gatherings.leave(open.code, person(2).accountId))).toEqual([person(0).accountId]);
    expect(await gatherings.leave(open.code, person(0).accountId)).toMatchObject({
      gathering: { status: "closed" },
    });
    expect(await listed()).not.toContain(open.code);
    const late = await gatherings.open(person(3), WISH);
    now += 7 * 60 * 60 * 1000;
    expect(await listed()).not.toContain(late.code);
    expect(await gatherings.join(late.code, person(4), BURN)).toMatchObject({ reason: "closed" });
  });

  it("disappear for those who sit there or follow the lobby once they have expired", async () => {
    now += 6 * 60 * 60 * 1000;
    await gatherings.closeExpired();
    const [open, hidden] = [
      await gatherings.open(person(0), WISH),
      await gatherings.open(person(1), { ...WISH, visibility: "private" }),
    ];
    const [tables, meetings] = [collect(bus, "tables"), collect(bus, "meeting")];
    await gatherings.closeExpired();
    now += 6 * 60 * 60 * 1000;
    const late = await gatherings.open(person(2), WISH);
    await Promise.all([gatherings.closeExpired(), gatherings.closeExpired()]);
    await until(() => meetings.length > 1);
    expect(tables.map(({ code }) => code).toSorted()).toEqual([open.code, late.code].toSorted());
    expect(meetings.flatMap((told) => (told.kind === "gathering" ? told.code : [])).toSorted()).toEqual(
      [open.code, hidden.code].toSorted(),
    );
    expect(await gatherings.find(open.code)).toMatchObject({ status: "closed" });
    expect(await gatherings.find(late.code)).toMatchObject({ status: "open" });
  });

  it("of one host are a few at a time, so that there is room on the list for others", async () => {
    const made: string[] = [];
    for (let count = 0; count <= MOST_OPEN; count++) {
      now++;
      made.push((await gatherings.open(person(0), WISH)).code);
    }
    const open = (await gatherings.listed()).filter(({ hostId }) => hostId === person(0).accountId);
    expect(open.map(({ code }) => code)).toEqual(made.slice(1).toReversed());
    expect(await gatherings.find(made[0] ?? "")).toMatchObject({ status: "closed" });
  });

  it("open again when the match could not be made of them", async () => {
    const { code } = await gatherings.open(person(0), WISH);
    await gatherings.join(code, person(1), BURN);
    matches.refusals.push({ ok: false, reason: "bad-deck", seat: 1, message: "not playable" });
    expect(await gatherings.begin(code, person(0).accountId)).toMatchObject({ reason: "bad-deck" });
    expect(await gatherings.find(code)).toMatchObject({ status: "open", matchId: null });
    expect(await gatherings.begin(code, person(0).accountId)).toMatchObject({ ok: true });
  });
});
