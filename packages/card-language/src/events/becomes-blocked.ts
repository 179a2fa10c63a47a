import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { otherOnes } from "../print/event-words.ts";
import { positive, variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("becomesBlocked", {
  what: subject,
  by: subject.exactOptional(),
  /** Once if so many of them block it, rather than once for each (CR 509.3d). */
  atLeast: positive.exactOptional(),
});
export interface BecomesBlockedEvent extends Node<typeof schema> {}

export function english(event: BecomesBlockedEvent, p: PrintContext): EventClause {
  const subject = p.subject(event.what);
  const by = event.by === undefined ? "" : ` by ${otherOnes(event.by, event.atLeast, "event:blocker", p)}`;
  return { word: "whenever", subject, predicate: `becomes blocked${by}` };
}

export function french(event: BecomesBlockedEvent, p: fr.FrenchContext): fr.EventClause {
  const what = p.subject(event.what);
  const by =
    event.by === undefined
      ? ""
      : ` par ${(event.atLeast === undefined ? fr.otherObject(event.by, "event:blocker", p) : fr.atLeast(event.by, p, event.atLeast)).text}`;
  return fr.eventOf(what, fr.vp("devenir", undefined, `${fr.participle("bloquer")(what)}${by}`));
}
