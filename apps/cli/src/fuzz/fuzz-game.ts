import { rulesetById } from "@spellroom/cards";
import {
  applyInput,
  type ChoiceResult,
  type GameInput,
  type GameSetup,
  type GameState,
  hashState,
  replayJournal,
  startGame,
  turnsBegun,
} from "@spellroom/rules";
import { defaultChoice } from "@spellroom/rules/decisions";
import type { CardSource } from "../game/card-source.ts";
import { gameSeed, seededChance } from "../game/chance.ts";
import { brokenInvariants } from "../game/invariants.ts";
import { brokenByJson, brokenOffers } from "../game/offers.ts";
import { randomDeck } from "../game/random-decks.ts";
import { randomAnswer } from "./random-answer.ts";

/** A game as far as it was played: set-up and inputs are all of it. */
export interface Journal {
  readonly setup: GameSetup;
  readonly inputs: readonly GameInput[];
}

export interface FuzzOptions {
  readonly cards: CardSource;
  readonly seed: number;
  /** How many players there may be; how many there are is up to the seed. */
  readonly players: { readonly min: number; readonly max: number };
}

/** How a game of random answers went. */
export interface FuzzGame {
  readonly seed: number;
  readonly players: number;
  readonly decisions: number;
  readonly turns: number;
  readonly reason: string;
  /** What was wrong at the end of the journal; `null` if nothing was. */
  readonly fault: string | null;
  readonly journal: Journal;
}

const DECISION_CAP = 4_000;
const TURN_CAP = 60;
/** Shares of the decisions after which the costlier checks are made. */
const OFFER_SHARE = 1 / 150;
const JSON_SHARE = 1 / 1_500;
const REFOLD_SHARE = 1 / 25;
/** How often a player leaves a game of more than two, at any decision. */
const LEAVE_SHARE = 1 / 500;

/** What the game of a seed is played with. */
export function fuzzSetup({ cards, seed, players }: FuzzOptions): GameSetup {
  const chance = seededChance(seed ^ 0x2545f491);
  const count = players.min + Math.floor(chance() * (players.max - players.min + 1));
  const two = count === 2 && (chance() < 0.2 ? "manaBurn" : "full");
  const ruleset = two || (count === 4 && seed % 2 === 1 ? "twoHeadedGiant" : "freeForAll");
  return {
    ruleset: { ...rulesetById(ruleset), turnLimit: TURN_CAP },
    seed: gameSeed(seed),
    players: Array.from({ length: count }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      deck: randomDeck(cards, chance, "").cards,
    })),
  };
}

/** Plays the game of a seed by answers of chance, looking at every state. It ends with the first fault; nothing is thrown. */
export function fuzzGame(options: FuzzOptions): FuzzGame {
  const setup = fuzzSetup(options);
  const chance = seededChance(options.seed);
  const watch = watcher(setup, options.seed);
  const inputs: GameInput[] = [];
  let turns = 0;
  const told = (reason: string, fault: string | null): FuzzGame => ({
    seed: options.seed,
    players: setup.players.length,
    decisions: inputs.length,
    turns,
    reason,
    fault,
    journal: { setup, inputs },
  });
  try {
    let { state } = startGame(setup);
    while (state.result === null && inputs.length < DECISION_CAP) {
      const fault = watch(state, inputs.at(-1));
      if (fault !== null) return told("fault", fault);
      const { result, input } = next(state, chance, (tried) => inputs.push(tried));
      if (!result.ok) return told("fault", `the least answer to ${input} is refused`);
      ({ state } = result);
      turns = turnsBegun(state);
    }
    const fault = watch(state, inputs.at(-1)) ?? replayFault({ setup, inputs }, state, chance);
    return told(state.result?.reason ?? "decisionCap", fault);
  } catch (error) {
    return told("fault", thrown(error));
  }
}

export function thrown(error: unknown): string {
  return `threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
}

/** One more input: now and then a player leaves, else a choice is made; the safe one if a combination is refused. */
function next(
  state: GameState,
  chance: () => number,
  note: (input: GameInput) => void,
): { readonly result: ChoiceResult; readonly input: string } {
  const { decision } = state;
  if (!decision) throw new Error("there is no open decision, but the game is not over");
  const living = state.players.flatMap(({ seat, lost }) => (lost === null ? [seat] : []));
  if (state.players.length > 2 && chance() < LEAVE_SHARE) {
    const seat = living[Math.floor(chance() * living.length)] ?? decision.seat;
    const input: GameInput = { kind: "concede", seat, reason: "concede" };
    note(input);
    return { result: applyInput(state, input), input: "leaving" };
  }
  const { seat, id } = decision;
  const bold: GameInput = { kind: "choose", seat, decision: id, choice: randomAnswer(decision, chance) };
  const taken = tried(state, bold, note);
  if (taken.ok) return { result: taken, input: "" };
  if (decision.kind === "act")
    throw new Error(
      `an offered act is refused: ${JSON.stringify(taken.refusal)} for ${JSON.stringify(bold.choice)}`,
    );
  const least: GameInput = { kind: "choose", seat, decision: id, choice: defaultChoice(decision) };
  return { result: tried(state, least, note), input: `${decision.kind} ${decision.prompt.key}` };
}

/** An input that throws is part of the journal, one that is refused is not. */
function tried(state: GameState, input: GameInput, note: (input: GameInput) => void): ChoiceResult {
  let result: ChoiceResult;
  try {
    result = applyInput(state, input);
  } catch (error) {
    note(input);
    throw error;
  }
  if (result.ok) note(input);
  return result;
}

/** Looks at each state of a game: always at what must hold, now and then at what is offered and at JSON. */
function watcher(setup: GameSetup, seed: number) {
  const chance = seededChance(seed ^ 0x3c6ef372);
  const cards = setup.players.reduce((sum, { deck }) => sum + deck.length, 0);
  let before: GameState | null = null;
  return (state: GameState, input: GameInput | undefined): string | null => {
    const found = brokenInvariants(state, cards);
    if (state.result === null && chance() < OFFER_SHARE) found.push(...brokenOffers(state, chance));
    if (before && input?.kind === "choose" && chance() < JSON_SHARE)
      found.push(...brokenByJson(before, input.seat, input.decision, input.choice));
    before = state;
    return found[0] ?? null;
  };
}

function replayFault(journal: Journal, state: GameState, chance: () => number): string | null {
  if (chance() >= REFOLD_SHARE) return null;
  const replayed = replayJournal(journal.setup, journal.inputs);
  if (!replayed.ok)
    return `the journal is refused at input ${replayed.at}: ${JSON.stringify(replayed.refusal)}`;
  return hashState(replayed.state) === hashState(state) ? null : "the replayed journal has another hash";
}
