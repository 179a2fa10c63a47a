/**
 * npm run chaos [-- --schedules 10] [--seed 1] [--json OUT]: a service of three processes with real Redis and PostgreSQL, under seeded
 * schedules of faults. Prints what was lost, doubled, or told to people who must not know it.
 */
import fs from "node:fs";
import { parseArgs } from "node:util";
import { runSchedule, type ScheduleReport } from "./support/schedule.ts";
import { startService } from "./support/service.ts";
import { summaryOf } from "./support/summary.ts";

const { values } = parseArgs({
  options: {
    schedules: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    json: { type: "string" },
  },
});
const schedules = Number(values.schedules);
const seed = Number(values.seed);
if (!Number.isInteger(schedules) || schedules < 1 || !Number.isInteger(seed)) {
  process.stderr.write("--schedules takes a whole number from 1, --seed a whole number\n");
  process.exit(2);
}
const service = await startService();
const reports: ScheduleReport[] = [];
try {
  for (let at = 0; at < schedules; at++) {
    const report = await runSchedule(service, seed + at);
    reports.push(report);
    const faults = report.faults.map(({ kind }) => kind).join(", ");
    const seconds = (report.longestReturnMs / 1_000).toFixed(1);
    process.stderr.write(
      `${at + 1} of ${schedules} (seed ${report.seed}): ${report.choices} choices, back after ${seconds} s; ${faults}\n`,
    );
    for (const what of [...report.lost, ...report.doubled, ...report.leaks, ...report.troubles])
      process.stderr.write(`  ${what}\n`);
    if (report.unfinished > 0) process.stderr.write(`  ${report.unfinished} matches did not end\n`);
  }
} finally {
  await service.close();
}
const summary = summaryOf(reports);
const { findings, ...totals } = summary;
process.stdout.write(`${JSON.stringify(totals)}\n`);
if (values.json !== undefined) fs.writeFileSync(values.json, `${JSON.stringify(summary, null, 2)}\n`);
const isWhole = summary.lost + summary.doubled + summary.leaks + summary.unfinished + summary.troubles === 0;
process.exit(isWhole ? 0 : 1);
