import {
  type Choice,
  type ChoiceResult,
  choose,
  type Decision,
  type Entity,
  type GameEvent,
  type GameState,
  type Seat,
} from "@spellroom/rules";
import { Answers } from "./answers.ts";
import type { Asked } from "./asked.ts";
import { Plan } from "./plan.ts";
import type { PlayerName, Scenario, TargetSpec } from "./scenario.ts";
import { clauseSpec } from "./target-specs.ts";

/** Ends a run with the first thing that did not hold. */
export class Failed extends Error {
  override readonly name = "Failed";
}

/** A player of a scenario: what it means to do, what it answers. */
export interface ScriptedPlayer {
  readonly name: PlayerName;
  readonly seat: Seat;
  readonly plan: Plan;
  readonly answers: Answers;
}

/** The targets of the entry that is being done, and where its spell or ability begins to count. */
export interface Doing {
  readonly seat: Seat;
  readonly targets: readonly TargetSpec[];
}

/** Sees every choice, also those that are taken back, in the state in which it was made. */
export type Watch = (state: GameState, choice: Choice, result: ChoiceResult) => void;

/** More answers than this in one scenario are a game that does not end. */
const MOST_CHOICES = 3_000;

/** A scenario being played: the state and both players' minds. The state only ever changes by choices that the rules take. */
export class Run {
  readonly players: readonly [ScriptedPlayer, ScriptedPlayer];
  readonly #shares = new Map<string, number>();
  #state: GameState;
  #doing: Doing | null = null;
  #choices = 0;
  readonly #watch: Watch | null;

  constructor(scenario: Scenario, state: GameState, watch: Watch | null = null) {
    this.#state = state;
    this.#watch = watch;
    const player = (name: PlayerName, seat: Seat): ScriptedPlayer => ({
      name,
      seat,
      plan: new Plan(scenario, name),
      answers: new Answers(scenario.answers[name]),
    });
    this.players = [player("A", 0), player("B", 1)];
  }

  get state(): GameState {
    return this.#state;
  }

  /** Replaces the state by one that differs in what no player can tell. */
  adjust(change: (state: GameState) => GameState): void {
    this.#state = change(this.#state);
  }

  player(seat: Seat): ScriptedPlayer {
    const player = this.players[seat];
    if (!player) throw new RangeError(`no seat ${seat}`);
    return player;
  }

  /** Answers the open decision; what happened, or `null` when the rules don't take the choice. */
  choose(choice: Choice): readonly GameEvent[] | null {
    const { decision } = this.#state;
    if (!decision) throw new Failed("nobody is asked");
    if (++this.#choices > MOST_CHOICES) throw new EndlessGame(`no end after ${MOST_CHOICES} choices`);
    const result = choose(this.#state, decision.seat, decision.id, choice);
    this.#watch?.(this.#state, choice, result);
    if (!result.ok) return null;
    this.#state = result.state;
    return result.events;
  }

  /** Does something that counts only if it succeeds: else everything is as before. */
  attempt(doing: Doing, act: () => boolean): boolean {
    const state = this.#state;
    const shares = [...this.#shares];
    const restore = this.players.flatMap(({ plan, answers }) => [plan.save(), answers.save()]);
    this.#doing = doing;
    const done = act();
    this.#doing = null;
    if (done) return true;
    this.#state = state;
    this.#shares.clear();
    for (const [key, amount] of shares) this.#shares.set(key, amount);
    for (const undo of restore) undo();
    return false;
  }

  /** The open decision with the answers that its player has for it. */
  asked(decision: Decision): Asked {
    const state = this.#state;
    const { answers } = this.player(decision.seat);
    return {
      state,
      seat: decision.seat,
      answers,
      clauseSpec: (about) => this.#clauseSpec(about),
      noteShare: (entity, amount) => this.#shares.set(entityKey(entity), amount),
      shareOf: (entity) => this.#shares.get(entityKey(entity)),
    };
  }

  #clauseSpec(decision: Decision): TargetSpec | undefined {
    const { seat, prompt } = decision;
    const doing = this.#doing;
    if (!doing || doing.seat !== seat || prompt.source === null || prompt.detail === undefined)
      return undefined;
    const announcement = this.#state.objects[prompt.source]?.announcement;
    if (!announcement) return undefined;
    return clauseSpec(doing.targets, announcement.context.targets, decision);
  }
}

/** A game that doesn't end, which the scenario doesn't intend. */
export class EndlessGame extends Error {
  override readonly name = "EndlessGame";
}

function entityKey(entity: Entity): string {
  return "player" in entity ? `player:${entity.player}` : `object:${entity.object}`;
}
