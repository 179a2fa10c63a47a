import * as fr from "../french/phrases.ts";
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

export function french(
  r: CantBeEnchantedOrEquippedRestriction,
  style: fr.ModificationStyle,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  const enchanted = fr.participle("enchanter")(style.who);
  if (r.by !== undefined)
    return fr.cant(`être ${enchanted} par ${fr.phrase(p.noun(r.by), { many: true }).text}`);
  return fr.cant(`être ${enchanted} ni ${fr.participle("équiper")(style.who)}`);
}
