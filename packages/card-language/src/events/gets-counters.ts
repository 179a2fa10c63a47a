import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { playerRef } from "../reference.ts";
import { label, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** A player gets one or more counters of a kind, however many at a time (CR 122.1). */
export const schema = variant("getsCounters", {
  who: playerRef,
  counter: label,
});
export interface GetsCountersEvent extends Node<typeof schema> {}

export function english(event: GetsCountersEvent, p: PrintContext): EventClause {
  const many = event.counter === "energy" ? "{E}" : `${event.counter} counters`;
  return does(event.who, "get", ` one or more ${many}`, p);
}

export function french(event: GetsCountersEvent, p: fr.FrenchContext): fr.EventClause {
  const counter = event.counter === "energy" ? "{E}" : fr.counterNoun(event.counter).one;
  return fr.playerDoes(event.who, p, () => fr.vp("gagner", `au moins un ${counter}`));
}
