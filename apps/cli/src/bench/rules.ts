import {
  characteristics,
  fork,
  type GameState,
  hashState,
  inheritCache,
  legalActs,
  noteChange,
  refold,
} from "@spellroom/rules";
import { microseconds, microsecondsEach } from "./clock.ts";
import { compared, type Figure, median } from "./figure.ts";
import { benchGames, sampledStates } from "./games.ts";

const FORKS = 200;

/** Figures of the engine alone: whole games, and what bots and clients ask most. */
export function rulesFigures(games: number): Figure[] {
  benchGames("greedy", Math.min(3, games));
  const random = played("random self-play decisions per second", "random", games);
  const greedy = played("decisions per second", "greedy", games);
  const states = sampledStates("greedy", Math.min(games, 20), 600);
  return [
    compared(greedy.figure, random.figure),
    random.figure,
    compared(refolded(greedy.games), greedy.figure),
    ...stateFigures(states),
  ];
}

function played(name: string, bot: "random" | "greedy", count: number) {
  let games: ReturnType<typeof benchGames> = [];
  const time = microseconds(() => {
    games = benchGames(bot, count);
  });
  const decisions = games.reduce((sum, game) => sum + game.decisions, 0);
  const figure: Figure = { name, value: decisions / (time / 1e6), unit: "decisions/s" };
  return { figure, games };
}

/** The same games folded again from their journals: the engine without views and bots. */
function refolded(games: ReturnType<typeof benchGames>): Figure {
  let inputs = 0;
  const time = microseconds(() => {
    for (const game of games) {
      inputs += game.inputs.length;
      refold(
        game.setup,
        game.inputs.map((one) => one.input),
      );
    }
  });
  return { name: "refolded decisions per second", value: inputs / (time / 1e6), unit: "decisions/s" };
}

/** What takes how long in given states; medians over the states. */
export function stateFigures(states: readonly GameState[]): Figure[] {
  const over = (measure: (state: GameState) => number): number => median(states.map(measure));
  over(listActs);
  return [
    { name: "legal acts median µs", value: over(listActs), unit: "µs" },
    { name: "characteristics after a change median µs", value: over(changeOne), unit: "µs" },
    { name: "characteristics from nothing median µs", value: over(readAll), unit: "µs" },
    {
      name: "fork median µs",
      value: over((state) => microsecondsEach(FORKS, () => fork(state))),
      unit: "µs",
    },
    {
      name: "state hash median µs",
      value: over((state) => microseconds(() => hashState(state))),
      unit: "µs",
    },
  ];
}

/** With the characteristics known, as they are where the engine lists acts. */
function listActs(state: GameState): number {
  readCharacteristics(state);
  const seat = state.decision?.seat ?? 0;
  return microseconds(() => legalActs(state, seat));
}

/** One permanent gets a counter; every permanent is read again. */
function changeOne(state: GameState): number {
  readCharacteristics(state);
  const id = state.battlefield[Math.floor(state.battlefield.length / 2)];
  const object = id === undefined ? undefined : state.objects[id];
  if (id === undefined || !object) return 0;
  const changed = fork(state);
  inheritCache(state, changed);
  changed.objects[id] = { ...object, counters: { ...object.counters, "+1/+1": 1 } };
  noteChange(changed, id);
  return microseconds(() => readCharacteristics(changed));
}

function readAll(state: GameState): number {
  const bare = fork(state);
  return microseconds(() => readCharacteristics(bare));
}

function readCharacteristics(state: GameState): void {
  for (const id of state.battlefield) characteristics(state, id);
}
