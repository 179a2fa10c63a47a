import type { Bot, LikelyDeck } from "@spellroom/bots";
import { rulesetById } from "@spellroom/cards";
import { turnsBegun } from "@spellroom/rules";
import { makeBot } from "./bots.ts";
import { gameSeed, seededChance } from "./chance.ts";
import type { NamedDeck } from "./decks.ts";
import { playGame } from "./play.ts";

const DECISION_CAP = 8_000;
const TURN_CAP = 120;

/** One game of the ladder: `a` sits at `seat`, its deck is the first. */
export interface LadderGame {
  readonly a: string;
  readonly b: string;
  readonly seed: number;
  readonly decks: readonly [NamedDeck, NamedDeck];
  readonly seat: 0 | 1;
}

/**
 * Games of one pairing. Every pair of decks is dealt by one seed four times: each bot plays each deck from each seat, so that
 * neither the decks nor who begins favor anybody. Cut off at the number of games. With `sameDeck` both play one deck, so that
 * no deck is stronger than the other.
 */
export function mirroredGames(
  a: string,
  b: string,
  decks: readonly NamedDeck[],
  options: { readonly games: number; readonly seed: number; readonly sameDeck?: boolean },
): readonly LadderGame[] {
  const chance = seededChance(options.seed);
  const games: LadderGame[] = [];
  for (let deal = 0; games.length < options.games; deal++) {
    const one = decks[Math.floor(chance() * decks.length)];
    const other = options.sameDeck ? one : decks[Math.floor(chance() * decks.length)];
    if (!one || !other) throw new RangeError("there is no deck to play with");
    const seed = options.seed * 10_007 + deal;
    for (const pair of [[one, other] as const, [other, one] as const])
      for (const seat of [0, 1] as const) games.push({ a, b, seed, decks: pair, seat });
  }
  return games.slice(0, options.games);
}

/** How many points `a` got: 1, 0, or ½ for a draw or a game that reached the cap. */
export function playLadderGame(
  game: LadderGame,
  nodes: number | null,
  decks: readonly LikelyDeck[],
): { readonly points: number; readonly turns: number; readonly slowest: number } {
  const { a, b, seat, seed } = game;
  const names = seat === 0 ? [a, b] : [b, a];
  const seats = seat === 0 ? game.decks : [game.decks[1], game.decks[0]];
  let slowest = 0;
  const timed = (bot: Bot): Bot => ({
    ...bot,
    choose: (view, decision, world) => {
      const started = performance.now();
      const choice = bot.choose(view, decision, world);
      slowest = Math.max(slowest, performance.now() - started);
      return choice;
    },
  });
  const played = playGame({
    setup: {
      ruleset: { ...rulesetById("full"), turnLimit: TURN_CAP },
      seed: gameSeed(seed),
      // The first seat begins: each bot sits there in half of the games.
      startingSeat: 0,
      players: seats.map((deck, at) => ({ name: `Player ${at + 1}`, deck: deck.cards })),
    },
    bots: (definition) =>
      names.map((name, at) => {
        const aids = { definition, chance: seededChance(seed * 2 + at), decks, now: () => performance.now() };
        return timed(makeBot(name, aids, nodes));
      }),
    maximumDecisions: DECISION_CAP,
  });
  const winners = played.state.result?.winners ?? [];
  const points = winners.length === 1 ? (winners[0] === seat ? 1 : 0) : 0.5;
  return { points, turns: turnsBegun(played.state), slowest };
}

/** A match of up to so many games with the same decks, which ends when one side can't be caught up with; 1, 0 or ½ points. */
export function playLadderMatch(
  game: LadderGame,
  bestOf: number,
  nodes: number | null,
  decks: readonly LikelyDeck[],
): { readonly points: number; readonly turns: number; readonly slowest: number } {
  const needed = Math.ceil(bestOf / 2);
  let own = 0;
  let theirs = 0;
  let turns = 0;
  let slowest = 0;
  for (let at = 0; at < bestOf && own < needed && theirs < needed; at++) {
    const seat = at % 2 === 0 ? game.seat : game.seat === 0 ? 1 : 0;
    const played = playLadderGame({ ...game, seat, seed: game.seed + at * 1_000_003 }, nodes, decks);
    own += played.points;
    theirs += 1 - played.points;
    turns += played.turns;
    slowest = Math.max(slowest, played.slowest);
  }
  return { points: own > theirs ? 1 : own < theirs ? 0 : 0.5, turns, slowest };
}
