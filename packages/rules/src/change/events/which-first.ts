import type { DecisionBody } from "../../decisions/decision.ts";
import type { ObjectId } from "../../state/ids.ts";

/** An effect as one that a player may choose to apply first: what has it, and its stable name. */
export interface Contender {
  readonly source: ObjectId;
  readonly key: string;
}

/** CR 616.1: one of several effects is to be applied first. */
export function whichFirst(among: readonly Contender[]): DecisionBody {
  return {
    kind: "pick",
    min: 1,
    max: 1,
    options: among.map(({ source, key }, value) => ({ value, what: { kind: "ability", source, key } })),
  };
}
