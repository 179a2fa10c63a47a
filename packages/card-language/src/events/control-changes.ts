import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("controlChanges", {
  what: subject,
});
export interface ControlChangesEvent extends Node<typeof schema> {}

export function english(_event: ControlChangesEvent, _p: PrintContext): EventClause {
  throw new NotPrintable("event controlChanges");
}

export function french(event: ControlChangesEvent, p: fr.FrenchContext): fr.EventClause {
  return fr.eventOf(p.subject(event.what), fr.vp("changer", undefined, "de contrôleur"));
}
