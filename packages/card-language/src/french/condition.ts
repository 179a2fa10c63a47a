import { type Condition, type ConditionNodes, type ConditionOf, conditionNodes } from "../condition.ts";
import type { FrenchContext } from "./context.ts";

const words: ConditionNodes = conditionNodes;

/** What comes after « si » or « tant que », or its opposite. */
export function printCondition(condition: Condition, p: FrenchContext, denied: boolean): string {
  return printOne(condition.kind, condition, p, denied);
}

function printOne<K extends Condition["kind"]>(
  kind: K,
  condition: ConditionOf<K>,
  p: FrenchContext,
  denied: boolean,
): string {
  return words[kind].french(condition, p, denied);
}
