import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { flag, variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("taps", {
  what: subject,
  forMana: flag,
});
export interface TapsEvent extends Node<typeof schema> {}

export function english(event: TapsEvent, p: PrintContext): EventClause {
  return {
    word: "whenever",
    subject: p.subject(event.what),
    predicate: event.forMana === true ? "is tapped for mana" : "becomes tapped",
  };
}
