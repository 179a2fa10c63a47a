import { z } from "zod";
import type { PrintContext } from "../print/context.ts";
import { happenedThing, happenedValue } from "../print/happened.ts";
import { flag, variant } from "../schema/basic.ts";
import { event, type Node } from "../schema/nodes.ts";
import { happenedWhen } from "../schema/turn-structure.ts";

/** How often something happened this turn (or the last one), or to how many objects; with `sum` the total of its amounts. */
export const schema = variant("happened", {
  event,
  when: happenedWhen,
  sum: flag,
  /** The greatest total that any one player comes to, rather than that of all of them. */
  of: z.literal("onePlayer").exactOptional(),
});
export interface HappenedAmount extends Node<typeof schema> {}

export function english(amount: HappenedAmount, p: PrintContext): string {
  return happenedValue(amount, p);
}

export function englishEach(amount: HappenedAmount, p: PrintContext): string {
  return happenedThing(amount, p);
}
