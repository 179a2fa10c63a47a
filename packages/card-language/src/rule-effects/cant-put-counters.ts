import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { players } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { label, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantPutCounters", {
  who: playerRef,
  /** Absent: counters of any kind. */
  counter: label.exactOptional(),
});
export interface CantPutCountersRule extends Node<typeof schema> {}

export function english(rule: CantPutCountersRule, p: PrintContext): string {
  const which = rule.counter === undefined ? "" : `${rule.counter} `;
  return `${players(rule.who, p)} can't get ${which}counters`;
}

export function french(rule: CantPutCountersRule, p: fr.FrenchContext): string {
  return fr.present(
    fr.players(rule.who, p),
    fr.cant(`recevoir de ${fr.counterNoun(rule.counter ?? "any").many}`),
  );
}
