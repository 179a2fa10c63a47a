/**
 * Honest players while others send all that they can, with the limits of a real site: the server, the attackers and the
 * players each in a process of their own. HOSTILE_MESSAGES=100000 is the whole of it. How long the players wait is printed
 * and not judged: it tells of the machine as much as of the server. In the whole of it they are watched before the attack as
 * well, and during the same attack on another server beside it, which tells what the attack takes from the machine apart from
 * what it takes from the server.
 */
import { execFile } from "node:child_process";
import { setPriority } from "node:os";
import { promisify } from "node:util";
import { type Server, startServer } from "@spellroom/infra/testing";
import { hashState } from "@spellroom/rules";
import { openDatabase, resumeMatch, SqlJournal } from "@spellroom/server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { becomeGuest } from "../support/people.ts";
import type { Attack, AttackReport } from "./support/attack.ts";
import type { Target } from "./support/attacker.ts";
import { HonestTable } from "./support/honest-table.ts";

const { HOSTILE_MESSAGES } = process.env;
const COUNT = Number(HOSTILE_MESSAGES ?? 3_000);
/** Whether there is something to compare the waits with. */
const COMPARES = HOSTILE_MESSAGES !== undefined;
const PER_SECOND = Number(process.env.HOSTILE_PER_SECOND ?? 2_000);
const HONEST_TABLES = 4;
const ATTACKED_TABLES = 4;
/** Answers without an attack, to compare with. */
const BASELINE = 400;
/** Players think for a moment before each answer. */
const THINKING_MS = 25;
const ATTACK = new URL("./support/attack.ts", import.meta.url).pathname;

const ENV = { PAGES: "off", TRUSTED_PROXIES: "1", LOG_LEVEL: "error" };

let server: Server;
beforeAll(async () => {
  server = await startServer({ env: ENV });
});
afterAll(() => server?.dispose());

/** How long answers took, in milliseconds, while honest people played on, one game after another. */
async function honestWaits(tables: HonestTable[], playOn: (answers: number) => boolean): Promise<number[]> {
  const waits: number[] = [];
  await Promise.all(
    tables.map(async (first, at) => {
      for (let table = first; playOn(waits.length); ) {
        if (table.isOver) {
          table.close();
          table = await HonestTable.open(server.url);
          tables[at] = table;
        }
        waits.push(await table.answer());
        await new Promise((resolve) => setTimeout(resolve, THINKING_MS));
      }
    }),
  );
  return waits;
}

interface Attacked {
  readonly tables: readonly HonestTable[];
  readonly targets: readonly Target[];
}

/** Tables at which attackers have a seat that is asked nothing. */
async function openAttacked({ url }: Server): Promise<Attacked> {
  const tables = await Promise.all(Array.from({ length: ATTACKED_TABLES }, () => HonestTable.open(url)));
  const targets = await Promise.all(
    tables.map(async (table): Promise<Target> => {
      const { seat, decision } = await table.asked();
      const seatToken = table.people[1 - seat]?.token ?? "";
      const { token } = await becomeGuest(url);
      return { url, matchId: table.matchId, decision, seatToken, token };
    }),
  );
  return { tables, targets };
}

interface Attempt {
  readonly report: AttackReport;
  /** Of the honest players meanwhile. */
  readonly waits: readonly number[];
  readonly seconds: number;
}

/** Attackers are elsewhere and cost a server nothing but their messages: here they have what the server and its players leave. */
const LEAST_PRIORITY = 19;

/** Lets honest players play on for as long as an attack takes. */
async function attackBeside(honest: HonestTable[], { targets }: Attacked): Promise<Attempt> {
  const attack: Attack = { targets, messages: COUNT, perSecond: PER_SECOND };
  let isOver = false;
  const begun = performance.now();
  const running = promisify(execFile)(process.execPath, [ATTACK, JSON.stringify(attack)]);
  if (running.child.pid !== undefined) setPriority(running.child.pid, LEAST_PRIORITY);
  const carriedOut = running.finally(() => {
    isOver = true;
  });
  const waits = await honestWaits(honest, () => !isOver);
  const report: AttackReport = JSON.parse((await carriedOut).stdout);
  return { report, waits, seconds: (performance.now() - begun) / 1_000 };
}

function figures(name: string, waits: readonly number[]): string {
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
  return `${name}: ${waits.length} honest answers, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms\n`;
}

/** The states of matches as their journals have them. */
async function hashesOf(tables: readonly HonestTable[]): Promise<readonly string[]> {
  const database = await openDatabase({ kind: "sqlite", directory: server.dataFolder });
  const journal = new SqlJournal(database);
  const records = await Promise.all(tables.map(({ matchId }) => journal.read(matchId, "start")));
  await database.close();
  return records.map((record) => (record ? hashState(resumeMatch(record).state) : "gone"));
}

/** Prints how long honest players wait without an attack, and during one on another server on the same machine. */
async function compare(honest: HonestTable[]): Promise<void> {
  process.stdout.write(figures("before", await honestWaits(honest, (answers) => answers < BASELINE)));
  const elsewhere = await startServer({ env: ENV });
  try {
    const others = await openAttacked(elsewhere);
    const { waits } = await attackBeside(honest, others);
    process.stdout.write(figures("while another server is attacked", waits));
    for (const table of others.tables) table.close();
  } finally {
    await elsewhere.dispose();
  }
}

it(`answers honest players while ${COUNT} hostile messages come, and changes nothing by them`, async () => {
  const honest = await Promise.all(Array.from({ length: HONEST_TABLES }, () => HonestTable.open(server.url)));
  const attacked = await openAttacked(server);
  const hashes = await hashesOf(attacked.tables);
  if (COMPARES) await compare(honest);
  const during = await attackBeside(honest, attacked);

  process.stdout.write(
    figures(`while ${during.report.sent} messages come in ${during.seconds.toFixed(0)} s`, during.waits),
  );
  expect(during.waits.length).toBeGreaterThan(0);
  expect(during.report.oddStatuses).toEqual([]);
  expect(await hashesOf(attacked.tables)).toEqual(hashes);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(
    server
      .output()
      .split("\n")
      .filter((line) => line.includes('"level":50')),
  ).toEqual([]);
  for (const table of [...honest, ...attacked.tables]) table.close();
}, 600_000);
