/**
 * Honest players while others send all that they can, with the limits of a real site: the server, the attackers and the
 * players each in a process of their own. HOSTILE_MESSAGES=100000 is the whole of it. How long the players wait is printed
 * and not judged: it tells of the machine as much as of the server.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type Server, startServer } from "@spellroom/infra/testing";
import { hashState } from "@spellroom/rules";
import { openDatabase, resumeMatch, SqlJournal } from "@spellroom/server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { becomeGuest } from "../support/people.ts";
import type { Attack, AttackReport } from "./support/attack.ts";
import type { Target } from "./support/attacker.ts";
import { HonestTable } from "./support/honest-table.ts";

const COUNT = Number(process.env.HOSTILE_MESSAGES ?? 3_000);
const PER_SECOND = Number(process.env.HOSTILE_PER_SECOND ?? 2_000);
const HONEST_TABLES = 4;
const ATTACKED_TABLES = 4;
/** Answers without an attack, to compare with. */
const BASELINE = 400;
/** Players think for a moment before each answer. */
const THINKING_MS = 25;
const ATTACK = new URL("./support/attack.ts", import.meta.url).pathname;

let server: Server;
beforeAll(async () => {
  server = await startServer({ env: { PAGES: "off", TRUSTED_PROXIES: "1", LOG_LEVEL: "error" } });
});
afterAll(() => server.dispose());

/** How long answers took, in milliseconds, while honest tables were played on. */
async function honestWaits(
  tables: readonly HonestTable[],
  goOn: (answers: number) => boolean,
): Promise<number[]> {
  const waits: number[] = [];
  await Promise.all(
    tables.map(async (table) => {
      while (!table.isOver && goOn(waits.length)) {
        waits.push(await table.answer());
        await new Promise((resolve) => setTimeout(resolve, THINKING_MS));
      }
    }),
  );
  return waits;
}

async function carryOut(attack: Attack): Promise<AttackReport> {
  const { stdout } = await promisify(execFile)(process.execPath, [ATTACK, JSON.stringify(attack)]);
  return JSON.parse(stdout);
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

it(`answers honest players while ${COUNT} hostile messages come, and changes nothing by them`, async () => {
  const honest = await Promise.all(Array.from({ length: HONEST_TABLES }, () => HonestTable.open(server.url)));
  const attacked = await Promise.all(
    Array.from({ length: ATTACKED_TABLES }, () => HonestTable.open(server.url)),
  );
  const targets: Target[] = [];
  for (const table of attacked) {
    const { seat, decision } = await table.asked();
    const seatToken = table.people[1 - seat]?.token ?? "";
    const { token } = await becomeGuest(server.url);
    targets.push({ url: server.url, matchId: table.matchId, decision, seatToken, token });
  }
  const hashes = await hashesOf(attacked);
  const before = await honestWaits(honest, (answers) => answers < BASELINE);

  let isOver = false;
  const attack = carryOut({ targets, messages: COUNT, perSecond: PER_SECOND }).finally(() => {
    isOver = true;
  });
  const during = await honestWaits(honest, () => !isOver);
  const report = await attack;

  process.stdout.write(figures("before", before) + figures(`during ${report.sent} messages`, during));
  process.stdout.write(`${JSON.stringify(report)}\n`);
  expect(during.length).toBeGreaterThan(0);
  expect(report.oddStatuses).toEqual([]);
  expect(await hashesOf(attacked)).toEqual(hashes);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(
    server
      .output()
      .split("\n")
      .filter((line) => line.includes('"level":50')),
  ).toEqual([]);
  for (const table of [...honest, ...attacked]) table.close();
}, 600_000);
