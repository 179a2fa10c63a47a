import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** "that much", "that many": the amount of the triggering or replaced event. */
export const schema = variant("event");
export interface EventAmount extends Node<typeof schema> {}

export function english(amount: EventAmount, p: PrintContext): string {
  return p.say(amount).variant === 1 ? "the damage prevented this way" : "that number";
}

export function englishEach(_amount: EventAmount, _p: PrintContext): string {
  return "1 damage prevented this way";
}

export function french(_amount: EventAmount, _p: fr.FrenchContext): string {
  return "ce nombre";
}
