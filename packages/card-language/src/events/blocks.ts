import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { otherOnes } from "../print/event-words.ts";
import { positive, variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("blocks", {
  what: subject,
  blocked: subject.exactOptional(),
  /** Once if it blocks so many of them, rather than once for each (CR 509.3c). */
  atLeast: positive.exactOptional(),
});
export interface BlocksEvent extends Node<typeof schema> {}

export function english(event: BlocksEvent, p: PrintContext): EventClause {
  const subject = p.subject(event.what);
  const blocked =
    event.blocked === undefined ? "" : ` ${otherOnes(event.blocked, event.atLeast, "event:attacker", p)}`;
  return { word: "whenever", subject, predicate: `blocks${blocked}` };
}

export function french(event: BlocksEvent, p: fr.FrenchContext): fr.EventClause {
  const what = p.subject(event.what);
  const blocked =
    event.blocked === undefined
      ? undefined
      : event.atLeast === undefined
        ? fr.otherObject(event.blocked, "event:attacker", p).text
        : fr.atLeast(event.blocked, p, event.atLeast).text;
  return fr.eventOf(what, fr.vp("bloquer", blocked));
}
