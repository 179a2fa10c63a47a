import { calibration } from "../bench/calibration.ts";
import type { Figure } from "../bench/figure.ts";
import { growthFigures } from "../bench/growth.ts";
import { rulesFigures } from "../bench/rules.ts";
import { viewFigures } from "../bench/view.ts";
import { wireFigures } from "../bench/wire.ts";
import { print, writeJson } from "../output.ts";
import { type Command, count, UsageError, word } from "../usage.ts";

const GROUPS: Readonly<Record<string, (games: number) => readonly Figure[]>> = {
  rules: rulesFigures,
  growth: growthFigures,
  view: viewFigures,
  wire: wireFigures,
};

export const bench: Command = {
  name: "bench",
  summary: "measures engine, views and wire, each beside a baseline of the same run",
  help: `Usage: npm run bench -- [NAME...] [OPTIONS]
NAME is ${Object.keys(GROUPS).join(", ")}; without one, all of them.
Options:
  --games N   bot games for each figure of whole games (24)
  --json OUT  write the figures as JSON
Every run begins with a calibration, so that figures of other or busier machines can be compared.`,
  options: { games: { type: "string" }, json: { type: "string" } },
  run: async ({ values, positionals }) => {
    const names = positionals.length > 0 ? positionals : Object.keys(GROUPS);
    const groups = names.map((name) => {
      const group = GROUPS[name];
      if (!group)
        throw new UsageError(`there is no benchmark ${name}; there are ${Object.keys(GROUPS).join(", ")}`);
      return group;
    });
    const games = Math.max(1, count(values, "games", 24));
    const figures: Figure[] = [calibration()];
    for (const group of groups) figures.push(...group(games));
    for (const figure of figures) print(line(figure));
    writeJson(word(values, "json"), { figures });
    return 0;
  },
};

function line({ name, value, unit, ratio, against }: Figure): string {
  const amount = value.toLocaleString("en-US", { maximumFractionDigits: value < 100 ? 2 : 0 });
  const beside = ratio === undefined ? "" : `  (${ratio.toFixed(2)} of ${against})`;
  return `${name.padEnd(50)} ${amount.padStart(12)} ${unit}${beside}`;
}
