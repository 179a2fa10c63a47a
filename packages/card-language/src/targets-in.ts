import type { Effect } from "./effect.ts";
import { schemas } from "./language.ts";
import { type Visitor, visitPart } from "./visit.ts";

/** The ids of the target clauses that an instruction refers to, by itself or in what it contains. */
export function targetsIn(effect: Effect): ReadonlySet<string> {
  const ids = new Set<string>();
  const note = (node: { readonly kind: string; readonly target?: string }): void => {
    if (node.target !== undefined) ids.add(node.target);
  };
  const visitor: Visitor = { ObjectRef: note, PlayerRef: note, Recipient: note };
  visitPart(schemas.effect, effect, visitor);
  return ids;
}
