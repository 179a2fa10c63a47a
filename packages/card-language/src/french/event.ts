import { type EventNodes, type EventPattern, type EventPatternOf, eventNodes } from "../event.ts";
import type { EventBound } from "../event-bound.ts";
import type { FrenchContext } from "./context.ts";
import type { EventClause } from "./event-clause.ts";

const words: EventNodes = eventNodes;

/** The event as subject and verbs, and the word that introduces it. */
export function printEvent(event: EventPattern, p: FrenchContext, bound?: EventBound): EventClause {
  return printOne(event.kind, event, p, bound);
}

function printOne<K extends EventPattern["kind"]>(
  kind: K,
  event: EventPatternOf<K>,
  p: FrenchContext,
  bound?: EventBound,
): EventClause {
  return words[kind].french(event, p, bound);
}
