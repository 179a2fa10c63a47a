/**
 * The measure of several processes: real Redis, real PostgreSQL, three servers behind one address, one killed, one drained.
 * `CLUSTER_MATCHES=40 npx vitest run tests/cluster/many-matches.test.ts` is the whole of it; `npm test` plays a few.
 */
import {
  type Postgres,
  type Redis,
  type Server,
  startPostgres,
  startRedis,
  startServer,
} from "@spellroom/infra/testing";
import { openDatabase, SqlJournal } from "@spellroom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Absences } from "../support/absences.ts";
import { BotMatch, journalFaults } from "../support/bot-match.ts";
import { type FrontDoor, openFrontDoor } from "../support/front-door.ts";
import { until } from "../support/waiting.ts";

const MATCHES = Number(process.env.CLUSTER_MATCHES ?? 6);
/** Matches that may begin at once. */
const AT_ONCE = 8;
/** Players think for a moment, as people do for longer: what is measured is coming back, not how much one machine can do. */
const THINKING_MS = 100;
const LONGEST_ABSENCE_MS = 10_000;
/** For each of the steps; only one that hangs reaches it. */
const STEP_MS = 60_000 + MATCHES * 10_000;

let redis: Redis;
let postgres: Postgres;
let door: FrontDoor;
let servers: readonly Server[];
let database: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  [redis, postgres, door] = await Promise.all([startRedis(), startPostgres(), openFrontDoor()]);
  const start = (at: number) =>
    startServer({
      env: {
        PAGES: "off",
        RATE_LIMIT_SCALE: "0",
        REDIS_URL: redis.url,
        DATABASE_URL: postgres.url,
        PUBLIC_ADDRESS: `127.0.0.1:${door.port}/process-${at}`,
        TRUSTED_PROXIES: "1",
      },
    });
  // The first one makes the tables.
  const first = await start(0);
  servers = [first, ...(await Promise.all([start(1), start(2)]))];
  door.setProcesses(servers.map(({ port }) => port));
  database = await openDatabase({ kind: "postgres", url: postgres.url, poolSize: 2 });
});
afterAll(async () => {
  await database?.close();
  await door?.close();
  for (const part of [...(servers ?? []), postgres, redis]) await part?.dispose();
});

async function begin(): Promise<readonly BotMatch[]> {
  const duels: BotMatch[] = [];
  while (duels.length < MATCHES) {
    const wave = Array.from({ length: Math.min(AT_ONCE, MATCHES - duels.length) }, (_, at) =>
      BotMatch.byLink({
        endpoints: [[door.url], [door.url]],
        luck: duels.length + at,
        thinkingMs: THINKING_MS,
      }),
    );
    duels.push(...(await Promise.all(wave)));
  }
  return duels;
}

describe(`three processes behind one address with ${MATCHES} matches`, () => {
  it(
    "finish every match when one is killed and another drained",
    async () => {
      const duels = await begin();
      const absences = new Absences(duels.flatMap(({ players }) => players.map(({ client }) => client)));
      const taken = (): number => duels.reduce((sum, { answers }) => sum + answers, 0);
      const [, killed, drained] = servers;
      const owners = await ownersOf(duels);
      expect(owners.size, "processes that have matches").toBeGreaterThan(1);

      await until("the matches to be under way", () => taken() >= MATCHES * 25, STEP_MS);
      await killed?.kill9();
      await until("the matches to be further on", () => taken() >= MATCHES * 60, STEP_MS);
      await killed?.restart();
      await drained?.stop();
      for (const duel of duels) duel.hurry();
      await until("every match to end", () => duels.every(({ isOver }) => isOver), STEP_MS);

      const journal = new SqlJournal(database);
      for (const duel of duels) {
        const record = await journal.read(duel.matchId, "start");
        expect(record && journalFaults(record, duel), `match ${duel.matchId}`).toEqual([]);
        expect(duel.troubles).toEqual([]);
      }
      const longest = absences.longest();
      process.stdout.write(
        `${MATCHES} matches, ${taken()} choices; ${absences.count} absences, the longest ${Math.round(longest)} ms\n`,
      );
      expect(absences.count).toBeGreaterThan(0);
      expect(longest).toBeLessThan(LONGEST_ABSENCE_MS);
      for (const duel of duels) duel.close();
    },
    4 * STEP_MS,
  );
});

async function ownersOf(duels: readonly BotMatch[]): Promise<ReadonlySet<string>> {
  const rows = await database.query.selectFrom("matches").select(["id", "owner"]).execute();
  const ids = new Set(duels.map(({ matchId }) => matchId));
  return new Set(rows.filter(({ id }) => ids.has(id)).map(({ owner }) => owner));
}
