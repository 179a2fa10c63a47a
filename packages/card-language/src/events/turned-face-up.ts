import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("turnedFaceUp", {
  what: subject,
});
export interface TurnedFaceUpEvent extends Node<typeof schema> {}

export function english(event: TurnedFaceUpEvent, p: PrintContext): EventClause {
  return {
    word: event.what === "this" ? "when" : "whenever",
    subject: p.subject(event.what),
    predicate: "is turned face up",
  };
}
