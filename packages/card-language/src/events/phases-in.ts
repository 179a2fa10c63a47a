import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

/** CR 702.26c. */
export const schema = variant("phasesIn", {
  what: subject,
});
export interface PhasesInEvent extends Node<typeof schema> {}

export function english(event: PhasesInEvent, p: PrintContext): EventClause {
  return { word: "whenever", subject: p.subject(event.what), predicate: "phases in" };
}

export function french(event: PhasesInEvent, p: fr.FrenchContext): fr.EventClause {
  return fr.eventOf(p.subject(event.what), fr.vp("se rephaser"));
}
