import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { printHappened } from "../print/happened.ts";
import { variant } from "../schema/basic.ts";
import { amount, event, type Node } from "../schema/nodes.ts";
import { happenedWhen } from "../schema/turn-structure.ts";

export const schema = variant("happened", {
  event,
  when: happenedWhen,
  atLeast: amount.exactOptional(),
});
export interface HappenedCondition extends Node<typeof schema> {}

export function english(condition: HappenedCondition, p: PrintContext): string {
  return printHappened(condition, p);
}

export function french(condition: HappenedCondition, p: fr.FrenchContext, denied: boolean): string {
  return fr.printHappened(condition, p, denied);
}
