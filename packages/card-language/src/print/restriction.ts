import {
  type Restriction,
  type RestrictionNodes,
  type RestrictionOf,
  restrictionNodes,
} from "../restriction.ts";
import type { PrintContext } from "./context.ts";
import type { RestrictionTime } from "./restriction-time.ts";

const words: RestrictionNodes = restrictionNodes;

/** What an object can't or must do, as a verb phrase in its base form (CR 508.1c-d, 509.1b-c). */
export function printRestriction(restriction: Restriction, time: RestrictionTime, p: PrintContext): string {
  return printOne(restriction.kind, restriction, time, p);
}

function printOne<K extends Restriction["kind"]>(
  kind: K,
  restriction: RestrictionOf<K>,
  time: RestrictionTime,
  p: PrintContext,
): string {
  return words[kind].english(restriction, time, p);
}
