import type { Decision, Entity, GameState, Seat } from "@spellroom/rules";
import type { Answers } from "./answers.ts";
import type { TargetSpec } from "./scenario.ts";

/** One decision of a player in a scenario, with the answers that the player has for it. */
export interface Asked {
  readonly state: GameState;
  readonly seat: Seat;
  readonly answers: Answers;
  /** What the current entry says about the requested target clause. */
  readonly clauseSpec: (decision: Decision) => TargetSpec | undefined;
  /** Keeps how much of something divided goes to a target, for when that is asked. */
  readonly noteShare: (entity: Entity, amount: number) => void;
  readonly shareOf: (entity: Entity) => number | undefined;
}
