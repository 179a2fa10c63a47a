import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Server, startServer } from "@spellroom/infra/testing";
import { growthOf, snapshotFlags, takeSnapshot } from "./heap.ts";
import { type Population, settle } from "./population.ts";
import { type Sample, whatGrew } from "./verdict.ts";

export interface SoakOptions {
  readonly minutes: number;
  /** Matches that are played at the same time. */
  readonly tables: number;
  readonly sampleMs: number;
  /** Told after each sample. */
  readonly progress: (sample: Sample) => void;
}

export interface SoakReport {
  readonly minutes: number;
  readonly tables: number;
  readonly matches: number;
  readonly choices: number;
  readonly said: number;
  readonly samples: readonly Sample[];
  /** Kinds of objects of which there are most bytes more than before, with all garbage collected. */
  readonly heap: { readonly sizeMB: number; readonly grownMB: number; readonly most: readonly Grown[] };
  /** What did not stay flat, and what went wrong; empty: nothing. */
  readonly findings: readonly string[];
}

interface Grown {
  readonly name: string;
  readonly objects: number;
  readonly bytes: number;
}

const MB = 1_048_576;
/** So long the load runs before the first snapshot: what is made once, such as compiled code, is no growth. */
const WARM_UP_SHARE = 0.1;
/** Left seats and watchers are cleared away within this time. */
const GONE_MS = 60_000;

/** Plays, watches and chats on a server for some minutes, and looks at what grows. */
export async function soak({ minutes, tables, sampleMs, progress }: SoakOptions): Promise<SoakReport> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "spellroom-soak-"));
  const server = await startServer({
    env: { PAGES: "off", RATE_LIMIT_SCALE: "0", LOG_LEVEL: "warn" },
    nodeFlags: snapshotFlags(folder),
  });
  try {
    const wholeMs = minutes * 60_000;
    await load(server, { ms: wholeMs * WARM_UP_SHARE, tables, sampleMs, progress: () => undefined });
    await everybodyGone(server);
    const before = await takeSnapshot(server, folder);
    const { population, samples } = await load(server, {
      ms: wholeMs * (1 - WARM_UP_SHARE),
      tables,
      sampleMs,
      progress,
    });
    const rest = await everybodyGone(server);
    const heap = growthOf(before, await takeSnapshot(server, folder));
    const counts = population.counts();
    return {
      minutes,
      tables,
      ...counts,
      samples,
      heap: { sizeMB: heap.size / MB, grownMB: heap.total / MB, most: heap.most },
      findings: [
        ...whatGrew(samples, { ...rest, heapGrowth: heap.total / heap.size }),
        ...population.troubles,
      ],
    };
  } finally {
    await server.dispose();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

interface Load {
  readonly ms: number;
  readonly tables: number;
  readonly sampleMs: number;
  readonly progress: (sample: Sample) => void;
}

async function load(server: Server, { ms, tables, sampleMs, progress }: Load) {
  const population = settle(server.url, tables);
  const begun = Date.now();
  const samples: Sample[] = [];
  while (Date.now() - begun < ms) {
    await sleep(Math.min(sampleMs, Math.max(1, begun + ms - Date.now())));
    const sample = await look(server, population, (Date.now() - begun) / 1_000);
    samples.push(sample);
    progress(sample);
  }
  await population.leave();
  return { population, samples };
}

async function look({ url }: Server, population: Population, seconds: number): Promise<Sample> {
  const metrics = await readMetrics(url);
  const latencies = population.takeLatencies().toSorted((one, other) => one - other);
  return {
    seconds: Math.round(seconds),
    memoryMB: (metrics.get("process_resident_memory_bytes") ?? 0) / MB,
    liveMatches: metrics.get("spellroom_matches_live") ?? 0,
    watchers: metrics.get("spellroom_watchers") ?? 0,
    sockets: metrics.get("spellroom_sockets") ?? 0,
    resources: metrics.get("nodejs_active_resources_total") ?? 0,
    choices: population.counts().choices,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
  };
}

/** What there is once everybody has left, at the latest after a while. */
async function everybodyGone({ url }: Server) {
  const deadline = Date.now() + GONE_MS;
  for (;;) {
    const metrics = await readMetrics(url);
    const rest = {
      liveMatches: metrics.get("spellroom_matches_live") ?? 0,
      sockets: metrics.get("spellroom_sockets") ?? 0,
      watchers: metrics.get("spellroom_watchers") ?? 0,
    };
    const isEmpty = Object.values(rest).every((count) => count === 0);
    if (isEmpty || Date.now() > deadline) return rest;
    await sleep(500);
  }
}

async function readMetrics(url: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return new Map(
    [...text.matchAll(/^([^#\s]\S*) (\S+)$/gm)].map(([, name = "", value]) => [name, Number(value)]),
  );
}
