/**
 * `npm run bench -- server`: live matches in mid-game at human pace, the server on one core and this generator on the other.
 * Prints one JSON document with figures. Settings: LOAD_MATCHES (500), LOAD_SECONDS (60), LOAD_NODE_FLAGS (for the server).
 */
import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { type Server, startServer } from "@spellroom/infra/testing";
import { openDatabase, SqlJournal } from "@spellroom/server";
import { becomeGuest } from "../support/people.ts";
import { Crowd, type Tally } from "./crowd.ts";
import type { Figure } from "./figure.ts";
import { matchesWithin } from "./knee.ts";
import { COLLECTING_FLAGS, type Memory, perMatch, readMemory } from "./memory.ts";
import { midGames, type SeatedMatch, writeMatch } from "./mid-games.ts";
import { readMetrics } from "./server-metrics.ts";
import { type Stolen, watchStolen } from "./stolen.ts";

const GENERATOR_CORE = 1;
const SERVER_CORE = 0;
const MATCHES = Number(process.env.LOAD_MATCHES ?? 500);
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60);
/** A generator that is later than this tells of itself, not of the server. */
const MOST_LAG_MS = 10;
const LAG_RESOLUTION_MS = 5;
const SETTLING_MS = 5_000;
/** Parts of the matches that are live when it is measured. */
const PARTS = [1 / 4, 1 / 2, 3 / 4, 1];
/** How many matches a server carries is said of this 99th percentile. */
const BOUND_MS = 50;
const MEMORY = "process_resident_memory_bytes";
/** Matches that are made at once. */
const AT_ONCE = 8;

const figures = await measure();
process.stdout.write(`${JSON.stringify({ figures })}\n`);
process.exit(0);

async function measure(): Promise<readonly Figure[]> {
  pin(process.pid, GENERATOR_CORE);
  const server = await startServer({
    env: { PAGES: "off", RATE_LIMIT_SCALE: "0", LOG_LEVEL: "warn" },
    nodeFlags: [
      ...COLLECTING_FLAGS,
      ...(process.env.LOAD_NODE_FLAGS ?? "").split(" ").filter((flag) => flag !== ""),
    ],
  });
  pin(server.pid, SERVER_CORE);
  const crowd = new Crowd(server.url);
  try {
    const matches = await prepare(server);
    const before = await readMemory(server);
    const runs: Run[] = [];
    let seated = 0;
    let idle: readonly Figure[] = [];
    for (const part of PARTS) {
      const until = Math.ceil(matches.length * part);
      await crowd.sitDown(matches.slice(seated, until));
      if (seated === 0) idle = perMatch(before, await readMemory(server), until, "before its players act");
      seated = until;
      crowd.play();
      runs.push(await run(server, crowd));
    }
    const { tables } = crowd;
    const played = perMatch(before, await readMemory(server), tables, "being played");
    return [...report({ before, runs }), ...idle, ...played];
  } finally {
    crowd.close();
    await server.dispose();
  }
}

/** Everybody's account, and a match in mid-game for each two of them. */
async function prepare(server: Server): Promise<readonly SeatedMatch[]> {
  const games = midGames();
  const database = await openDatabase({ kind: "sqlite", directory: server.dataFolder });
  const journal = new SqlJournal(database);
  const begin = async (at: number): Promise<SeatedMatch> => {
    const people = await Promise.all([becomeGuest(server.url), becomeGuest(server.url)]);
    const game = games[at % games.length];
    if (!game) throw new Error("there is no game to begin from");
    const accounts = people.map(({ account }) => account.id);
    const matchId = await writeMatch(journal, game, accounts);
    return { matchId, tokens: [people[0].token, people[1].token], moves: game.moves };
  };
  const matches: SeatedMatch[] = [];
  while (matches.length < MATCHES) {
    const some = Array.from({ length: Math.min(AT_ONCE, MATCHES - matches.length) });
    matches.push(...(await Promise.all(some.map((_, at) => begin(matches.length + at)))));
  }
  await journal.idle();
  await database.close();
  return matches;
}

interface Run {
  readonly tally: Tally;
  readonly tables: number;
  readonly seconds: number;
  /** The generator's own lag, 99th percentile. */
  readonly lag: number;
  /** Of the server, in bytes: at the end, and a second on the average. */
  readonly memory: number;
  readonly memoryGrowth: number;
  /** What the server's core was busy, of 1. */
  readonly busy: number;
  /** The longest time in milliseconds that the server was kept from what it had to do, by itself or by the machine. */
  readonly serverLag: number;
  /** What others on the same host took of the server's core. */
  readonly stolen: Stolen;
  /** Within so many milliseconds 99 of 100 commits of the journal were done: the disk. */
  readonly commits: number;
}

