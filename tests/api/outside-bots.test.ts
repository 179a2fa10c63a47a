/** The worked bots of `packages/client/examples`, which play a whole game against each other over HTTP. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { startTestServer } from "../hostile/support/table.ts";

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, "../..");
const EXAMPLES = path.join(ROOT, "packages/client/examples");
const OPTIONS = { cwd: ROOT, env: { ...process.env, POLL_MS: "30" }, timeout: 240_000 };

it("a bot in TypeScript and a bot in Python play a whole game against each other", async () => {
  await using running = await startTestServer();
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
