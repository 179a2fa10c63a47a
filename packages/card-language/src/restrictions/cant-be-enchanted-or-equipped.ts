import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import type { RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("cantBeEnchantedOrEquipped", {
  by: filter.exactOptional(),
});
export interface CantBeEnchantedOrEquippedRestriction extends Node<typeof schema> {}

export function english(
  r: CantBeEnchantedOrEquippedRestriction,
  _time: RestrictionTime,
  p: PrintContext,
): string {
  return r.by === undefined
    ? "can't be enchanted or equipped"
    : `can't be enchanted by ${manyOf(p.noun(r.by))}`;
}
