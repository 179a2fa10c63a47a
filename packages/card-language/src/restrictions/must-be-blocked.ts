import type { PrintContext } from "../print/context.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { flag, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("mustBeBlocked", {
  byAll: flag,
});
export interface MustBeBlockedRestriction extends Node<typeof schema> {}

export function english(r: MustBeBlockedRestriction, time: RestrictionTime, _p: PrintContext): string {
  return r.byAll === true ? "" : `must be blocked${during(time)} if able`;
}
