/**
 * npm run floods [-- --seconds 5] [--only TEXT]: everything that everybody may ask for, asked for as fast as it is answered, one after another,
 * beside what honest players wait in the quiet before each. Fails where they wait more than twice as long.
 * With --only, just the floods whose name has the text in it, such as "POST /api/decks".
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { buildWeb } from "./build-web.ts";
import { root } from "./root.ts";
import { runCommand } from "./run-command.ts";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "5" }, only: { type: "string", default: "" } },
});
// Its pages are asked for too.
const built = await buildWeb({ quiet: true });
if (!built.ok) process.stderr.write(built.output);
const vitest = path.join(root, "node_modules", "vitest", "vitest.mjs");
const { ok } = await runCommand({
  command: process.execPath,
  args: [vitest, "run", "tests/hostile/permitted.test.ts", "--disableConsoleIntercept"],
  env: { NODE_ENV: "test", PERMITTED_SECONDS: values.seconds, PERMITTED_ONLY: values.only },
});
process.exitCode = built.ok && ok ? 0 : 1;
