/**
 * Honest players while somebody asks, as fast as they are answered, for what everybody may ask for: every endpoint, read or
 * written to, the pages, the whole table, every message of the site channel, and every request at a table; each with what costs the
 * most, and with the limits of a real site. What is judged here is that nothing fails and that honest players play on.
 *
 * `npm run floods` is the whole of it: each flood for PERMITTED_SECONDS, right after as many quiet seconds. It prints how long
 * the honest players waited in both, and fails where at 99% they waited more than twice as long in two of three tries.
 */
import { execFile } from "node:child_process";
import { setPriority } from "node:os";
import { promisify } from "node:util";
import { type Server, startServer } from "@spellroom/infra/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiOf, type Guest } from "../support/people.ts";
import { HonestTable } from "./support/honest-table.ts";
import type { PermittedFlood, PermittedReport } from "./support/permitted-attack.ts";
import { BOT_MATCH, type Places, permittedRequests, type Wish } from "./support/permitted-requests.ts";

const SECONDS = Number(process.env.PERMITTED_SECONDS ?? 0);
/** Only floods with this in their name. */
const ONLY = process.env.PERMITTED_ONLY ?? "";
/** In the short run so many things are asked for, a moment each. */
const FEW = 6;
const MOMENT = 0.3;
const CONNECTIONS = 16;
const TABLES = 2;
const THINKING_MS = 25;
const LEAST_PRIORITY = 19;
const TWICE = 2;
/** Answers of the match whose replay is asked for. */
const LONG_MATCH = 400;
const SHORT_MATCH = 20;
const ATTACK = new URL("./support/permitted-attack.ts", import.meta.url).pathname;

let server: Server;
beforeAll(async () => {
  const env = { LOG_LEVEL: "error", TRUSTED_PROXIES: "1", ...(SECONDS > 0 ? {} : { PAGES: "off" }) };
  server = await startServer({ env });
}, 120_000);
afterAll(() => server.dispose());

/** Honest players answer no faster than people do. */
function think(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, THINKING_MS));
}

let addresses = 0;
/** Where nobody has asked for anything yet: from one address only so much may be asked for. */
function freshAddress(): string {
  addresses++;
  return `10.9.${addresses >> 8}.${addresses & 255}`;
}

async function newcomer(): Promise<Guest> {
  const headers = { "content-type": "application/json", "x-forwarded-for": freshAddress() };
  const answer = await fetch(`${server.url}/api/guests`, { method: "POST", headers, body: "{}" });
  const { token, account }: Pick<Guest, "token" | "account"> = await answer.json();
  return { token, account, api: apiOf(server.url, token) };
}

/** What is there to be asked for: among it a match that is over, whose replay costs something. */
async function places({ matchId, people }: HonestTable): Promise<Places> {
  const finished = await HonestTable.open(server.url, newcomer);
  for (let count = 0; count < (SECONDS > 0 ? LONG_MATCH : SHORT_MATCH) && !finished.isOver; count++) {
    await finished.answer();
    await think();
  }
  finished.close();
  const [player] = people;
  const [loser] = finished.people;
  if (!player || !loser) throw new Error("nobody is at the table");
  const over = { match: finished.matchId };
  const { last } = await loser.api.play.commands(over);
  await loser.api.play.concede({ ...over, last });
  const [card] = (await player.api.catalogue.deck({ deck: "ember-rush" })).deck.cards;
  return {
    matchId,
    finishedId: finished.matchId,
    accountId: player.account.id,
    hash: card?.definition ?? "",
  };
}

async function wishes(table: HonestTable): Promise<readonly Wish[]> {
  const asked = permittedRequests(await places(table));
  expect(asked.filter(({ isAccepted }) => !isAccepted).map(({ wish }) => wish.path)).toEqual([]);
  const pages = SECONDS > 0 ? ["/", "/lobby", `/table/${table.matchId}`] : [];
  return [
    { kind: "resync", path: "" },
    ...[...pages, "/readyz"].map((path): Wish => ({ kind: "http", path })),
    ...asked.map(({ wish }) => wish),
  ];
}

function nameOf({ kind, method, path }: Wish): string {
  return [kind, method, path].filter(Boolean).join(" ");
}

/** Some of each kind. */
function fewOf(all: readonly Wish[]): readonly Wish[] {
  return all.filter((_, at) => at % Math.ceil(all.length / FEW) === 0);
}

