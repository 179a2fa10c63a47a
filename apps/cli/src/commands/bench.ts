import { fileURLToPath } from "node:url";
import { calibration } from "../bench/calibration.ts";
import { catalogueFigures } from "../bench/catalogue.ts";
import type { Figure } from "../bench/figure.ts";
import { growthFigures, growthTable } from "../bench/growth.ts";
import { recordFigures } from "../bench/history.ts";
import { peerFigures } from "../bench/peers.ts";
import { rulesFigures } from "../bench/rules.ts";
import { searchFigures } from "../bench/search.ts";
import { serverFigures } from "../bench/server.ts";
import { viewFigures } from "../bench/view.ts";
import { webFigures } from "../bench/web.ts";
import { wireFigures } from "../bench/wire.ts";
import { print, writeJson } from "../terminal/output.ts";
import { type Command, count, UsageError, word } from "../terminal/usage.ts";

/** What is measured with bot games in this process, each with the number of games that its figures are said of. */
const GROUPS: Readonly<Record<string, (games: number) => readonly Figure[]>> = {
  rules: rulesFigures,
  growth: growthFigures,
  view: viewFigures,
  wire: wireFigures,
  search: searchFigures,
};
const GAMES: Readonly<Record<string, number>> = { wire: 200, peers: 8 };
const USUAL_GAMES = 24;
/** Need the machine to themselves for some minutes, so they are run only when they are named. */
const SERVER = "server";
const WEB = "web";
const CATALOGUE = "catalogue";
const PEERS = "peers";
const PERFORMANCE = fileURLToPath(new URL("../../../../docs/performance", import.meta.url));

export const bench: Command = {
  name: "bench",
  summary: "measures engine, views, wire, server and site, each beside a baseline of the same run, and peers",
  help: `Usage: npm run bench -- [NAME...] [OPTIONS]
NAME is ${Object.keys(GROUPS).join(", ")}, ${SERVER}, ${WEB}, ${CATALOGUE} or ${PEERS}; without one, all but the last four.
Options:
  --games N    bot games for each figure of whole games (wire ${GAMES.wire}, others ${USUAL_GAMES})
  --matches N  live matches for ${SERVER} and ${PEERS} (500)
  --seconds N  how long each number of matches is measured (${SERVER} 60, ${PEERS} 20)
  --json OUT   write the figures as JSON
  --record V   keep the main figures in docs/performance as those of version V, and draw its chart
Every run begins with a calibration, so that figures of other or busier machines can be compared.`,
  options: {
    games: { type: "string" },
    matches: { type: "string" },
    seconds: { type: "string" },
    json: { type: "string" },
    record: { type: "string" },
  },
  run: async ({ values, positionals }) => {
    const names = positionals.length > 0 ? positionals : Object.keys(GROUPS);
    const known = [...Object.keys(GROUPS), SERVER, WEB, CATALOGUE, PEERS];
    const unknown = names.find((name) => !known.includes(name));
    if (unknown !== undefined)
      throw new UsageError(`there is no benchmark ${unknown}; there are ${known.join(", ")}`);
    const figures: Figure[] = [calibration()];
    for (const name of names) {
      const games = Math.max(1, count(values, "games", GAMES[name] ?? USUAL_GAMES));
      figures.push(...(GROUPS[name]?.(games) ?? []));
      if (name === WEB) figures.push(...(await webFigures()));
      if (name === CATALOGUE) figures.push(...(await catalogueFigures()));
      const matches = count(values, "matches", 500);
      if (name === SERVER)
        figures.push(...(await serverFigures({ matches, seconds: count(values, "seconds", 60) })));
      if (name === PEERS)
        figures.push(...(await peerFigures({ games, matches, seconds: count(values, "seconds", 20) })));
    }
    for (const figure of figures) print(line(figure));
    for (const row of growthTable(figures)) print(row);
    writeJson(word(values, "json"), { figures });
    const version = word(values, "record");
    if (version !== undefined) recordFigures(PERFORMANCE, version, today(), figures);
    return 0;
  },
};

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function line({ name, value, unit, ratio, against }: Figure): string {
  const amount = value.toLocaleString("en-US", { maximumFractionDigits: value < 100 ? 2 : 0 });
  const beside = ratio === undefined ? "" : `  (${ratio.toFixed(2)} of ${against})`;
  return `${name.padEnd(50)} ${amount.padStart(12)} ${unit}${beside}`;
}
