import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantHaveCounters");
export interface CantHaveCountersRestriction extends Node<typeof schema> {}

export function english(_r: CantHaveCountersRestriction, time: RestrictionTime, _p: PrintContext): string {
  return `can't have counters put on ${time.many ? "them" : "it"}${during(time)}`;
}

export function french(
  _r: CantHaveCountersRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.cant(`recevoir de marqueurs${fr.during(style)}`);
}
