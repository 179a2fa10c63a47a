import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { label, variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("transforms", {
  what: subject,
  intoName: label.exactOptional(),
});
export interface TransformsEvent extends Node<typeof schema> {}

export function english(event: TransformsEvent, p: PrintContext): EventClause {
  return {
    word: "when",
    subject: p.subject(event.what),
    predicate:
      event.intoName === undefined
        ? p.say(event).variant === 1
          ? `transforms into ${p.self}`
          : "transforms"
        : `transforms into ${event.intoName}`,
  };
}

export function french(event: TransformsEvent, p: fr.FrenchContext): fr.EventClause {
  const into = event.intoName === undefined ? "" : `en ${event.intoName}`;
  return fr.eventOf(p.subject(event.what), fr.vp("se transformer", undefined, into), "quand");
}
