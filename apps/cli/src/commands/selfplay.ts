import { type BotAids, greedyBot, randomBot } from "@spellroom/bots";
import { rulesetById } from "@spellroom/cards";
import { hashState, refold } from "@spellroom/rules";
import { openCards } from "../game/card-source.ts";
import { gameSeed, seededChance } from "../game/chance.ts";
import { playableDecks } from "../game/deck-folder.ts";
import { type NamedDeck, presetDecks } from "../game/decks.ts";
import { brokenInvariants } from "../game/invariants.ts";
import { type PlayedGame, playGame } from "../game/play.ts";
import { print, progress, writeJson } from "../output.ts";
import { type Command, count, UsageError, word, words } from "../usage.ts";

/** How one game of a series went. */
export interface SelfplayGame {
  readonly seed: number;
  readonly decks: readonly string[];
  readonly winner: string | null;
  readonly reason: string;
  readonly turns: number;
  readonly decisions: number;
  readonly broken: readonly string[];
  readonly error: string | null;
}

const DECISION_CAP = 6_000;
const TURN_CAP = 200;

/** Plays one whole game between two decks by a seed; checks invariants at every step and the refolded journal at the end. */
export function selfplayGame(
  decks: readonly NamedDeck[],
  seed: number,
  bot: "random" | "greedy",
  check: boolean,
): SelfplayGame {
  const chance = seededChance(seed);
  const pair = [pickDeck(decks, chance), pickDeck(decks, chance)];
  const cardsAtStart = pair.reduce((sum, deck) => sum + deck.cards.length, 0);
  const broken: string[] = [];
  const names = pair.map((deck) => deck.name);
  let turns = 0;
  try {
    const played = playGame({
      setup: {
        ruleset: { ...rulesetById("full"), turnLimit: TURN_CAP },
        seed: gameSeed(seed),
        players: pair.map((deck, seat) => ({ name: `Player ${seat + 1}`, deck: deck.cards })),
      },
      bots: (definition) => {
        const aids: BotAids = { definition, chance };
        return bot === "greedy" ? [greedyBot(aids), greedyBot(aids)] : [randomBot(aids), randomBot(aids)];
      },
      maximumDecisions: DECISION_CAP,
      each: ({ state }) => {
        turns = state.turn.number;
        if (check && broken.length < 20) broken.push(...brokenInvariants(state, cardsAtStart));
      },
    });
    if (check) broken.push(...refoldDiffers(played));
    return {
      seed,
      decks: names,
      ...outcome(played, names),
      turns,
      decisions: played.decisions,
      broken,
      error: null,
    };
  } catch (error) {
    return {
      seed,
      decks: names,
      winner: null,
      reason: "error",
      turns,
      decisions: 0,
      broken,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

function pickDeck(decks: readonly NamedDeck[], chance: () => number): NamedDeck {
  const deck = decks[Math.floor(chance() * decks.length)];
  if (!deck) throw new UsageError("there is no deck to play with");
  return deck;
}

function outcome(played: PlayedGame, names: readonly string[]): { winner: string | null; reason: string } {
  const { result } = played.state;
  if (!result) return { winner: null, reason: "decisionCap" };
  const [winner] = result.winners;
  return { winner: winner === undefined ? null : (names[winner] ?? null), reason: result.reason };
}

function refoldDiffers(played: PlayedGame): string[] {
  const folded = refold(played.setup, played.inputs);
  if (!folded.ok) return [`the journal was refused at input ${folded.at}: ${JSON.stringify(folded.refusal)}`];
  return hashState(folded.state) === hashState(played.state) ? [] : ["the refolded journal has another hash"];
}

export const selfplay: Command = {
  name: "selfplay",
  summary: "bots play whole games; results, decisions a second, broken invariants with their seeds",
  help: `Options:
  --games N     how many games (20)
  --seed S      first seed; game i has seed S + i (1)
  --bot NAME    greedy or random (greedy)
  --decks DIR   play the deck lists of a folder instead of the presets; lists with unknown cards are left out
  --cards FILE  compile cards that the pool lacks from a corpus file (may be repeated)
  --no-check    leave out invariants and refolding, for speed
  --json OUT    write the report as JSON`,
  options: {
    games: { type: "string" },
    seed: { type: "string" },
    bot: { type: "string" },
    decks: { type: "string" },
    cards: { type: "string", multiple: true },
    "no-check": { type: "boolean" },
    json: { type: "string" },
  },
  run: async ({ values }) => {
    const bot = word(values, "bot") ?? "greedy";
    if (bot !== "greedy" && bot !== "random")
      throw new UsageError(`--bot takes greedy or random, not ${bot}`);
    const folder = word(values, "decks");
    const decks =
      folder === undefined ? presetDecks() : playableDecks(folder, openCards(words(values, "cards")));
    const games = count(values, "games", 20);
    const first = count(values, "seed", 1);
    const say = progress();
    const started = performance.now();
    const played: SelfplayGame[] = [];
    for (let at = 0; at < games; at++) {
      played.push(selfplayGame(decks, first + at, bot, values["no-check"] !== true));
      say(`${at + 1} of ${games} games`);
    }
    return report(played, (performance.now() - started) / 1_000, word(values, "json"));
  },
};

function report(played: readonly SelfplayGame[], seconds: number, json: string | undefined): number {
  const decisions = played.reduce((sum, game) => sum + game.decisions, 0);
  const broken = played.filter((game) => game.broken.length > 0 || game.error !== null);
  const ended = played.filter(
    (game) => game.reason === "lastStanding" || game.reason === "draw" || game.reason === "effect",
  );
  const wins = new Map<string, { games: number; wins: number }>();
  for (const game of played) {
    for (const name of new Set(game.decks)) {
      const entry = wins.get(name) ?? { games: 0, wins: 0 };
      wins.set(name, { games: entry.games + 1, wins: entry.wins + (game.winner === name ? 1 : 0) });
    }
  }
  const turns = played.map((game) => game.turns).sort((one, other) => one - other);
  print(
    `${played.length} games, ${ended.length} ended by the rules, ${played.length - ended.length - broken.length} at a cap, ${broken.length} with a fault`,
  );
  print(
    `${decisions} decisions in ${seconds.toFixed(1)} s: ${Math.round(decisions / seconds)} a second; median ${turns[Math.floor(turns.length / 2)] ?? 0} turns`,
  );
  for (const [name, entry] of [...wins].sort()) print(`  ${name}: won ${entry.wins} of ${entry.games}`);
  for (const game of broken) {
    print(
      `seed ${game.seed} (${game.decks.join(" against ")}): ${game.error ?? game.broken.slice(0, 5).join("; ")}`,
    );
  }
  writeJson(json, {
    games: played.length,
    ended: ended.length,
    faults: broken.length,
    decisions,
    decisionsPerSecond: decisions / seconds,
    played,
  });
  return broken.length > 0 ? 1 : 0;
}
