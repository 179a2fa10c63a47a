import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("turnedFaceUp", {
  what: subject,
});
export interface TurnedFaceUpEvent extends Node<typeof schema> {}

export function english(event: TurnedFaceUpEvent, p: PrintContext): EventClause {
  return {
    word: event.what === "this" ? "when" : "whenever",
    subject: p.subject(event.what),
    predicate: "is turned face up",
  };
}

export function french(event: TurnedFaceUpEvent, p: fr.FrenchContext): fr.EventClause {
  const what = p.subject(event.what);
  const verb = fr.vp("être", undefined, `${fr.participle("retourner")(what)} face visible`);
  return fr.eventOf(what, verb, event.what === "this" ? "quand" : "à chaque fois que");
}
