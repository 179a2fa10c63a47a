import { type BotAids, greedyBot, randomBot } from "@spellroom/bots";
import { rulesetById } from "@spellroom/cards";
import { hashState, replayJournal, turnsBegun } from "@spellroom/rules";
import { gameSeed, seededChance } from "./chance.ts";
import type { NamedDeck } from "./decks.ts";
import { brokenInvariants } from "./invariants.ts";
import { brokenByJson, brokenOffers } from "./offers.ts";
import { type PlayedGame, type PlayOptions, playGame } from "./play.ts";

export const BOTS = ["random", "greedy"] as const;
export type BotName = (typeof BOTS)[number];

/** What two bots play, by which seed, and how closely the game is watched. */
export interface SelfplayOptions {
  readonly decks: readonly NamedDeck[];
  readonly seed: number;
  readonly bot: BotName;
  /** Check invariants at every step, offers and JSON now and then, and fold the journal again at the end. */
  readonly check: boolean;
  /** Given the game when it is over. */
  readonly keep?: (game: PlayedGame) => void;
}

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

/** A game beyond these limits is stopped; how many were is part of the report. */
const DECISION_CAP = 6_000;
const TURN_CAP = 200;
/** Shares of the decisions after which the costlier checks are made. */
const OFFER_SHARE = 1 / 30;
const JSON_SHARE = 1 / 120;
const MOST_BROKEN = 20;

/** Plays a complete game between two decks, determined by a seed. Errors are reported in the result, never thrown. */
export function selfplayGame(options: SelfplayOptions): SelfplayGame {
  const { decks, seed } = options;
  const chance = seededChance(seed);
  const pair = [pickDeck(decks, chance), pickDeck(decks, chance)];
  const names = pair.map((deck) => deck.name);
  const watch = watcher(
    options,
    pair.reduce((sum, deck) => sum + deck.cards.length, 0),
  );
  const told = { seed, decks: names };
  try {
    const played = playGame({
      setup: {
        ruleset: { ...rulesetById("full"), turnLimit: TURN_CAP },
        seed: gameSeed(seed),
        players: pair.map((deck, seat) => ({ name: `Player ${seat + 1}`, deck: deck.cards })),
      },
      bots: (definition) => pair.map(() => makeBot(options.bot, { definition, chance })),
      maximumDecisions: DECISION_CAP,
      each: watch.each,
    });
    options.keep?.(played);
    const broken = [...watch.broken, ...(options.check ? replayDiffers(played) : [])];
    const { turns } = watch;
    return { ...told, ...outcome(played, names), turns, decisions: played.decisions, broken, error: null };
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const { broken, turns, decisions } = watch;
    return { ...told, winner: null, reason: "error", turns, decisions, broken, error: why };
  }
}

/** A bot by its name. */
export function makeBot(name: BotName, aids: BotAids) {
  return name === "greedy" ? greedyBot(aids) : randomBot(aids);
}

function pickDeck(decks: readonly NamedDeck[], chance: () => number): NamedDeck {
  const deck = decks[Math.floor(chance() * decks.length)];
  if (!deck) throw new RangeError("there is no deck to play with");
  return deck;
}

/** Looks at every step of a game. Its chance is its own, so that checking changes no game. */
function watcher({ check, seed }: SelfplayOptions, cardsAtStart: number) {
  const chance = seededChance(seed ^ 0x3c6ef372);
  const seen = { broken: [] as string[], turns: 0, decisions: 0, each };
  let before: Parameters<NonNullable<PlayOptions["each"]>>[0]["state"] | null = null;
  function each(
    { state }: Parameters<NonNullable<PlayOptions["each"]>>[0],
    input: Parameters<NonNullable<PlayOptions["each"]>>[1],
  ): void {
    seen.turns = turnsBegun(state);
    seen.decisions += input ? 1 : 0;
    if (check && seen.broken.length < MOST_BROKEN) {
      const found = [...brokenInvariants(state, cardsAtStart)];
      if (chance() < OFFER_SHARE) found.push(...brokenOffers(state, chance));
      if (before && input?.kind === "choose" && chance() < JSON_SHARE)
        found.push(...brokenByJson(before, input.seat, input.decision, input.choice));
      const when = `turn ${state.turn.number}, decision ${state.decision?.id ?? "none"}`;
      seen.broken.push(...found.map((one) => `${one} (${when})`));
    }
    before = state;
  }
  return seen;
}

function outcome(played: PlayedGame, names: readonly string[]): { winner: string | null; reason: string } {
  const { result } = played.state;
  if (!result) return { winner: null, reason: "decisionCap" };
  const [winner] = result.winners;
  return { winner: winner === undefined ? null : (names[winner] ?? null), reason: result.reason };
}

function replayDiffers(played: PlayedGame): string[] {
  const inputs = played.inputs.map((one) => one.input);
  const replayed = replayJournal(played.setup, inputs);
  if (!replayed.ok)
    return [`the journal was refused at input ${replayed.at}: ${JSON.stringify(replayed.refusal)}`];
  return hashState(replayed.state) === hashState(played.state)
    ? []
    : ["the replayed journal has another hash"];
}
