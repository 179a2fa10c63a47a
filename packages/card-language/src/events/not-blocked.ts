import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("notBlocked", {
  what: subject,
});
export interface NotBlockedEvent extends Node<typeof schema> {}

export function english(event: NotBlockedEvent, p: PrintContext): EventClause {
  return { word: "whenever", subject: p.subject(event.what), predicate: "attacks and isn't blocked" };
}
