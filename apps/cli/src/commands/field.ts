import type { NamedDeck } from "../game/decks.ts";
import { presetDecks } from "../game/decks.ts";
import { winInterval } from "../game/elo.ts";
import { type LadderGame, playLadderGame } from "../game/ladder.ts";
import { print, progress, writeJson } from "../terminal/output.ts";
import { type Command, count, UsageError, word, words } from "../terminal/usage.ts";

/** How a deck did against the others of its size. */
interface Record {
  readonly name: string;
  wins: number;
  games: number;
}

export const field: Command = {
  name: "field",
  summary: "win rate of every preset deck against the others of its size, played by one bot on both sides",
  help: `Options:
  --games N     games of each pairing, with turns at beginning (2)
  --bot B       who plays both sides (greedy)
  --only A      only pairings with this deck, by its name (may be repeated)
  --seed S      of the deals (1)
  --json OUT    write the report as JSON`,
  options: {
    games: { type: "string" },
    bot: { type: "string" },
    only: { type: "string", multiple: true },
    seed: { type: "string" },
    json: { type: "string" },
  },
  run: async ({ values }) => {
    const decks = presetDecks();
    const only = words(values, "only");
    for (const name of only)
      if (!decks.some((deck) => deck.name === name)) throw new UsageError(`there is no deck ${name}`);
    const bot = word(values, "bot") ?? "greedy";
    const seed = count(values, "seed", 1);
    const records = new Map(decks.map(({ name }): [string, Record] => [name, { name, wins: 0, games: 0 }]));
    const lists = decks.map(({ cards }) => cards);
    const games = gamesOf(pairsOf(decks, only), { bot, seed, games: count(values, "games", 2) });
    const say = progress();
    for (const [at, game] of games.entries()) {
      const { points } = playLadderGame(game, null, lists);
      for (const [index, deck] of game.decks.entries()) {
        const record = records.get(deck.name);
        if (record === undefined) continue;
        record.games += 1;
        record.wins += index === 0 ? points : 1 - points;
      }
      say(`${at + 1} of ${games.length} games`);
    }
    const played = [...records.values()].filter((record) => record.games > 0);
    for (const { name, wins, games: of } of played.sort((one, other) => rate(other) - rate(one))) {
      const [low, high] = winInterval(wins, of);
      print(`${name.padEnd(22)} ${percent(wins / of)} of ${of} (${percent(low)} to ${percent(high)})`);
    }
    writeJson(word(values, "json"), { bot, seed, decks: played });
    return 0;
  },
};

type Pair = readonly [NamedDeck, NamedDeck];

/** Every two decks of one size, since a small deck and a large one are made for different games. */
function pairsOf(decks: readonly NamedDeck[], only: readonly string[]): readonly Pair[] {
  const wanted = ({ name }: NamedDeck): boolean => only.length === 0 || only.includes(name);
  return decks.flatMap((one, index) =>
    decks
      .slice(index + 1)
      .filter((other) => other.cards.length === one.cards.length && (wanted(one) || wanted(other)))
      .map((other): Pair => [one, other]),
  );
}

function gamesOf(
  pairs: readonly Pair[],
  { bot, seed, games }: { readonly bot: string; readonly seed: number; readonly games: number },
): readonly LadderGame[] {
  return pairs.flatMap((decks, pair) =>
    Array.from(
      { length: games },
      (_, at): LadderGame => ({
        a: bot,
        b: bot,
        decks,
        seat: at % 2 === 0 ? 0 : 1,
        // Two games of a pairing are one deal, each deck beginning once.
        seed: seed * 100_003 + pair * 101 + Math.floor(at / 2),
      }),
    ),
  );
}

function rate({ wins, games }: Record): number {
  return wins / games;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)}%`;
}
