import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("cantPreventDamage", {
  source: filter.exactOptional(),
});
export interface CantPreventDamageRule extends Node<typeof schema> {}

export function english(rule: CantPreventDamageRule, p: PrintContext): string {
  return rule.source === undefined
    ? "damage can't be prevented"
    : `damage that would be dealt by ${manyOf(p.noun(rule.source))} can't be prevented`;
}

export function french(rule: CantPreventDamageRule, p: fr.FrenchContext): string {
  const by = rule.source === undefined ? "" : ` infligées par ${fr.theMany(p.noun(rule.source)).text}`;
  return `les blessures${by} ne peuvent pas être prévenues`;
}
