import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { other } from "../print/event-words.ts";
import { variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("attached", {
  what: subject,
  to: subject.exactOptional(),
});
export interface AttachedEvent extends Node<typeof schema> {}

export function english(event: AttachedEvent, p: PrintContext): EventClause {
  return {
    word: "whenever",
    subject: p.subject(event.what),
    predicate:
      event.to === undefined
        ? "becomes attached"
        : `becomes attached to ${other(event.to, "event:recipient", p)}`,
  };
}

export function french(event: AttachedEvent, p: fr.FrenchContext): fr.EventClause {
  const what = p.subject(event.what);
  const to = event.to === undefined ? "" : ` à ${fr.otherObject(event.to, "event:recipient", p).text}`;
  return fr.eventOf(what, fr.vp("devenir", undefined, `${fr.participle("attacher")(what)}${to}`));
}
