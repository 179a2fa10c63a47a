import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { label, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantHaveCounters", {
  /** Absent: counters of any kind. */
  counter: label.exactOptional(),
});
export interface CantHaveCountersRestriction extends Node<typeof schema> {}

export function english(r: CantHaveCountersRestriction, time: RestrictionTime, _p: PrintContext): string {
  const which = r.counter === undefined ? "" : `${r.counter} `;
  return `can't have ${which}counters put on ${time.many ? "them" : "it"}${during(time)}`;
}

export function french(
  r: CantHaveCountersRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.cant(`recevoir de ${fr.counterNoun(r.counter ?? "any").many}${fr.during(style)}`);
}
