import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { flag, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** "that much", "that many": the amount of the triggering or replaced event. */
export const schema = variant("event", {
  /** All the damage that would have been dealt, also where less of it was prevented, or none (CR 615.12). */
  unreduced: flag,
});
export interface EventAmount extends Node<typeof schema> {}

/** By the number of the wording: as an amount, and in "for each". */
const SAID: Readonly<Record<number, { readonly whole: string; readonly each?: string }>> = {
  1: { whole: "the damage prevented this way" },
  2: {
    whole: "the number of cards looked at while scrying this way",
    each: "card looked at while scrying this way",
  },
  3: { whole: "that damage" },
};

export function english(amount: EventAmount, p: PrintContext): string {
  return SAID[p.say(amount).variant ?? 0]?.whole ?? "that number";
}

export function englishEach(amount: EventAmount, p: PrintContext): string {
  return SAID[p.say(amount).variant ?? 0]?.each ?? "1 damage prevented this way";
}

export function french(amount: EventAmount, p: fr.FrenchContext): string {
  return p.tellsPrevented && amount.unreduced !== true
    ? "le nombre de blessures prévenues de cette manière"
    : "ce nombre";
}