async function run(server: Server, crowd: Crowd): Promise<Run> {
  await sleep(SETTLING_MS);
  const before = await readMetrics(server.url);
  const delay = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  crowd.begin();
  delay.enable();
  const stolen = watchStolen(SERVER_CORE);
  const begun = performance.now();
  await sleep(SECONDS * 1_000);
  const seconds = (performance.now() - begun) / 1_000;
  delay.disable();
  const after = await readMetrics(server.url);
  const gained = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  return {
    tally: crowd.tally(),
    // Those that are still played: the figures are of no fewer.
    tables: crowd.tables,
    seconds,
    lag: Math.max(0, delay.percentile(99) / 1e6 - LAG_RESOLUTION_MS),
    memory: after.get(MEMORY) ?? 0,
    memoryGrowth: gained(MEMORY) / seconds,
    busy: gained("process_cpu_seconds_total") / seconds,
    serverLag: (after.get("nodejs_eventloop_lag_max_seconds") ?? 0) * 1_000,
    stolen: stolen(),
    commits: quantileOf("spellroom_journal_commit_seconds", after, gained) * 1_000,
  };
}

interface Measured {
  readonly before: Memory;
  /** One for each of `PARTS`. */
  readonly runs: readonly Run[];
}

function report({ before, runs }: Measured): readonly Figure[] {
  const [, atHalf, , whole] = runs;
  if (!atHalf || !whole) throw new Error("not all parts of the matches were measured");
  const perSecond = ({ tally, seconds }: Run): number => tally.patches / seconds;
  const figure = (name: string, value: number, unit: string): Figure => ({ name, value, unit });
  const points = runs.map(({ tables, tally }) => ({ matches: tables, p99: quantile(tally.latencies, 0.99) }));
  return [
    figure(`matches at p99 ${BOUND_MS} ms`, matchesWithin(points, BOUND_MS), "matches"),
    figure("choice to patch p99 ms", quantile(whole.tally.latencies, 0.99), "ms"),
    figure("choice to patch median ms", quantile(whole.tally.latencies, 0.5), "ms"),
    figure("choice to patch p99 at half the matches ms", quantile(atHalf.tally.latencies, 0.99), "ms"),
    figure("live matches", whole.tables, "matches"),
    figure("choices a second", whole.tally.latencies.length / whole.seconds, "choices/s"),
    figure("patches a second", perSecond(whole), "patches/s"),
    figure("patches a second at half the matches", perSecond(atHalf), "patches/s"),
    figure("server busy", whole.busy, "cores"),
    figure("server busy at half the matches", atHalf.busy, "cores"),
    figure("resident memory a match kB", (whole.memory - before.resident) / whole.tables / 1_024, "kB"),
    figure(
      "resident memory a match at half of them kB",
      (atHalf.memory - before.resident) / atHalf.tables / 1_024,
      "kB",
    ),
    figure("growth of memory kB a second", whole.memoryGrowth / 1_024, "kB/s"),
    figure("server lag at most ms", whole.serverLag, "ms"),
    figure("taken from the server's core by the host %", whole.stolen.share * 100, "%"),
    figure("taken at most within 100 ms", whole.stolen.most, "ms"),
    figure("journal commit p99 at most ms", whole.commits, "ms"),
    figure("refused answers", whole.tally.refused, "answers"),
    figure("generator lag p99 ms", whole.lag, "ms"),
    figure("void because of the generator", whole.lag > MOST_LAG_MS ? 1 : 0, "0 or 1"),
  ];
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** The bound of a histogram below which 99 of 100 new observations are; its last one, if they are not. */
function quantileOf(
  name: string,
  names: ReadonlyMap<string, number>,
  gained: (name: string) => number,
): number {
  const counts = new Map<number, number>();
  for (const key of names.keys()) {
    const le = key.startsWith(`${name}_bucket`) ? /le="([^"]+)"/.exec(key)?.[1] : undefined;
    if (le === undefined) continue;
    const bound = le === "+Inf" ? Number.POSITIVE_INFINITY : Number(le);
    counts.set(bound, (counts.get(bound) ?? 0) + gained(key));
  }
  const all = counts.get(Number.POSITIVE_INFINITY) ?? 0;
  const bounds = [...counts.keys()].filter(Number.isFinite).sort((one, other) => one - other);
  return bounds.find((bound) => (counts.get(bound) ?? 0) >= all * 0.99) ?? bounds.at(-1) ?? 0;
}

/** Ties a process to one core, where there is more than one and the tool for it. */
function pin(pid: number, core: number): void {
  if (availableParallelism() < 2) return;
  try {
    execFileSync("taskset", ["-a", "-c", "-p", String(core), String(pid)], { stdio: "ignore" });
  } catch {
    // Without the tool the system shares the cores out; the generator's lag tells whether that was fair.
    return;
  }
}
