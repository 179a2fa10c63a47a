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
