import {
  applyInput,
  type GameInput,
  type GameState,
  hashState,
  legalActs,
  startGame,
} from "@spellroom/rules";
import { describe, expect, it } from "vitest";
import { benchSetups, type EngineGame, playEngineGame } from "../src/bench/games.ts";

const GAMES = 10;
/** A state is read from text before every so many choices. */
const EVERY = 4;
/** More games than the engine knows states by heart, and how far they are played. */
const MATCHES = 36;
const MOST_CHOICES = 100;

/** The same state, of which nothing has been worked out. */
function cold(state: GameState): GameState {
  return JSON.parse(JSON.stringify(state));
}

function next(state: GameState, input: GameInput): GameState {
  const result = applyInput(state, input);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.state;
}

/** What players are asked and may do, as text. */
function asked(state: GameState): string {
  const acts = state.players.map(({ seat }) => legalActs(state, seat));
  return JSON.stringify({ decision: state.decision, acts, result: state.result });
}

/** Replays a game beside one that forgets what it knows again and again. */
function foldTwice({ setup, inputs }: EngineGame): void {
  let warm = startGame(setup).state;
  let forgetful = warm;
  for (const [at, input] of inputs.entries()) {
    warm = next(warm, input);
    forgetful = next(at % EVERY === 0 ? cold(forgetful) : forgetful, input);
    if (at % EVERY === 0) expect(asked(forgetful), `choice ${at}`).toBe(asked(warm));
  }
  expect(hashState(forgetful)).toBe(hashState(warm));
}

describe("the engine's caches for a state", () => {
  it.each(benchSetups(500, GAMES).map((setup, at) => ({ setup, at })))(
    "changes nothing that is asked, offered or done in game $at of the preset decks",
    ({ setup }) => foldTwice(playEngineGame(setup)),
  );

  it("are the same for a game that is played alongside many others", () => {
    const games = benchSetups(600, MATCHES).map((setup) => {
      const { inputs } = playEngineGame(setup);
      return { inputs: inputs.slice(0, MOST_CHOICES), start: startGame(setup).state };
    });
    const beside = games.map(({ start }) => start);
    for (let at = 0; at < MOST_CHOICES; at++) {
      for (const [game, { inputs }] of games.entries()) {
        const input = inputs[at];
        const state = beside[game];
        if (input && state) beside[game] = next(state, input);
      }
    }
    const alone = games.map(({ start, inputs }) => inputs.reduce(next, start));
    expect(beside.map((state) => JSON.stringify(state))).toEqual(alone.map((state) => JSON.stringify(state)));
  });
});
