import {
  characteristics,
  fork,
  type GameState,
  hashState,
  inheritCache,
  legalActs,
  noteChange,
  replayJournal,
  StateHasher,
  writeObjects,
} from "@spellroom/rules";
import { presetDecks } from "../game/decks.ts";
import { microseconds, microsecondsEach, processorMicroseconds } from "./clock.ts";
import { compared, type Figure, median } from "./figure.ts";
import { benchGames, benchSetups, type EngineGame, playEngineGame, sampledStates } from "./games.ts";

const FORKS = 200;
const TRIES = 5;
/** Rounds of other games each; their median counts. */
const ROUNDS = 9;
/** Rounds before them: the engine is big, so it takes some four hundred thousand decisions until all of it is compiled. */
const WARM_UP = 40;

/**
 * Figures of the rules. `decisions per second` is the engine alone, played by greedy players that read its state; the same by
 * the bots of the product, which are shown a view before every decision, has a name of its own. Rates are by processor time.
 */
export function rulesFigures(games: number, warmUp = WARM_UP): Figure[] {
  const played: EngineGame[] = [];
  const { first, median: greedy } = rates("decisions per second", warmUp, (round) => {
    const some = benchSetups(round * games, games).map((setup) => playEngineGame(setup));
    if (round >= warmUp) played.push(...some);
    return decisionsIn(some);
  });
  const { median: replayed } = rates("replayed decisions per second", 0, (round) => {
    const some = played.slice(round * games, (round + 1) * games);
    for (const { setup, inputs } of some) replayJournal(setup, inputs);
    return decisionsIn(some);
  });
  const states = sampledStates("greedy", Math.min(games, 20), 600);
  return [
    greedy,
    compared({ ...first, name: `decisions per second in its first ${games} games` }, greedy),
    ...withoutPasses(played, greedy),
    ...byDeck(games),
    compared(replayed, greedy),
    compared(botsRate("greedy", games), greedy),
    compared(botsRate("random", games), greedy),
    ...stateFigures(states),
  ];
}

/** Decisions by second of processor time, where a round tells how many it took: of the first round, and the median of the last. */
function rates(
  name: string,
  warmUp: number,
  round: (at: number) => number,
): Record<"first" | "median", Figure> {
  const all = Array.from({ length: warmUp + ROUNDS }, (_, at) => rateOf(() => round(at)));
  const unit = "decisions/s";
  return {
    first: { name, value: all[0] ?? 0, unit },
    median: { name, value: median(all.slice(warmUp)), unit },
  };
}

function rateOf(work: () => number): number {
  let decisions = 0;
  const time = processorMicroseconds(() => {
    decisions = work();
  });
  return decisions / (time / 1e6);
}

/** The same for each deck that comes with the game, in games against others. */
function byDeck(games: number): Figure[] {
  const decks = presetDecks();
  const setups = benchSetups(0, games * decks.length);
  return decks.map(({ name }, at) => {
    const those = setups.filter((_, game) => game % decks.length === at);
    const value = rateOf(() => decisionsIn(those.map((setup) => playEngineGame(setup))));
    return { name: `decisions per second with ${name}`, value, unit: "decisions/s" };
  });
}

function decisionsIn(games: readonly EngineGame[]): number {
  return games.reduce((sum, { inputs }) => sum + inputs.length, 0);
}

/** What share of the decisions did something, to tell that games were played and not passed through, and how many that is. */
function withoutPasses(games: readonly EngineGame[], all: Figure): Figure[] {
  const inputs = games.flatMap((game) => game.inputs);
  const passes = inputs.filter(
    (input) => input.kind === "choose" && input.choice.kind === "act" && input.choice.act === "pass",
  );
  const share = inputs.length === 0 ? 0 : (inputs.length - passes.length) / inputs.length;
  const value = share * all.value;
  return [
    { name: "decisions other than passes", value: 100 * share, unit: "%" },
    compared({ name: "decisions other than passes per second", value, unit: "decisions/s" }, all),
  ];
}

