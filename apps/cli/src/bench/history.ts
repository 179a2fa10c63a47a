import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Figure } from "./figure.ts";
import { trendChart } from "./trend-chart.ts";

/** Figures that are kept by version, each with whether more of it is better. */
export const HEADLINES: readonly { readonly name: string; readonly better: "more" | "less" }[] = [
  { name: "decisions per second", better: "more" },
  { name: "decisions other than passes per second", better: "more" },
  { name: "first legal acts on a fresh fork median µs", better: "less" },
  { name: "bytes per choice and viewer median", better: "less" },
  { name: "bytes per choice and viewer p95", better: "less" },
  { name: "bytes per game and viewer median", better: "less" },
  { name: "matches at p99 50 ms", better: "more" },
  { name: "resident memory a match kB", better: "less" },
  { name: "card search p95 ms", better: "less" },
];

const versionSchema = z.strictObject({
  version: z.string(),
  date: z.iso.date(),
  /** How fast the machine was in that run; figures of time can be compared only beside it. */
  calibration: z.number().positive().optional(),
  figures: z.record(z.string(), z.number()),
});
const historySchema = z.array(versionSchema);
/** What was measured of a version, by the name of the figure. */
export type VersionFigures = z.output<typeof versionSchema>;

const FILE = "history.json";
const CHART = "trend.svg";

/**
 * Adds figures of a version to the history in a folder, beside those that other runs have measured of it, and redraws the chart.
 * @throws ZodError when the history is no history
 */
export function recordFigures(
  folder: string,
  version: string,
  date: string,
  figures: readonly Figure[],
): readonly VersionFigures[] {
  const file = path.join(folder, FILE);
  const before = historySchema.parse(JSON.parse(fs.readFileSync(file, "utf8")));
  const known = before.find((entry) => entry.version === version);
  const names = new Set(HEADLINES.map(({ name }) => name));
  const measured = figures.filter(({ name }) => names.has(name)).map(({ name, value }) => [name, value]);
  const calibration = figures.find(({ unit }) => unit === "steps/µs")?.value ?? known?.calibration;
  const entry: VersionFigures = {
    version,
    date,
    ...(calibration === undefined ? {} : { calibration }),
    figures: { ...known?.figures, ...Object.fromEntries(measured) },
  };
  const after = known
    ? before.map((other) => (other.version === version ? entry : other))
    : [...before, entry];
  fs.writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
  fs.writeFileSync(path.join(folder, CHART), trendChart(after, HEADLINES));
  return after;
}
