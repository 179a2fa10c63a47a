import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

/** A creature is tapped for the cost of a Vehicle's crew ability or a permanent's saddle ability (CR 702.122b, 702.171c). */
export const schema = variant("crews", {
  what: subject,
  ability: z.enum(["crew", "saddle", "either"]),
});
export interface CrewsEvent extends Node<typeof schema> {}

const ENGLISH: Readonly<Record<CrewsEvent["ability"], string>> = {
  crew: "crews a Vehicle",
  saddle: "saddles a Mount",
  either: "saddles a Mount or crews a Vehicle",
};

export function english(event: CrewsEvent, p: PrintContext): EventClause {
  const subject = p.subject(event.what);
  const it = p.it;
  if (event.ability === "either") p.mention("event:recipient", "Mount or Vehicle", false);
  else p.mention("event:recipient", event.ability === "crew" ? "Vehicle" : "Mount", false);
  p.it = it;
  return { word: "whenever", subject, predicate: ENGLISH[event.ability] };
}

export function french(event: CrewsEvent, p: fr.FrenchContext): fr.EventClause {
  const what = p.subject(event.what);
  const mount = event.ability === "saddle";
  const called =
    event.ability === "either"
      ? fr.noun("monture ou ce véhicule", "f")
      : fr.subtypeNoun(mount ? "Mount" : "Vehicle");
  p.mentionAside("event:recipient", called, false);
  const crew = fr.vp("piloter", "un véhicule");
  const saddle = fr.vp("seller", "une monture");
  if (event.ability === "either") return fr.eventOf(what, { ...saddle, or: [crew] });
  return fr.eventOf(what, mount ? saddle : crew);
}
