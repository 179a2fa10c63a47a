/**
 * Owners that lost their matches without noticing: one that was stopped for longer than its lease, and one whose lease was
 * forgotten with everything that Redis knew. Nobody may stay behind at a table that doesn't go on.
 */
import {
  type Postgres,
  type Redis,
  type Server,
  startPostgres,
  startRedis,
  startServer,
} from "@spellroom/infra/testing";
import { type JournalRecord, openDatabase, SqlJournal, storedInputSchema } from "@spellroom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BotMatch, journalFaults } from "../support/bot-match.ts";
import { takePlace } from "../support/people.ts";
import { until } from "../support/waiting.ts";

const MATCHES = 8;
/** As in `Timings`: after so long a process is taken for dead, and within so long it must notice what it lost. */
const LEASE_MS = 4_000;
/** A client whose connection is closed asks for its seat again within this time. */
const RETURN_MS = 3_000;

let redis: Redis;
let postgres: Postgres;
let owner: Server;
let other: Server;
let database: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  [redis, postgres] = await Promise.all([startRedis(), startPostgres()]);
  const env = { PAGES: "off", RATE_LIMIT_SCALE: "0", REDIS_URL: redis.url, DATABASE_URL: postgres.url };
  owner = await startServer({ env });
  other = await startServer({ env });
  database = await openDatabase({ kind: "postgres", url: postgres.url, poolSize: 2 });
});
afterAll(async () => {
  await database?.close();
  for (const part of [owner, other, postgres, redis]) await part?.dispose();
});

/** Matches of one process, each with a player who would turn to the other process first, and one who would not. */
async function begin(luck: number): Promise<readonly BotMatch[]> {
  const endpoints = [
    [other.url, owner.url],
    [owner.url, other.url],
  ] as const;
  const duels = await Promise.all(
    Array.from({ length: MATCHES }, (_, at) =>
      BotMatch.byLink({ endpoints, luck: luck + at, thinkingMs: 20 }),
    ),
  );
  await Promise.all(duels.map((duel) => duel.playUntil(8)));
  return duels;
}

async function read({ matchId }: BotMatch): Promise<JournalRecord> {
  const record = await new SqlJournal(database).read(matchId, "start");
  if (!record) throw new Error("the match is not in the journal");
  return record;
}

/** Plays on for a while, and looks whether anything was lost, doubled, or done for somebody who was there. */
async function playOn(duels: readonly BotMatch[]): Promise<void> {
  await Promise.all(duels.map((duel) => duel.playUntil(duel.answers + 8)));
  for (const duel of duels) {
    const record = await read(duel);
    expect(journalFaults(record, duel)).toEqual([]);
    expect(duel.troubles).toEqual([]);
    const inputs = record.entries.map(({ input }) => storedInputSchema.parse(input));
    const flagged = inputs.filter(
      (input) => input.kind === "concede" || ("by" in input && input.by === "timeout"),
    );
    expect(flagged).toEqual([]);
  }
}

describe(`an owner of ${MATCHES} matches`, () => {
  it("that was stopped for longer than its lease makes everyone in its rooms reconnect", async () => {
    const duels = await begin(1);
    const watchers = duels.map(({ people, matchId }) =>
      takePlace([owner.url], people[1].token, matchId, "watch"),
    );
    await until("the watchers to be there", () =>
      watchers.every(({ store }) => store.getState().status === "live"),
    );
    const before = await Promise.all(duels.map(read));
    owner.freeze();
    const frozen = Date.now();
    await until("the lease to end", () => Date.now() - frozen > LEASE_MS + 1_000);
    for (const duel of duels) duel.reload();
    await until("those who came again to be let in elsewhere", () =>
      duels.every(({ players }) => players[0].client.store.getState().status === "live"),
    );
    owner.thaw();
    const thawed = Date.now();
    await Promise.all(duels.map((duel) => duel.bothLive()));
    expect(Date.now() - thawed).toBeLessThan(LEASE_MS + RETURN_MS);
    const after = await Promise.all(duels.map(read));
    expect(after.map(({ entries }) => entries)).toEqual(before.map(({ entries }) => entries));
    for (const [at, { match }] of after.entries()) {
      expect(match.owner).not.toBe(before[at]?.match.owner);
      expect(match.epoch).toBe((before[at]?.match.epoch ?? 0) + 1);
    }
    await playOn(duels);
    for (const [at, { store }] of watchers.entries()) {
      await until("each watcher to see the table as it is now", () => {
        const { status, table } = store.getState();
        const players = duels[at]?.players[0].client.store.getState().table;
        return status === "live" && table?.turn === players?.turn && table?.step === players?.step;
      });
    }
    for (const open of [...watchers, ...duels]) open.close();
  });

  it("keeps them when Redis has forgotten that it lives and players come in again elsewhere", async () => {
    const duels = await begin(21);
    const before = await Promise.all(duels.map(read));
    await redis.flush();
    for (const duel of duels) duel.reload();
    await Promise.all(duels.map((duel) => duel.bothLive()));
    const after = await Promise.all(duels.map(read));
    expect(after.map(({ match }) => [match.owner, match.epoch])).toEqual(
      before.map(({ match }) => [match.owner, match.epoch]),
    );
    await playOn(duels);
    for (const duel of duels) duel.close();
  });

  it("that was stopped for less than its lease continues, and nobody has lost time", async () => {
    const duels = await begin(41);
    owner.freeze();
    const frozen = Date.now();
    await until("a part of the lease to pass", () => Date.now() - frozen > LEASE_MS / 2);
    owner.thaw();
    await Promise.all(duels.map((duel) => duel.bothLive()));
    expect((await Promise.all(duels.map(read))).map(({ match }) => match.epoch)).toEqual(duels.map(() => 1));
    await playOn(duels);
    for (const duel of duels) duel.close();
  });
});
