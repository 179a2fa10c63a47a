import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type FuzzGame, fuzzGame } from "../fuzz/fuzz-game.ts";
import { shrink } from "../fuzz/shrink.ts";
import { openCards } from "../game/card-source.ts";
import { brokenInvariants } from "../game/invariants.ts";
import { brokenOffers } from "../game/offers.ts";
import { print, progress, writeJson } from "../terminal/output.ts";
import { type Command, type CommandInput, count, UsageError, word, words } from "../terminal/usage.ts";

export const fuzz: Command = {
  name: "fuzz",
  summary:
    "games of random answers with random cards and 2 to 6 players; faults are shrunk to small journals",
  help: `Options:
  --games N      how many games (100)
  --seed S       first seed; game i has seed S + i (1)
  --players A-B  how many players, by chance between these (2-6)
  --cards FILE   compile cards that the pool lacks from a corpus file (may be repeated)
  --out DIR      where to write the shrunk journal of each fault
  --json OUT     write the report as JSON
Exit code 1 if there was a fault.`,
  options: {
    games: { type: "string" },
    seed: { type: "string" },
    players: { type: "string" },
    cards: { type: "string", multiple: true },
    out: { type: "string" },
    json: { type: "string" },
  },
  run: async ({ values }) => {
    const cards = openCards(words(values, "cards"));
    const games = count(values, "games", 100);
    const first = count(values, "seed", 1);
    const players = playersOf(values);
    const say = progress();
    const played: Omit<FuzzGame, "journal">[] = [];
    for (let at = 0; at < games; at++) {
      const { journal, ...game } = fuzzGame({ cards, seed: first + at, players });
      played.push(game);
      say(`${at + 1} of ${games} games`);
      if (game.fault !== null) tell({ ...game, journal }, word(values, "out"));
    }
    return report(played, word(values, "json"));
  },
};

function playersOf(values: CommandInput["values"]): { readonly min: number; readonly max: number } {
  const [, min, max] = /^([2-8])(?:-([2-8]))?$/.exec(word(values, "players") ?? "2-6") ?? [];
  if (min === undefined) throw new UsageError("--players takes a number from 2 to 8, or two such as 2-6");
  return { min: Number(min), max: Math.max(Number(min), Number(max ?? min)) };
}

/** Prints a fault and how small a journal it could be had with. */
function tell({ seed, players, fault, journal }: FuzzGame, folder: string | undefined): void {
  if (fault === null) return;
  print(`seed ${seed} (${players} players, after ${journal.inputs.length} choices): ${fault}`);
  const cards = journal.setup.players.reduce((sum, { deck }) => sum + deck.length, 0);
  const small = shrink(
    journal,
    fault,
    (state) => brokenInvariants(state, cards)[0] ?? brokenOffers(state, () => 0.5)[0] ?? null,
  );
  const shown = small ?? { ...journal, fault };
  print(small ? `  shrunk to ${small.inputs.length} answers` : "  could not be had again");
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `fuzz-${seed}.json`);
  writeFileSync(file, `${JSON.stringify(shown)}\n`);
  print(`  ${file}`);
}

function report(played: readonly Omit<FuzzGame, "journal">[], json: string | undefined): number {
  const faults = played.filter((game) => game.fault !== null);
  const decisions = played.reduce((sum, game) => sum + game.decisions, 0);
  const by = (key: (game: Omit<FuzzGame, "journal">) => string | number): string => {
    const counts = new Map<string | number, number>();
    for (const game of played) counts.set(key(game), (counts.get(key(game)) ?? 0) + 1);
    return [...counts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, times]) => `${name}: ${times}`)
      .join(", ");
  };
  print(`${played.length} games, ${decisions} choices, ${faults.length} with a fault`);
  print(`players: ${by((game) => game.players)}; ends: ${by((game) => game.reason)}`);
  writeJson(json, { games: played.length, decisions, faults: faults.length, played });
  return faults.length > 0 ? 1 : 0;
}
