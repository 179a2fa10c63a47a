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
