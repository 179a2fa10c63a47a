import type { Bot } from "@spellroom/bots";
import type { CardDefinition } from "@spellroom/card-language";
import { type DecisionView, safeChoice, type WireChoice } from "@spellroom/protocol";
import {
  applyInput,
  type Choice,
  type GameInput,
  type GameSetup,
  type GameState,
  type Step,
  startGame,
} from "@spellroom/rules";
import { choiceFrom, openKeyBook, project, sealWorld, tableView, tidyKeys } from "@spellroom/view";

/** An answer as the engine took it and as the bot gave it. */
export interface PlayedInput {
  readonly input: GameInput;
  readonly wire: WireChoice;
}

/** What a played game was and how it went. */
export interface PlayedGame {
  readonly setup: GameSetup;
  readonly inputs: readonly PlayedInput[];
  readonly state: GameState;
  readonly decisions: number;
  /** Ended by the cap on decisions, not by the rules. */
  readonly capped: boolean;
}

export interface PlayOptions {
  readonly setup: GameSetup;
  /** One for each seat, made for this game's definitions. */
  readonly bots: (definition: (hash: string) => CardDefinition | undefined) => readonly Bot[];
  readonly maximumDecisions: number;
  /** Called after the beginning and after every choice. */
  readonly each?: (step: Step, input: GameInput | null) => void;
}

/**
 * Plays a game with bots that see their seats' views and nothing else. A combination that the rules refuse is answered again
 * with the safe choice.
 * @throws Error when even the safe choice is refused, which is a fault of the engine
 */
export function playGame(options: PlayOptions): PlayedGame {
  const book = openKeyBook(options.setup.players.length);
  const inputs: PlayedInput[] = [];
  const first = startGame(options.setup);
  options.each?.(first, null);
  let { state } = first;
  const bots = options.bots((hash) => state.definitions[hash]);
  let decisions = 0;
  while (state.result === null && decisions < options.maximumDecisions) {
    const decision = state.decision;
    if (!decision) throw new Error("there is no open decision, but the game is not over");
    const facts = { matchId: "selfplay", seq: decisions, connected: [], bots: [], watchers: 0 };
    const projection = project(state, book, facts);
    const view = tableView(projection, decision.seat);
    const asked = view.own?.decision;
    if (!asked) throw new Error(`seat ${decision.seat} has a decision that its view doesn't show`);
    const bot = bots[decision.seat];
    if (!bot) throw new Error(`no bot for seat ${decision.seat}`);
    const now = state;
    const chosen = bot.choose(view, asked, () => sealWorld(now, decision.seat));
    const step = answer(state, asked, chosen) ?? answer(state, asked, safeChoice(asked));
    if (!step) throw new Error(`the safe choice was refused: ${JSON.stringify(asked).slice(0, 600)}`);
    inputs.push({ input: step.input, wire: step.wire });
    ({ state } = step);
    decisions++;
    tidyKeys(state, book, projection.seats);
    options.each?.(step, step.input);
  }
  return { setup: options.setup, inputs, state, decisions, capped: state.result === null };
}

function answer(state: GameState, asked: DecisionView, wire: WireChoice): (Step & PlayedInput) | null {
  const { decision } = state;
  if (!decision) return null;
  const translated = choiceFrom(decision, wire);
  if ("error" in translated) return null;
  const choice: Choice = translated.choice;
  const input: GameInput = { kind: "choose", seat: decision.seat, decision: asked.id, choice };
  const result = applyInput(state, input);
  return result.ok ? { state: result.state, events: result.events, input, wire } : null;
}
