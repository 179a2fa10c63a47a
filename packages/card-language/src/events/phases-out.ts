import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

/** CR 702.26b. */
export const schema = variant("phasesOut", {
  what: subject,
});
export interface PhasesOutEvent extends Node<typeof schema> {}

export function english(event: PhasesOutEvent, p: PrintContext): EventClause {
  return { word: "whenever", subject: p.subject(event.what), predicate: "phases out" };
}

export function french(event: PhasesOutEvent, p: fr.FrenchContext): fr.EventClause {
  return fr.eventOf(p.subject(event.what), fr.vp("se déphaser"));
}
