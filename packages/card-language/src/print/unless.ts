import type { Condition } from "../condition.ts";
import type { PrintContext } from "./context.ts";

/** What a statement holds "unless", where its condition is a negation that has no words of its own. */
export function unlessWhat(condition: Condition | undefined, p: PrintContext): Condition | undefined {
  if (condition?.kind !== "not") return undefined;
  return p.canPrint(() => p.condition(condition)) ? undefined : condition.of;
}
