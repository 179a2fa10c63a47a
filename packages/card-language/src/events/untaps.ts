import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("untaps", {
  what: subject,
});
export interface UntapsEvent extends Node<typeof schema> {}

export function english(event: UntapsEvent, p: PrintContext): EventClause {
  return { word: "whenever", subject: p.subject(event.what), predicate: "becomes untapped" };
}

export function french(event: UntapsEvent, p: fr.FrenchContext): fr.EventClause {
  const what = p.subject(event.what);
  return fr.eventOf(what, fr.vp("devenir", undefined, fr.participle("dégager")(what)));
}
