/** Coordination as it is tested: in one process, and as two processes see it through a real Redis. */
import { startRedis } from "@spellroom/infra/testing";
import { DEFAULT_TIMINGS, type Timings } from "../../src/cluster/timings.ts";
import { startCoordination } from "../../src/coordination/coordination.ts";
import type { Coordination } from "../../src/coordination/shared-state.ts";

/** Leases that a test can wait for, and a busy machine can still keep. */
export const SHORT_TIMINGS: Timings = {
  ...DEFAULT_TIMINGS,
  heartbeat: 100,
  processLease: 2500,
  lease: 2500,
  ticketLease: 2500,
  pairingLease: 1500,
  linger: 50,
};

export interface CoordinationPair {
  /** Two processes of the site; the same one twice if there is only one. */
  readonly one: Coordination;
  readonly two: Coordination;
  close(): Promise<void>;
}

export interface CoordinationBench {
  /** A site on which nothing has happened yet. */
  pair(timings?: Timings): Promise<CoordinationPair>;
  stop(): Promise<void>;
}

function fail(error: unknown): void {
  throw error;
}

const OPTIONS = { publicAddress: "127.0.0.1:1", storage: "a database", onError: fail };

async function inProcess(): Promise<CoordinationBench> {
  return {
    pair: async (timings = DEFAULT_TIMINGS) => {
      const one = await startCoordination({ kind: "single" }, { ...OPTIONS, timings });
      return { one, two: one, close: () => one.close() };
    },
    stop: () => Promise.resolve(),
  };
}

async function throughRedis(): Promise<CoordinationBench> {
  const redis = await startRedis();
  let sites = 0;
  return {
    pair: async (timings = DEFAULT_TIMINGS) => {
      const config = { kind: "redis", url: redis.url, prefix: `site-${++sites}:` } as const;
      const one = await startCoordination(config, { ...OPTIONS, timings });
      const two = await startCoordination(config, { ...OPTIONS, timings });
      return {
        one,
        two,
        close: async () => {
          await one.close();
          await two.close();
        },
      };
    },
    stop: () => redis.dispose(),
  };
}

export const COORDINATIONS = [
  { name: "in one process", start: inProcess },
  { name: "through Redis", start: throughRedis },
] as const;
