import type { Bot } from "@spellroom/bots";
import { rulesetById } from "@spellroom/cards";
import { type DecisionView, safeChoice, type TableView, type WireChoice } from "@spellroom/protocol";
import { choose, type GameState, startGame } from "@spellroom/rules";
import {
  choiceFrom,
  type KeyBook,
  openKeyBook,
  project,
  sealWorld,
  tableView,
  tidyKeys,
} from "@spellroom/view";
import { makeBot } from "../game/bots.ts";
import { gameSeed, seededChance } from "../game/chance.ts";
import type { NamedDeck } from "../game/decks.ts";
import { answersTo } from "./actions.ts";
import { featuresOf } from "./features.ts";

export interface GymOptions {
  readonly decks: readonly NamedDeck[];
  /** Who plays the other seat; `null`: the learner plays both. */
  readonly opponent: string | null;
  /** After this many decisions an episode is truncated. */
  readonly maximumDecisions: number;
  /** Whether observations include the whole view in addition to the numbers. */
  readonly views: boolean;
}

/** What a learner receives after each step. */
export interface GymStep {
  /** Whose decision it is; 0 where the learner plays one seat. */
  readonly seat: number;
  readonly observation: readonly number[];
  readonly view?: TableView;
  readonly decision: DecisionView | null;
  /** Answers to choose from by their place. */
  readonly actions: readonly WireChoice[];
  /** For seat 0: 1 for a win, -1 for a loss, once, at the end. */
  readonly reward: number;
  readonly done: boolean;
  /** Ended by the number of decisions, not by the rules. */
  readonly truncated: boolean;
  /** Whether the last answer was refused as a combination, and the least one taken in its place. */
  readonly refused: boolean;
}

const FACTS = { matchId: "gym", connected: [], bots: [], watchers: 0 };
const OVER: GymStep = {
  seat: 0,
  observation: [],
  decision: null,
  actions: [],
  reward: 0,
  done: true,
  truncated: false,
  refused: false,
};

/** Games as a learner plays them: reset, then step by step. It sees what a seat sees. */
export class GymEnvironment {
  readonly #options: GymOptions;
  #state: GameState | null = null;
  #book: KeyBook = openKeyBook(2);
  #opponent: Bot | null = null;
  #last: GymStep = OVER;
  #decisions = 0;

  constructor(options: GymOptions) {
    this.#options = options;
  }

  /** Begins a game; the same seed deals the same decks and cards. */
  reset(seed: number): GymStep {
    const { decks, opponent } = this.#options;
    const chance = seededChance(seed);
    const players = [0, 1].map((seat) => {
      const deck = decks[Math.floor(chance() * decks.length)];
      if (!deck) throw new RangeError("there is no deck to play with");
      return { name: `Player ${seat + 1}`, deck: deck.cards };
    });
    this.#state = startGame({
      ruleset: rulesetById("full"),
      seed: gameSeed(seed),
      startingSeat: seed % 2,
      players,
    }).state;
    this.#book = openKeyBook(2);
    this.#decisions = 0;
    const definition = (hash: string) => this.#state?.definitions[hash];
    this.#opponent =
      opponent === null
        ? null
        : makeBot(opponent, { definition, chance, decks: [], now: () => performance.now() });
    return this.#advance(false);
  }

  /**
   * Makes a choice for the open decision, by its index among the actions or in full.
   *
   * @throws RangeError where there is no such action, or the episode is over
   */
  step(action: number | WireChoice): GymStep {
    const { decision, actions, done } = this.#last;
    if (done || !decision) throw new RangeError("the episode is over: reset it");
    const choice = typeof action === "number" ? actions[action] : action;
    if (!choice) throw new RangeError(`there is no action ${String(action)}: there are ${actions.length}`);
    return this.#advance(!this.#answer(decision, choice));
  }

  /** Lets the opponent play until the learner is asked or the game is over. */
  #advance(refused: boolean): GymStep {
    for (;;) {
      const state = this.#state;
      const asked = state?.decision;
      const truncated = this.#decisions >= this.#options.maximumDecisions;
      if (!state || !asked || state.result || truncated) return this.#end(refused, truncated);
      const view = this.#viewOf(state, asked.seat);
      const decision = view.own?.decision;
      if (!decision) throw new Error(`seat ${asked.seat} has a decision that its view doesn't show`);
      if (asked.seat === 0 || !this.#opponent) {
        const whole = this.#options.views ? { view } : {};
        const observation = featuresOf(view);
        const actions = answersTo(decision);
        this.#last = {
          seat: asked.seat,
          observation,
          ...whole,
          decision,
          actions,
          reward: 0,
          done: false,
          truncated: false,
          refused,
        };
        return this.#last;
      }
      this.#answer(
        decision,
        this.#opponent.choose(view, decision, () => sealWorld(state, asked.seat)),
      );
    }
  }

  #viewOf(state: GameState, seat: number): TableView {
    const projection = project(state, this.#book, { ...FACTS, seq: this.#decisions });
    tidyKeys(state, this.#book, projection.seats);
    return tableView(projection, seat);
  }

  #end(refused: boolean, truncated: boolean): GymStep {
    const result = this.#state?.result;
    const won = result?.winners.includes(0) ?? false;
    const reward = result?.winners.length === 1 ? (won ? 1 : -1) : 0;
    const observation = this.#state ? featuresOf(this.#viewOf(this.#state, 0)) : [];
    this.#last = { ...OVER, observation, reward, truncated: truncated && !result, refused };
    return this.#last;
  }

  /** Whether the answer was taken; if not, the one that does least was. */
  #answer(asked: DecisionView, choice: WireChoice): boolean {
    const taken = this.#take(choice);
    if (!taken && !this.#take(safeChoice(asked))) throw new Error("the safe choice was refused");
    this.#decisions++;
    return taken;
  }

  #take(wire: WireChoice): boolean {
    const state = this.#state;
    if (!state?.decision) return false;
    const translated = choiceFrom(state.decision, wire);
    if ("error" in translated) return false;
    const result = choose(state, state.decision.seat, state.decision.id, translated.choice);
    if (result.ok) this.#state = result.state;
    return result.ok;
  }
}

/** Several games side by side; one that is over restarts with the next seed at its next step. */
export class GymVector {
  readonly #environments: readonly GymEnvironment[];
  #seed = 0;
  #over: boolean[];

  constructor(count: number, options: GymOptions) {
    this.#environments = Array.from({ length: count }, () => new GymEnvironment(options));
    this.#over = this.#environments.map(() => false);
  }

  reset(seed: number): readonly GymStep[] {
    this.#seed = seed;
    return this.#environments.map((one, at) => this.#begin(one, at));
  }

  /** One action for each game; those of games that restart are ignored. */
  step(actions: readonly (number | WireChoice)[]): readonly GymStep[] {
    if (actions.length !== this.#environments.length)
      throw new RangeError(`${this.#environments.length} actions are needed, not ${actions.length}`);
    return this.#environments.map((one, at) => {
      if (this.#over[at]) return this.#begin(one, at);
      const step = one.step(actions[at] ?? 0);
      this.#over[at] = step.done;
      return step;
    });
  }

  #begin(environment: GymEnvironment, at: number): GymStep {
    this.#over[at] = false;
    return environment.reset(this.#seed++);
  }
}