/** Whole self-play: the engine, a view for every seat, and bots that are shown theirs. */
function botsRate(bot: "random" | "greedy", count: number): Figure {
  benchGames(bot, count);
  return {
    name: `${bot} bots through views decisions per second`,
    value: rateOf(() => benchGames(bot, count).reduce((sum, game) => sum + game.decisions, 0)),
    unit: "decisions/s",
  };
}

/** What takes how long in given states: medians over the states, each measured a few times for what nothing else disturbed. */
export function stateFigures(states: readonly GameState[]): Figure[] {
  return [
    ...questionFigures(states),
    {
      name: "fork median µs",
      value: median(states.map((state) => microsecondsEach(FORKS, () => fork(state)))),
      unit: "µs",
    },
    { name: "state hash after a change median µs", value: over(states, hashChange), unit: "µs" },
    { name: "state hash from nothing median µs", value: over(states, hashWhole), unit: "µs" },
  ];
}

/** What is asked of a state again and again while it is played. */
export function questionFigures(states: readonly GameState[]): Figure[] {
  return [
    { name: "legal acts median µs", value: over(states, listActs), unit: "µs" },
    { name: "first legal acts on a fresh fork median µs", value: over(states, listActsOfFork), unit: "µs" },
    { name: "characteristics after a change median µs", value: over(states, changeOne), unit: "µs" },
    { name: "characteristics from nothing median µs", value: over(states, readAll), unit: "µs" },
  ];
}

function over(states: readonly GameState[], measure: (state: GameState) => number): number {
  return median(states.map((state) => undisturbed(() => measure(state))));
}

/** The least of a few measurements. */
function undisturbed(measure: () => number): number {
  return Math.min(...Array.from({ length: TRIES }, measure));
}

/** Microseconds that the characteristics of all permanents take from nothing. */
export function fromNothing(state: GameState): number {
  return undisturbed(() => readAll(state));
}

/** With the characteristics known, as they are where the engine lists acts. */
function listActs(state: GameState): number {
  readCharacteristics(state);
  const seat = state.decision?.seat ?? 0;
  return microseconds(() => legalActs(state, seat));
}

/** As a search asks: nothing has been asked of the fork before. */
function listActsOfFork(state: GameState): number {
  readCharacteristics(state);
  const copy = fork(state);
  const seat = copy.decision?.seat ?? 0;
  return microseconds(() => legalActs(copy, seat));
}

function hashWhole(state: GameState): number {
  return microseconds(() => hashState(state));
}

/** One permanent gets a counter; the state before has been named already. */
function hashChange(state: GameState): number {
  const hasher = new StateHasher();
  hasher.hash(state);
  const changed = withCounter(state);
  return changed ? microseconds(() => hasher.hash(changed.state)) : 0;
}

/** One permanent gets a counter; every permanent is read again. */
function changeOne(state: GameState): number {
  readCharacteristics(state);
  const changed = withCounter(state);
  if (!changed) return 0;
  inheritCache(state, changed.state);
  noteChange(changed.state, changed.id);
  return microseconds(() => readCharacteristics(changed.state));
}

/** The state with a counter on one permanent, if it has any. */
function withCounter(state: GameState): { readonly state: GameState; readonly id: number } | null {
  const id = state.battlefield[Math.floor(state.battlefield.length / 2)];
  const object = id === undefined ? undefined : state.objects[id];
  if (id === undefined || !object) return null;
  const changed = fork(state);
  writeObjects(changed)[id] = { ...object, counters: { ...object.counters, "+1/+1": 1 } };
  return { state: changed, id };
}

function readAll(state: GameState): number {
  // Without its open question it is no fork of a state of which anything is known.
  const bare = { ...fork(state), decision: null };
  return microseconds(() => readCharacteristics(bare));
}

function readCharacteristics(state: GameState): void {
  for (const id of state.battlefield) characteristics(state, id);
}
