/** Programs that play whole games from outside: the worked bots of `packages/client/examples`, and the text client. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { PLAIN, playSitting, sitDownThere } from "@spellroom/cli";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../hostile/support/table.ts";
import { becomeGuest } from "../support/people.ts";
import { until } from "../support/waiting.ts";

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, "../..");
const EXAMPLES = path.join(ROOT, "packages/client/examples");
const OPTIONS = { cwd: ROOT, env: { ...process.env, POLL_MS: "30" }, timeout: 240_000 };

let running: TestServer;
beforeAll(async () => {
  running = await startTestServer();
});
afterAll(() => running[Symbol.asyncDispose]());

it("a bot in TypeScript and a bot in Python play a whole game against each other", async () => {
  const { url } = running.server;
  const [typescript, python] = await Promise.all([
    run(process.execPath, [path.join(EXAMPLES, "bot.ts"), url], OPTIONS),
    run("python3", [path.join(EXAMPLES, "bot.py"), url], OPTIONS),
  ]);
  const [match, result] = typescript.stdout.trim().split("\n");
  const [sameMatch, otherResult] = python.stdout.trim().split("\n");
  expect(match).toMatch(/^match /);
  expect(sameMatch).toBe(match);
  expect([result, otherResult].sort()).toEqual(["lost", "won"]);
}, 250_000);

it("a bot that keeps a connection plays a whole game against one that polls", async () => {
  const { url } = running.server;
  const [connected, polling] = await Promise.all([
    run(process.execPath, [path.join(EXAMPLES, "connected-bot.ts"), url], OPTIONS),
    run("python3", [path.join(EXAMPLES, "bot.py"), url], OPTIONS),
  ]);
  const [match, result] = connected.stdout.trim().split("\n");
  const [sameMatch, otherResult] = polling.stdout.trim().split("\n");
  expect(match).toMatch(/^match /);
  expect(sameMatch).toBe(match);
  expect([result, otherResult].sort()).toEqual(["lost", "won"]);
}, 250_000);

it("a person in a terminal plays a bot on a server until they concede", async () => {
  const { url } = running.server;
  const python = run("python3", [path.join(EXAMPLES, "bot.py"), url], OPTIONS);
  const { api } = await becomeGuest(url, "Ada");
  const { formats, decks } = await api.catalogue.all();
  const format = formats[0]?.id ?? "";
  const deck = decks.find((one) => one.formats.includes(format))?.id ?? "";
  await api.meetings.enqueue({ format, deck: { preset: deck } });
  const match = await until("a match", async () => {
    const { ticket } = await api.meetings.ticket();
    return "matchId" in ticket ? ticket.matchId : undefined;
  });
  const log: string[] = [];
  await playSitting(sitDownThere(api, match, 30), {
    ask: (_prompt, { entries }) => {
      // Long enough to see that turns go by; the rest would only take time.
      if (log.some((line) => line.includes("Turn 5:"))) return Promise.resolve("c");
      const land = entries.findIndex((entry) => entry.startsWith("play "));
      return Promise.resolve(land >= 0 ? String(land) : "");
    },
    say: () => undefined,
    log: (line) => log.push(line),
    paint: PLAIN,
  });
  expect(log.at(-1)).toMatch(/^Python bot.* won \(/);
  expect((await python).stdout).toMatch(/won\n$/);
}, 250_000);
