/** A service of several processes with real Redis and PostgreSQL behind one door, whose parts can be made to fail. */
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import {
  type Postgres,
  type Redis,
  type Server,
  startPostgres,
  startRedis,
  startServer,
} from "@spellroom/infra/testing";
import { openDatabase, SqlJournal } from "@spellroom/server";
import { openRecordedDoor, type RecordedDoor } from "./recorded-door.ts";

export const PROCESSES = 3;
const CLOCK = fileURLToPath(new URL("movable-clock.js", import.meta.url));

export interface Service {
  readonly redis: Redis;
  readonly postgres: Postgres;
  readonly door: RecordedDoor;
  readonly servers: readonly Server[];
  readonly journal: () => Promise<OpenJournal>;
  /** Sets the time of day of one process off by so many milliseconds. */
  readonly setClock: (server: number, milliseconds: number) => void;
  readonly close: () => Promise<void>;
}

interface OpenJournal {
  readonly journal: SqlJournal;
  readonly close: () => Promise<void>;
}

/** Starts everything on free ports of the loopback. */
export async function startService(): Promise<Service> {
  const [redis, postgres, door] = await Promise.all([startRedis(), startPostgres(), openRecordedDoor()]);
  const start = (at: number, clockFile: string): Promise<Server> =>
    startServer({
      nodeFlags: ["--import", CLOCK],
      env: {
        PAGES: "off",
        RATE_LIMIT_SCALE: "0",
        LOG_LEVEL: "warn",
        REDIS_URL: redis.url,
        DATABASE_URL: postgres.url,
        PUBLIC_ADDRESS: `127.0.0.1:${door.port}/process-${at}`,
        TRUSTED_PROXIES: "1",
        CLOCK_FILE: clockFile,
      },
    });
  const clocks = Array.from({ length: PROCESSES }, (_, at) =>
    path.join(fs.mkdtempSync(path.join(fs.realpathSync("/tmp"), "spellroom-clock-")), String(at)),
  );
  for (const clock of clocks) fs.writeFileSync(clock, "0");
  // The first one makes the database's tables.
  const first = await start(0, clocks[0] ?? "");
  const others = await Promise.all(clocks.slice(1).map((clock, at) => start(at + 1, clock)));
  const servers = [first, ...others];
  door.setProcesses(servers.map(({ port }) => port));
  return {
    redis,
    postgres,
    door,
    servers,
    journal: async () => {
      const database = await openDatabase({ kind: "postgres", url: postgres.url, poolSize: 2 });
      return { journal: new SqlJournal(database), close: () => database.close() };
    },
    setClock: (server, milliseconds) => {
      fs.writeFileSync(clocks[server] ?? "", String(milliseconds));
      process.kill(servers[server]?.pid ?? 0, "SIGUSR2");
    },
    close: async () => {
      await door.close();
      for (const part of [...servers, postgres, redis]) await part.dispose();
      for (const clock of clocks) fs.rmSync(path.dirname(clock), { recursive: true, force: true });
    },
  };
}
