import * as fr from "../french/phrases.ts";
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

export function french(event: NotBlockedEvent, p: fr.FrenchContext): fr.EventClause {
  const what = p.subject(event.what);
  const unblocked = fr.not(fr.vp("être", undefined, fr.participle("bloquer")(what)));
  return { kind: "clause", word: "à chaque fois que", subject: what, verbs: [fr.vp("attaquer"), unblocked] };
}
