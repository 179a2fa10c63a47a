import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import type { RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("assignsDamageAsThoughUnblocked");
export interface AssignsDamageAsThoughUnblockedRestriction extends Node<typeof schema> {}

export function english(
  _r: AssignsDamageAsThoughUnblockedRestriction,
  _time: RestrictionTime,
  _p: PrintContext,
): string {
  throw new NotPrintable(`restriction assignsDamageAsThoughUnblocked`, "stands in a sentence of its own");
}
