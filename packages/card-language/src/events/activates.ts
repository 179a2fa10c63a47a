import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("activates", {
  who: playerRef,
  of: subject,
  notMana: flag,
  loyalty: flag,
});
export interface ActivatesEvent extends Node<typeof schema> {}

export function english(_event: ActivatesEvent, _p: PrintContext): EventClause {
  throw new NotPrintable(`event activates`);
}
