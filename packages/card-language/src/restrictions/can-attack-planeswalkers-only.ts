import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import type { RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("canAttackPlaneswalkersOnly");
export interface CanAttackPlaneswalkersOnlyRestriction extends Node<typeof schema> {}

export function english(
  _r: CanAttackPlaneswalkersOnlyRestriction,
  _time: RestrictionTime,
  _p: PrintContext,
): string {
  throw new NotPrintable(`restriction canAttackPlaneswalkersOnly`, "stands in a sentence of its own");
}
