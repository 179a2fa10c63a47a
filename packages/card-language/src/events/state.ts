import type { EventBound } from "../event-bound.ts";
import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { variant } from "../schema/basic.ts";
import { condition, type Node } from "../schema/nodes.ts";

/** A state trigger (CR 603.8). */
export const schema = variant("state", {
  condition,
});
export interface StateEvent extends Node<typeof schema> {}

export function english(event: StateEvent, p: PrintContext, _bound?: EventBound): EventClause {
  return { word: "when", subject: "", predicate: p.condition(event.condition) };
}

export function french(event: StateEvent, p: fr.FrenchContext): fr.EventClause {
  return { kind: "words", word: "quand", text: p.condition(event.condition) };
}
