import { rulesetById } from "@spellroom/cards";
import { choose, type GameInput, type GameSetup, type GameState, startGame } from "@spellroom/rules";
import { defaultChoice } from "@spellroom/rules/decisions";
import { gameSeed, seededChance } from "../game/chance.ts";
import { presetDecks } from "../game/decks.ts";
import { type PlayedGame, type PlayOptions, playGame } from "../game/play.ts";
import { type BotName, makeBot } from "../game/self-play.ts";
import { enginePlayer } from "./player/index.ts";

/** Games between preset decks for a figure: the same ones in every run. */
export function benchGames(
  bot: BotName,
  count: number,
  each?: (game: number, ...step: Parameters<NonNullable<PlayOptions["each"]>>) => void,
): PlayedGame[] {
  return benchSetups(0, count).map((setup, at) => {
    const chance = seededChance(FIRST_SEED + at);
    return playGame({
      setup,
      bots: (definition) => setup.players.map(() => makeBot(bot, { definition, chance })),
      maximumDecisions: MOST_DECISIONS,
      ...(each ? { each: (step, input) => each(at, step, input) } : {}),
    });
  });
}

const FIRST_SEED = 1_000;
const MOST_DECISIONS = 6_000;

/** Set-ups of games of each preset deck against others, by number. */
export function benchSetups(from: number, count: number): GameSetup[] {
  const decks = presetDecks();
  return Array.from({ length: count }, (_, index) => {
    const at = from + index;
    const pair = [decks[at % decks.length], decks[Math.floor(at / decks.length + at + 1) % decks.length]];
    return {
      ruleset: { ...rulesetById("full"), turnLimit: 200 },
      seed: gameSeed(FIRST_SEED + at),
      players: pair.map((deck, seat) => ({ name: `Player ${seat + 1}`, deck: deck?.cards ?? [] })),
    };
  });
}

/** A game that was played by the engine alone. */
export interface EngineGame {
  readonly setup: GameSetup;
  readonly inputs: readonly GameInput[];
  readonly state: GameState;
}

/** Plays a game with players that read the engine's state; every pass is an answer of theirs, taken by `choose`. */
export function playEngineGame(setup: GameSetup): EngineGame {
  let { state } = startGame(setup);
  const player = enginePlayer();
  const inputs: GameInput[] = [];
  while (state.decision && inputs.length < MOST_DECISIONS) {
    const { decision } = state;
    let choice = player(state, decision);
    let result = choose(state, decision.seat, decision.id, choice);
    if (!result.ok) {
      choice = defaultChoice(decision);
      result = choose(state, decision.seat, decision.id, choice);
    }
    if (!result.ok) throw new Error(`the least choice was refused: ${JSON.stringify(result.refusal)}`);
    inputs.push({ kind: "choose", seat: decision.seat, decision: decision.id, choice });
    ({ state } = result);
  }
  return { setup, inputs, state };
}

/** States of games in which a player has priority, spread evenly over them. */
export function sampledStates(bot: BotName, games: number, most: number): GameState[] {
  const found: GameState[] = [];
  benchGames(bot, games, (_, { state }) => {
    if (state.decision?.kind === "act" && state.turn.number > 3) found.push(state);
  });
  const stride = Math.max(1, Math.floor(found.length / most));
  return found.filter((_, at) => at % stride === 0).slice(0, most);
}
