import type { StepName } from "@spellroom/card-language";
import type { Side } from "./position.ts";

/** A position with a question, and what must or must not be answered. */
export interface Puzzle {
  readonly name: string;
  readonly me: Side;
  readonly them: Side;
  readonly turn?: "theirs";
  readonly ask: "act" | "attackers" | "blockers";
  /** The step of the question, or that something is on the stack; without it the first question of its kind. */
  readonly when?: StepName | "response";
  /** What happens before: who attacks, which creature blocks which, which card is cast at what. */
  readonly attack?: readonly string[];
  readonly block?: Readonly<Record<string, string>>;
  readonly cast?: readonly [card: string, target?: string];
  /** How each right answer begins; without it everything is right that isn't wrong. */
  readonly right?: readonly string[];
  readonly wrong?: readonly string[];
}

/** Whether an answer is right. */
export function isRight({ right, wrong = [] }: Puzzle, answer: string): boolean {
  if (wrong.some((one) => answer.startsWith(one))) return false;
  return right === undefined || right.some((one) => answer.startsWith(one));
}
