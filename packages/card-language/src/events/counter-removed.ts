import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { flag, label, variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("counterRemoved", {
  from: subject,
  counter: label,
  last: flag,
  /** Once for each counter, not for all that are removed at the same time. */
  each: flag,
});
export interface CounterRemovedEvent extends Node<typeof schema> {}

export function english(event: CounterRemovedEvent, p: PrintContext): EventClause {
  const which = event.last === true ? "the last" : "a";
  const kind = event.counter === "any" ? "counter" : `${event.counter} counter`;
  return {
    word: event.last === true ? "when" : "whenever",
    subject: `${which} ${kind}`,
    predicate: `is removed from ${p.subject(event.from)}`,
  };
}

export function french(event: CounterRemovedEvent, p: fr.FrenchContext): fr.EventClause {
  const kind = fr.counterNoun(event.counter).one;
  const which = event.last === true ? `le dernier ${kind}` : `un ${kind}`;
  return fr.eventOf(
    fr.nominal(which, "m"),
    fr.vp("être", undefined, `retiré de ${p.subject(event.from).text}`),
    event.last === true ? "quand" : "à chaque fois que",
  );
}
