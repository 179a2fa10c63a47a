/** `npm run audit`: fails for a package with a known hole of high severity or worse, and never for want of a network. */
import { readAudit } from "./audit.ts";
import { runCommand } from "./run-command.ts";

const LIMIT_MS = 60_000;

const { output, tookTooLong } = await runCommand({
  command: "npm",
  args: ["audit", "--json", "--loglevel=error", "--fetch-retries=1", "--fetch-timeout=20000"],
  quiet: true,
  limitMilliseconds: LIMIT_MS,
});
const verdict = readAudit(tookTooLong ? "" : output);
switch (verdict.kind) {
  case "clean":
    console.log(`No known holes of high severity in ${verdict.packages} packages`);
    break;
  case "vulnerable":
    console.log(`Packages with known holes of high severity: ${verdict.names.join(", ")}`);
    console.log("`npm audit` says more of them and what mends them.");
    process.exitCode = 1;
    break;
  case "unanswered":
    console.log(`Not audited: the registry has no advisories for us just now (${verdict.reason})`);
    break;
}
