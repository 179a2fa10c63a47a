import { BOT_LEVELS } from "@spellroom/bots";
import { checkBot } from "../game/bots.ts";
import { presetDecks } from "../game/decks.ts";
import { type PairResult, rateElo, winInterval } from "../game/elo.ts";
import { type LadderGame, mirroredGames, playLadderMatch } from "../game/ladder.ts";
import { print, progress, writeJson } from "../terminal/output.ts";
import { type Command, count, word } from "../terminal/usage.ts";

/** The bots that `ladder` lets play by itself: the levels and the script that they are measured by. */
const USUAL = BOT_LEVELS.filter(({ level, id }) => level !== null || id === "script").map(({ id }) => id);

export const ladder: Command = {
  name: "ladder",
  summary: "round robin between bots: Elo with 95% intervals, win rates by pairing and deck",
  help: `Options:
  --games N     games of each pairing, in fours: each bot plays each deck from each seat (8)
  --seed S      of decks, deals and the bots' own chance (1)
  --bots A,B    who plays, by id or by the file of a bot's document (${USUAL.join(",")})
  --best-of N   matches of up to N games in place of single games
  --same-deck   both sides play the same deck, so that only draws and seats are luck
  --against A   only pairings with this bot
  --nodes N     each bot's own budget of decisions, at most N of them, instead of its time
  --json OUT    write the report as JSON`,
  options: {
    games: { type: "string" },
    seed: { type: "string" },
    bots: { type: "string" },
    "best-of": { type: "string" },
    "same-deck": { type: "boolean" },
    against: { type: "string" },
    nodes: { type: "string" },
    json: { type: "string" },
  },
  run: async ({ values }) => {
    const bots = botsNamed(word(values, "bots"));
    const games = count(values, "games", 8);
    const seed = count(values, "seed", 1);
    const nodes = count(values, "nodes", 0) || null;
    const against = word(values, "against");
    const bestOf = count(values, "best-of", 1);
    const sameDeck = values["same-deck"] === true;
    const decks = presetDecks().filter((deck) => deck.cards.length < 80);
    const lists = decks.map((deck) => deck.cards);
    const say = progress();
    const pairs: PairResult[] = [];
    const byDeck = new Map<string, { wins: number; games: number }>();
    for (const [a, b] of pairings(bots, against)) {
      let aWins = 0;
      let slowest = 0;
      for (const [at, game] of mirroredGames(a, b, decks, { games, seed, sameDeck }).entries()) {
        const played = playLadderMatch(game, bestOf, nodes, lists);
        aWins += played.points;
        slowest = Math.max(slowest, played.slowest);
        noteDecks(byDeck, game, played.points);
        say(`${a} against ${b}: ${at + 1} of ${games} games`);
      }
      pairs.push({ a, b, games, aWins });
      const [low, high] = winInterval(aWins, games);
      print(
        `${a} against ${b}: ${aWins} of ${games} (${percent(aWins / games)}, ${percent(low)} to ${percent(high)}), slowest choice ${Math.round(slowest)} ms`,
      );
    }
    const rated = rateElo(bots, pairs);
    for (const { name, elo, error } of [...rated].sort((one, other) => other.elo - one.elo))
      print(`${name.padEnd(12)} ${Math.round(elo)} ± ${Math.round(error)}`);
    for (const [name, { wins, games: of }] of byDeck) print(`  ${name}: won ${wins} of ${of}`);
    writeJson(word(values, "json"), {
      bots: rated,
      pairs,
      decks: [...byDeck].map(([name, one]) => ({ name, ...one })),
    });
    return 0;
  },
};

function botsNamed(list: string | undefined): readonly string[] {
  const bots = list === undefined ? USUAL : list.split(",");
  const known = BOT_LEVELS.map(({ id }) => id);
  for (const bot of bots) checkBot(bot, known);
  return bots;
}

function pairings(bots: readonly string[], against: string | undefined): (readonly [string, string])[] {
  const all = bots.flatMap((a, at) => bots.slice(at + 1).map((b) => [b, a] as const));
  return against === undefined ? all : all.filter((pair) => pair.includes(against));
}

function noteDecks(
  byDeck: Map<string, { wins: number; games: number }>,
  { decks }: LadderGame,
  points: number,
): void {
  for (const [at, { name }] of decks.entries()) {
    const entry = byDeck.get(name) ?? { wins: 0, games: 0 };
    byDeck.set(name, { wins: entry.wins + (at === 0 ? points : 1 - points), games: entry.games + 1 });
  }
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
