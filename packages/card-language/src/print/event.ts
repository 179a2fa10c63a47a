import { type EventNodes, type EventPattern, type EventPatternOf, eventNodes } from "../event.ts";
import type { EventBound } from "../event-bound.ts";
import type { PrintContext } from "./context.ts";
import type { EventClause } from "./event-clause.ts";
/** "Whenever a creature you control dies", without the comma. */
export function printEvent(event: EventPattern, p: PrintContext, bound?: EventBound): string {
  const clause = eventClause(event, p, bound);
  const text = `${clause.subject} ${clause.predicate}`.trim();
  return `${p.say(event).word ?? clause.word} ${text}`;
}

const words: EventNodes = eventNodes;

/** The event as subject and predicate, and the word that introduces it. */
export function eventClause(event: EventPattern, p: PrintContext, bound?: EventBound): EventClause {
  return printOne(event.kind, event, p, bound);
}

function printOne<K extends EventPattern["kind"]>(
  kind: K,
  event: EventPatternOf<K>,
  p: PrintContext,
  bound?: EventBound,
): EventClause {
  return words[kind].english(event, p, bound);
}
