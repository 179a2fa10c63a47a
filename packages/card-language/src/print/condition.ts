import { type Condition, type ConditionNodes, type ConditionOf, conditionNodes } from "../condition.ts";
import type { PrintContext } from "./context.ts";

const words: ConditionNodes = conditionNodes;

/** What comes after "if", "as long as" or "unless". */
export function printCondition(condition: Condition, p: PrintContext): string {
  return printOne(condition.kind, condition, p);
}

function printOne<K extends Condition["kind"]>(kind: K, condition: ConditionOf<K>, p: PrintContext): string {
  return words[kind].english(condition, p);
}
