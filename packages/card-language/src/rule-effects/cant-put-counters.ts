import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { players } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantPutCounters", {
  who: playerRef,
});
export interface CantPutCountersRule extends Node<typeof schema> {}

export function english(rule: CantPutCountersRule, p: PrintContext): string {
  return `${players(rule.who, p)} can't get counters`;
}

export function french(rule: CantPutCountersRule, p: fr.FrenchContext): string {
  return fr.present(fr.players(rule.who, p), fr.cant("recevoir de marqueurs"));
}
