import type { PrintContext } from "../print/context.ts";
import { manaText } from "../print/mana-text.ts";
import { manaCost, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("mana", {
  mana: manaCost,
});
export interface ManaCost extends Node<typeof schema> {}

export function english(cost: ManaCost, _p: PrintContext): string {
  return manaText(cost.mana);
}
