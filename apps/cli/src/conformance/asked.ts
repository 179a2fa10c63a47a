import type { Decision, Entity, GameState, Seat } from "@spellroom/rules";
import type { Answers } from "./answers.ts";
import type { TargetSpec } from "./scenario.ts";

/** One question to one player of a scenario, with what that player has to answer it from. */
export interface Asked {
  readonly state: GameState;
  readonly seat: Seat;
  readonly answers: Answers;
  /** What the entry that is being done says about the target clause that is asked for. */
  readonly clauseSpec: (decision: Decision) => TargetSpec | undefined;
  /** Keeps how much of something divided goes to a target, for when that is asked. */
  readonly noteShare: (entity: Entity, amount: number) => void;
  readonly shareOf: (entity: Entity) => number | undefined;
}
