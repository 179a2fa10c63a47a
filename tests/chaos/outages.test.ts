/**
 * The services that a server depends on go down in mid-match and come back. OUTAGE_SECONDS=30 makes that half a minute. By default
 * it is a little longer than a client waits for a response, or for a sign of life, before it gives its connection up.
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
import { BotMatch, journalFaults } from "../support/bot-match.ts";
import { takePlace } from "../support/people.ts";
import { until } from "../support/waiting.ts";

const OUTAGE_MS = Number(process.env.OUTAGE_SECONDS ?? 12) * 1_000;

let redis: Redis;
let postgres: Postgres;
let server: Server;
beforeAll(async () => {
  [redis, postgres] = await Promise.all([startRedis(), startPostgres()]);
  server = await startServer({
    env: { PAGES: "off", RATE_LIMIT_SCALE: "0", REDIS_URL: redis.url, DATABASE_URL: postgres.url },
  });
});
afterAll(async () => {
  for (const part of [server, postgres, redis]) await part?.dispose();
});

function begin(luck: number): Promise<BotMatch> {
  return BotMatch.byLink({ endpoints: [[server.url], [server.url]], luck });
}

async function outageIsOver(): Promise<void> {
  const begun = Date.now();
  await until("the outage to be long enough", () => Date.now() - begun >= OUTAGE_MS, OUTAGE_MS * 2);
}

async function faultsOf(duel: BotMatch): Promise<readonly string[]> {
  const database = await openDatabase({ kind: "postgres", url: postgres.url, poolSize: 1 });
  const record = await new SqlJournal(database).read(duel.matchId, "start");
  await database.close();
  return record ? journalFaults(record, duel) : ["the match is not in the journal"];
}

describe("a match", () => {
  it("pauses while the database is down, says so, and continues as though nothing had happened", async () => {
    const duel = await begin(5);
    await duel.playUntil(20);
    await postgres.stop();
    const end = duel.playToTheEnd();
    const told = () =>
      duel.players.every(({ client }) =>
        client.store.getState().notices.some(({ kind }) => kind === "paused"),
      );
    await until("both to be told", told);
    const taken = duel.answers;
    await outageIsOver();
    expect(duel.answers).toBe(taken);
    await postgres.restart();
    await end;
    expect(duel.troubles).toEqual([]);
    expect(await faultsOf(duel)).toEqual([]);
    duel.close();
  });

  it("continues and admits its players while Redis is down, and new ones are created once it is back", async () => {
    const [duel, left] = [await begin(6), await begin(8)];
    await duel.playUntil(20);
    await left.playUntil(5);
    await redis.kill9();
    await duel.playUntil(60);
    await outageIsOver();
    await duel.playUntil(70);
    const back = takePlace([server.url], left.people[0].token, left.matchId);
    await until("a player to be back", () => back.store.getState().status === "live");
    back.close();
    left.close();
    await redis.restart();
    await duel.playToTheEnd();
    expect(duel.troubles).toEqual([]);
    expect(await faultsOf(duel)).toEqual([]);
    duel.close();
    await until("the server to be ready", async () => (await fetch(`${server.url}/readyz`)).ok);
    const next = await BotMatch.begin({ endpoints: [[server.url], [server.url]], luck: 7 });
    await next.playUntil(10);
    next.close();
  });
});