/** How long answers took, in milliseconds, while honest people played on. */
async function honestWaits(tables: HonestTable[], playOn: () => boolean): Promise<number[]> {
  const waits: number[] = [];
  await Promise.all(
    tables.map(async (first, at) => {
      for (let table = first; playOn(); ) {
        if (table.isOver) {
          table.close();
          table = await HonestTable.open(server.url, newcomer);
          tables[at] = table;
        }
        waits.push(await table.answer());
        await think();
      }
    }),
  );
  return waits;
}

/** A player of the match for what only reads it; else somebody new, since what a write does to an account is over with it. */
async function attackerOf({ kind, method = "GET" }: Wish, table: HonestTable | undefined) {
  const { matchId = "", people = [] } = table ?? {};
  const [player] = people;
  if (kind !== "room" && method === "GET" && player) return { matchId, token: player.token };
  const { token, api } = await newcomer();
  return { token, matchId: kind === "room" ? (await api.matches.playBot(BOT_MATCH)).matchId : matchId };
}

async function flooded(tables: HonestTable[], wish: Wish, seconds: number) {
  const [table] = tables;
  const { url } = server;
  const { matchId, token } = await attackerOf(wish, table);
  const address = freshAddress();
  const flood: PermittedFlood = { ...wish, url, token, matchId, address, connections: CONNECTIONS, seconds };
  const running = promisify(execFile)(process.execPath, [ATTACK, JSON.stringify(flood)]);
  if (running.child.pid !== undefined) setPriority(running.child.pid, LEAST_PRIORITY);
  let isOver = false;
  const done = running.finally(() => {
    isOver = true;
  });
  done.catch(() => undefined);
  const waits = await honestWaits(tables, () => !isOver);
  const report: PermittedReport = JSON.parse((await done).stdout);
  return { waits, report };
}

function at(waits: readonly number[], part: number): number {
  const sorted = waits.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
}

interface Measured {
  readonly name: string;
  readonly quiet: readonly number[];
  readonly waits: readonly number[];
  readonly report: PermittedReport;
}

function ratioOf({ quiet, waits }: Measured): number {
  return at(waits, 0.99) / at(quiet, 0.99);
}

/** A flood beside the quiet before it: what a busy machine does to one it does to the other. */
async function measured(tables: HonestTable[], wish: Wish, seconds: number): Promise<Measured> {
  const until = performance.now() + seconds * 1_000;
  const quiet = await honestWaits(tables, () => performance.now() < until);
  const { waits, report } = await flooded(tables, wish, seconds);
  const name = nameOf(wish);
  expect(waits.length).toBeGreaterThan(0);
  expect(Object.keys(report).filter((answer) => /^50[0-24-9]$/.test(answer))).toEqual([]);
  return { name, quiet, waits, report };
}

/** Of three tries the one in the middle, where the first says that they waited too long. */
async function judged(tables: HonestTable[], wish: Wish, seconds: number): Promise<Measured> {
  const first = await measured(tables, wish, seconds);
  if (ratioOf(first) <= TWICE) return first;
  const tries = [first, await measured(tables, wish, seconds), await measured(tables, wish, seconds)];
  const [, middle = first] = tries.toSorted((one, other) => ratioOf(one) - ratioOf(other));
  return middle;
}

function line(flood: Measured): string {
  const figures = [at(flood.quiet, 0.5), at(flood.quiet, 0.99), at(flood.waits, 0.5), at(flood.waits, 0.99)];
  const columns = [...figures.map((figure) => figure.toFixed(1)), ratioOf(flood).toFixed(2)];
  return `${columns.map((one) => one.padStart(9)).join("")}  ${flood.name} ${JSON.stringify(flood.report)}\n`;
}

it("honest players play on while a client makes every permitted request", async () => {
  const tables = await Promise.all(
    Array.from({ length: TABLES }, () => HonestTable.open(server.url, newcomer)),
  );
  const [first] = tables;
  if (!first) throw new Error("there is no table");
  const all = (await wishes(first)).filter((wish) => nameOf(wish).includes(ONLY));
  expect(all).not.toEqual([]);
  if (SECONDS > 0) process.stdout.write("quiet p50      p99 flood p50      p99    ratio  flood\n");
  const tooLong: string[] = [];
  for (const wish of SECONDS > 0 ? all : fewOf(all)) {
    if (SECONDS === 0) await measured(tables, wish, MOMENT);
    else {
      const flood = await judged(tables, wish, SECONDS);
      process.stdout.write(line(flood));
      if (ratioOf(flood) > TWICE) tooLong.push(flood.name);
    }
  }
  expect(tooLong).toEqual([]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  for (const table of tables) table.close();
}, 3_600_000);
