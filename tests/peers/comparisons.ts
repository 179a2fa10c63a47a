/** The three comparisons: bytes of the same games, simulators by processor time, and matches on one core. */
import {
  benchSetups,
  type Figure,
  generatorFigures,
  median,
  playEngineGame,
  quantile,
  wireFigures,
} from "@spellroom/cli";
import { matchesWithin } from "../load/knee.ts";
import { measureBytes } from "./bytes.ts";
import { openBoardgameConnection, openPlainConnection } from "./connection.ts";
import { measureCrowd } from "./crowd.ts";
import { recordGames, writeGames } from "./recorded-games.ts";
import { simulateBattles } from "./showdown.ts";

const BOUND_MS = 50;
/** A choice and the battles or games of a simulator before it is measured. */
const WARM_UP = 60;
const BATTLES = 100;

/** What each viewer is sent of the same recorded games. @param file where the games are written for the servers to read */
export async function compareBytes(count: number, file: string): Promise<readonly Figure[]> {
  const games = recordGames(count);
  writeGames(file, games);
  const ours = wireFigures(count);
  const find = (name: string): number => ours.find((figure) => figure.name === name)?.value ?? Number.NaN;
  const figures: Figure[] = ours.map((figure) => ({ ...figure, name: `ours: ${figure.name}` }));
  const servers = [
    ["boardgame.io default", "boardgame-server", [file, "whole", "plain"], openBoardgameConnection],
    [
      "boardgame.io default, compressed",
      "boardgame-server",
      [file, "whole", "compressed"],
      openBoardgameConnection,
    ],
    ["boardgame.io delta", "boardgame-server", [file, "delta", "plain"], openBoardgameConnection],
    [
      "boardgame.io delta, compressed",
      "boardgame-server",
      [file, "delta", "compressed"],
      openBoardgameConnection,
    ],
    ["whole views as JSON", "plain-server", [file, "plain"], openPlainConnection],
    ["whole views as JSON, compressed", "plain-server", [file, "compressed"], openPlainConnection],
  ] as const;
  for (const [name, server, args, open] of servers) {
    const { choices, games: totals, latencies } = await measureBytes(server, args, open, games);
    const each = median(choices);
    const mine = find("bytes per choice and viewer median");
    figures.push(
      { name: `${name}: bytes per choice median`, value: each, unit: "bytes" },
      { name: `${name}: bytes per choice p95`, value: quantile(choices, 0.95), unit: "bytes" },
      { name: `${name}: bytes per game and viewer median`, value: median(totals), unit: "bytes" },
      { name: `${name}: choice to all told median`, value: median(latencies), unit: "ms" },
      { name: `${name}: bytes per choice beside ours`, value: each / mine, unit: "times" },
    );
  }
  return figures;
}

/** Showdown's simulator beside our engine, both with simple players in this process. */
export async function compareSimulators(games: number): Promise<readonly Figure[]> {
  const theirs = await simulateBattles(BATTLES, WARM_UP);
  const play = (from: number, count: number): number =>
    benchSetups(from, count).reduce((sum, setup) => sum + playEngineGame(setup).inputs.length, 0);
  play(0, WARM_UP * 10);
  const before = process.cpuUsage();
  const decisions = play(WARM_UP * 10, games * 10);
  const { user, system } = process.cpuUsage(before);
  const ours = decisions / ((user + system) / 1e6);
  return [
    { name: "Showdown: choices a second", value: theirs.choicesPerSecond, unit: "choices/s" },
    { name: "Showdown: games a second", value: theirs.gamesPerSecond, unit: "games/s" },
    { name: "ours: choices a second", value: ours, unit: "choices/s" },
    { name: "ours: games a second", value: (ours / decisions) * games * 10, unit: "games/s" },
    { name: "choices a second beside Showdown", value: ours / theirs.choicesPerSecond, unit: "times" },
  ];
}

/** Matches at human pace, each server on one core: ours with its rules and a durable journal, theirs playing recorded steps back. */
export async function compareCrowds(
  file: string,
  matches: number,
  seconds: number,
): Promise<readonly Figure[]> {
  const steps = [0.5, 1, 1.5, 2, 3].map((part) => Math.ceil(matches * part));
  const figures: Figure[] = [];
  const servers = [
    ["boardgame.io delta", "boardgame-server", [file, "delta", "plain", "90"], openBoardgameConnection],
    ["whole views as JSON", "plain-server", [file, "plain", "90"], openPlainConnection],
  ] as const;
  for (const [name, server, args, open] of servers) {
    const loads = await measureCrowd(server, args, open, { steps, seconds, boundMs: BOUND_MS });
    for (const { matches: live, p99, memory, busy } of loads)
      figures.push(
        { name: `${name}, ${live} matches: choice to told p99`, value: p99, unit: "ms" },
        { name: `${name}, ${live} matches: resident memory a match`, value: memory / 1_024, unit: "kB" },
        { name: `${name}, ${live} matches: server busy`, value: busy, unit: "cores" },
      );
    const knee = matchesWithin(loads, BOUND_MS);
    figures.push({ name: `${name}: matches at p99 ${BOUND_MS} ms`, value: knee, unit: "matches" });
  }
  const ours = await generatorFigures("load/server-load", {
    LOAD_MATCHES: String(matches * 3),
    LOAD_SECONDS: String(seconds),
  });
  return [...figures, ...ours.map((figure) => ({ ...figure, name: `ours: ${figure.name}` }))];
}
