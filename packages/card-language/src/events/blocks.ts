import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { other } from "../print/event-words.ts";
import { variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("blocks", {
  what: subject,
  blocked: subject.exactOptional(),
});
export interface BlocksEvent extends Node<typeof schema> {}

export function english(event: BlocksEvent, p: PrintContext): EventClause {
  const subject = p.subject(event.what);
  const blocked = event.blocked === undefined ? "" : ` ${other(event.blocked, "event:attacker", p)}`;
  return { word: "whenever", subject, predicate: `blocks${blocked}` };
}
