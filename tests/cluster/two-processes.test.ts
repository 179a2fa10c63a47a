import {
  type Postgres,
  type Redis,
  type Server,
  startPostgres,
  startRedis,
  startServer,
} from "@spellroom/infra/testing";
import { type JournalRecord, openDatabase, SqlJournal } from "@spellroom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BotMatch, journalFaults } from "../support/bot-match.ts";
import { becomeGuest, takePlace } from "../support/people.ts";
import { until } from "../support/waiting.ts";

interface Cluster {
  readonly servers: readonly [Server, Server];
  readonly readJournal: (matchId: string) => Promise<JournalRecord>;
  readonly close: () => Promise<void>;
}

const DATABASES = ["SQLite in one folder", "PostgreSQL"] as const;

async function startCluster(database: (typeof DATABASES)[number]): Promise<Cluster> {
  const redis: Redis = await startRedis();
  const postgres: Postgres | null = database === "PostgreSQL" ? await startPostgres() : null;
  const common = {
    PAGES: "off",
    RATE_LIMIT_SCALE: "0",
    REDIS_URL: redis.url,
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  };
  const first = await startServer({ env: common });
  const second = await startServer({ env: { ...common, DATA_DIR: first.dataFolder } });
  return {
    servers: [first, second],
    readJournal: async (matchId) => {
      const storage = postgres
        ? { kind: "postgres" as const, url: postgres.url, poolSize: 2 }
        : { kind: "sqlite" as const, directory: first.dataFolder };
      const open = await openDatabase(storage);
      const record = await new SqlJournal(open).read(matchId, "start");
      await open.close();
      if (!record) throw new Error("the match is not in the journal");
      return record;
    },
    close: async () => {
      for (const part of [second, first, postgres, redis]) await part?.dispose();
    },
  };
}

describe.each(DATABASES)("two server processes with Redis and %s", (database) => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster(database);
  });
  afterAll(() => cluster.close());

  /** Each comes in by another process, and turns to the other one when theirs does not answer. */
  function begin(luck: number): Promise<BotMatch> {
    const [one, other] = cluster.servers;
    return BotMatch.begin({
      endpoints: [
        [one.url, other.url],
        [other.url, one.url],
      ],
      luck,
    });
  }

  /** Which of the two has the room of a match. */
  async function ownerOf({ people, matchId }: BotMatch): Promise<Server> {
    const { reservation } = await people[0].api.matches.seat({ match: matchId });
    const owner = cluster.servers.find(({ url }) => url.endsWith(reservation.publicAddress ?? "?"));
    if (!owner) throw new Error(`nobody is at ${reservation.publicAddress}`);
    return owner;
  }

  it("pair players who came in by different ones, who finish a game, watched through either", async () => {
    const duel = await begin(3);
    const [one, other] = cluster.servers;
    const watchers = await Promise.all(
      [one, other].map(async ({ url }) => {
        const { token } = await becomeGuest(url);
        return takePlace([url], token, duel.matchId, "watch");
      }),
    );
    await duel.playToTheEnd();
    for (const { store } of watchers) {
      const { result } = await until("the watchers to see the end", () => {
        const { table } = store.getState();
        return table?.result ? { result: table.result } : null;
      });
      expect(result.reason).toBe("lastStanding");
      expect(store.getState().known.size).toBe(0);
    }
    expect(duel.troubles).toEqual([]);
    expect(journalFaults(await cluster.readJournal(duel.matchId), duel)).toEqual([]);
    duel.close();
    for (const watcher of watchers) watcher.close();
  });

  it("continue a match on the other one when its own is killed", async () => {
    const duel = await begin(4);
    await duel.playUntil(40);
    const before = duel.see();
    const { entries, match } = await cluster.readJournal(duel.matchId);
    const owner = await ownerOf(duel);
    await owner.kill9();
    await until("both to notice", () =>
      duel.players.every(({ client }) => client.store.getState().status !== "live"),
    );
    await duel.bothLive();
    expect(duel.see()).toEqual(before);
    const after = await cluster.readJournal(duel.matchId);
    expect(after.entries).toEqual(entries);
    expect(after.match.owner).not.toBe(match.owner);
    expect(after.match.epoch).toBe(match.epoch + 1);
    await duel.playToTheEnd();
    expect(duel.troubles).toEqual([]);
    expect(journalFaults(await cluster.readJournal(duel.matchId), duel)).toEqual([]);
    duel.close();
    await owner.restart();
  });
});
