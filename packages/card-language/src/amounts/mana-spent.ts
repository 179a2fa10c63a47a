import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("manaSpent");
export interface ManaSpentAmount extends Node<typeof schema> {}

export function english(_amount: ManaSpentAmount, _p: PrintContext): string {
  return "the amount of mana spent to cast it";
}
