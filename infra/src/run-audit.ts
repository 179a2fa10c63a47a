/**
 * `npm run audit`: fails if a package has a known vulnerability of high severity or worse, but not for lack of a network; with
 * `--release` it fails for that too.
 */
import { judge, readAudit } from "./audit.ts";
import { runCommand } from "./run-command.ts";

const LIMIT_MS = 60_000;

const { output, tookTooLong } = await runCommand({
  command: "npm",
  args: ["audit", "--json", "--loglevel=error", "--fetch-retries=1", "--fetch-timeout=20000"],
  quiet: true,
  limitMilliseconds: LIMIT_MS,
});
const release = process.argv.includes("--release");
const { passes, lines } = judge(readAudit(tookTooLong ? "" : output), { release });
for (const line of lines) console.log(line);
if (!passes) process.exitCode = 1;
