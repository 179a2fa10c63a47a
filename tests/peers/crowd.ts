/** Many matches at human pace on one server that has one core: latency, memory, and how many it carries. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Connection, OpenConnection } from "./connection.ts";
import { startPeer } from "./peer-server.ts";

/** A choice a match in so many milliseconds, as in `bench -- server`. */
const EVERY_MS = 2_000;
const SETTLING_MS = 3_000;
const SERVER_CORE = 0;

export interface Load {
  readonly matches: number;
  /** Of a choice until its player was told, in milliseconds, at 99%. */
  readonly p99: number;
  /** Resident bytes a match, without what the empty server takes. */
  readonly memory: number;
  /** What the server's core was busy, of 1. */
  readonly busy: number;
}

/** Fills a server in steps and measures each for some seconds; ends early once the 99th percentile is over a bound. */
export async function measureCrowd(
  server: string,
  args: readonly string[],
  open: OpenConnection,
  { steps, seconds, boundMs }: { steps: readonly number[]; seconds: number; boundMs: number },
): Promise<readonly Load[]> {
  const peer = await startPeer(server, args, SERVER_CORE);
  const empty = peer.memory();
  const pairs: (readonly [Connection, Connection])[] = [];
  const loads: Load[] = [];
  try {
    for (const matches of steps) {
      while (pairs.length < matches) {
        const match = `match-${pairs.length}`;
        pairs.push([await open(peer.port, match, 0), await open(peer.port, match, 1)]);
      }
      await sleep(SETTLING_MS);
      const before = peer.processor();
      const begun = performance.now();
      const latencies = await play(pairs, seconds);
      const busy = (peer.processor() - before) / ((performance.now() - begun) / 1_000);
      const p99 = latencies.sort((one, other) => one - other)[Math.floor(latencies.length * 0.99)] ?? 0;
      loads.push({ matches, p99, memory: (peer.memory() - empty) / matches, busy });
      if (p99 > boundMs) break;
    }
    return loads;
  } finally {
    for (const connection of pairs.flat()) connection.close();
    await peer.stop();
  }
}

/** Plays all matches, whose choices are spread evenly over time. */
async function play(
  pairs: readonly (readonly [Connection, Connection])[],
  seconds: number,
): Promise<number[]> {
  const until = performance.now() + seconds * 1_000;
  const latencies: number[] = [];
  const playOne = async ([one, other]: readonly [Connection, Connection], at: number): Promise<void> => {
    await sleep((at / pairs.length) * EVERY_MS);
    for (let due = performance.now(); due < until; due += EVERY_MS) {
      await sleep(Math.max(0, due - performance.now()));
      const told = Promise.all([one.told(), other.told()]);
      const sent = performance.now();
      one.choose({ kind: "act", act: "pass" });
      await told;
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(pairs.map(playOne));
  return latencies;
}
