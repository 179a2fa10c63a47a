import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openCards } from "../game/card-source.ts";
import { seededChance } from "../game/chance.ts";
import { playableDecks } from "../game/deck-folder.ts";
import { type NamedDeck, presetDecks } from "../game/decks.ts";
import type { PlayedGame } from "../game/play.ts";
import { randomDeck } from "../game/random-decks.ts";
import { recordGame } from "../game/record.ts";
import { BOTS, type BotName, type SelfplayGame, selfplayGame } from "../game/self-play.ts";
import { print, progress, writeJson } from "../terminal/output.ts";
import { type Command, type CommandInput, count, UsageError, word, words } from "../terminal/usage.ts";

type Values = CommandInput["values"];

/** Reasons for which the rules themselves end a game. */
const BY_RULES: ReadonlySet<string> = new Set(["lastStanding", "draw", "effect", "loop", "agreed"]);

export const selfplay: Command = {
  name: "selfplay",
  summary: "bots play whole games; results, decisions a second, broken invariants with their seeds",
  help: `Options:
  --games N     how many games (20)
  --seed S      first seed; game i has seed S + i (1)
  --bot NAME    greedy or random (greedy)
  --decks DIR   play the deck lists of a folder instead of the presets; lists with unknown cards are left out
  --random-cards
                play decks of cards drawn by chance from all that can be played, new ones for each game
  --cards FILE  compile cards that the pool lacks from a corpus file (may be repeated)
  --no-check    leave out invariants and replaying, for speed
  --record DIR  write each game as a match record that replay can verify
  --json OUT    write the report as JSON
Exit code 1 if a game threw or broke an invariant.`,
  options: {
    games: { type: "string" },
    seed: { type: "string" },
    bot: { type: "string" },
    decks: { type: "string" },
    cards: { type: "string", multiple: true },
    "random-cards": { type: "boolean" },
    "no-check": { type: "boolean" },
    record: { type: "string" },
    json: { type: "string" },
  },
  run: async ({ values }) => {
    const bot = botNamed(word(values, "bot") ?? "greedy");
    const decksFor = decksFrom(values);
    const games = count(values, "games", 20);
    const first = count(values, "seed", 1);
    const keep = recorder(word(values, "record"));
    const say = progress();
    const started = performance.now();
    const played: SelfplayGame[] = [];
    for (let at = 0; at < games; at++) {
      const seed = first + at;
      const check = values["no-check"] !== true;
      played.push(
        selfplayGame({ decks: decksFor(seed), seed, bot, check, keep: (game) => keep(seed, game) }),
      );
      say(`${at + 1} of ${games} games`);
    }
    return report(played, (performance.now() - started) / 1_000, word(values, "json"));
  },
};

function botNamed(name: string): BotName {
  const bot = BOTS.find((one) => one === name);
  if (!bot) throw new UsageError(`--bot takes ${BOTS.join(" or ")}, not ${name}`);
  return bot;
}

/** The decks of each game, by its seed. */
function decksFrom(values: Values): (seed: number) => readonly NamedDeck[] {
  const folder = word(values, "decks");
  if (values["random-cards"] === true) {
    const cards = openCards(words(values, "cards"));
    return (seed) => {
      const chance = seededChance(seed ^ 0x1f83d9ab);
      return ["left", "right"].map((name) => randomDeck(cards, chance, name));
    };
  }
  const decks =
    folder === undefined ? presetDecks() : playableDecks(folder, openCards(words(values, "cards")));
  if (decks.length === 0) throw new UsageError(`no deck list in ${folder} can be played as it is`);
  return () => decks;
}

function recorder(folder: string | undefined): (seed: number, game: PlayedGame) => void {
  if (folder === undefined) return () => undefined;
  mkdirSync(folder, { recursive: true });
  return (seed, game) =>
    writeFileSync(path.join(folder, `game-${seed}.json`), `${JSON.stringify(recordGame(game))}\n`);
}

function report(played: readonly SelfplayGame[], seconds: number, json: string | undefined): number {
  const decisions = played.reduce((sum, game) => sum + game.decisions, 0);
  const faulty = played.filter((game) => game.broken.length > 0 || game.error !== null);
  const ended = played.filter((game) => BY_RULES.has(game.reason));
  const capped = played.filter((game) => game.reason === "decisionCap" || game.reason === "turnLimit");
  const turns = played.map((game) => game.turns).sort((one, other) => one - other);
  print(
    `${played.length} games, ${ended.length} ended by the rules, ${capped.length} at a cap, ${faulty.length} with a fault`,
  );
  print(
    `${decisions} decisions in ${seconds.toFixed(1)} s: ${Math.round(decisions / seconds)} a second; median ${turns[Math.floor(turns.length / 2)] ?? 0} turns`,
  );
  for (const [name, { wins, games }] of winsByDeck(played)) print(`  ${name}: won ${wins} of ${games}`);
  for (const game of faulty) {
    const why = game.error ?? game.broken.slice(0, 5).join("; ");
    print(`seed ${game.seed} (${game.decks.join(" against ")}): ${why}`);
  }
  writeJson(json, {
    games: played.length,
    ended: ended.length,
    capped: capped.length,
    faults: faulty.length,
    decisions,
    decisionsPerSecond: decisions / seconds,
    played,
  });
  return faulty.length > 0 ? 1 : 0;
}

/** Games between two copies of a deck say nothing about it, so they are left out. */
function winsByDeck(
  played: readonly SelfplayGame[],
): readonly (readonly [string, { readonly games: number; readonly wins: number }])[] {
  const wins = new Map<string, { games: number; wins: number }>();
  for (const { decks, winner } of played) {
    if (new Set(decks).size < decks.length) continue;
    for (const name of decks) {
      const entry = wins.get(name) ?? { games: 0, wins: 0 };
      wins.set(name, { games: entry.games + 1, wins: entry.wins + (winner === name ? 1 : 0) });
    }
  }
  return [...wins].sort(([one], [other]) => (one < other ? -1 : 1));
}
