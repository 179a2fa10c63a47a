/**
 * npm run soak [-- --minutes 60] [--tables 20] [--json OUT]: people play, watch, chat, come and go on a server; prints memory, matches,
 * sockets and latency over time, and what of it grew.
 */
import fs from "node:fs";
import { parseArgs } from "node:util";
import { soak } from "./soak/soak.ts";
import type { Sample } from "./soak/verdict.ts";

const SAMPLES = 60;
const LEAST_SAMPLE_MS = 2_000;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    tables: { type: "string", default: "20" },
    json: { type: "string" },
  },
});
const minutes = Number(values.minutes);
const tables = Number(values.tables);
if (!(minutes > 0) || !Number.isInteger(tables) || tables < 1) {
  process.stderr.write("--minutes takes a number above 0, --tables a whole number from 1\n");
  process.exit(2);
}
const report = await soak({
  minutes,
  tables,
  sampleMs: Math.max(LEAST_SAMPLE_MS, (minutes * 60_000) / SAMPLES),
  progress: (sample) => process.stderr.write(`${line(sample)}\n`),
});
const { samples, heap, findings, ...counts } = report;
const last = samples.at(-1);
const [memoryMB, p99Ms] = [last?.memoryMB ?? 0, last?.p99Ms ?? 0].map((value) => Math.round(value * 10) / 10);
const flat = findings.length === 0;
process.stdout.write(
  `${JSON.stringify({ ...counts, flat, memoryMB, p99Ms, heapGrownMB: Math.round(heap.grownMB * 10) / 10 })}\n`,
);
for (const finding of findings) process.stderr.write(`${finding}\n`);
if (values.json !== undefined)
  fs.writeFileSync(values.json, `${JSON.stringify({ flat, ...report }, null, 2)}\n`);
process.exit(flat ? 0 : 1);

function line({
  seconds,
  memoryMB,
  liveMatches,
  watchers,
  sockets,
  resources,
  choices,
  p99Ms,
}: Sample): string {
  const parts = [
    `${seconds} s`,
    `${memoryMB.toFixed(0)} MB`,
    `${liveMatches} matches`,
    `${watchers} watchers`,
    `${sockets} sockets`,
    `${resources} resources`,
    `${choices} choices`,
    `p99 ${p99Ms.toFixed(1)} ms`,
  ];
  return parts.join(", ");
}
