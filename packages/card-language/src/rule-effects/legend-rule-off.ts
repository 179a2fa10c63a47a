import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("legendRuleOff", {
  what: filter.exactOptional(),
});
export interface LegendRuleOffRule extends Node<typeof schema> {}

export function english(rule: LegendRuleOffRule, p: PrintContext): string {
  return rule.what === undefined
    ? `the "legend rule" doesn't apply`
    : `the "legend rule" doesn't apply to ${manyOf(p.noun(rule.what))}`;
}

export function french(rule: LegendRuleOffRule, p: fr.FrenchContext): string {
  const to = rule.what === undefined ? "" : ` à ${fr.theMany(p.noun(rule.what)).text}`;
  return `la « règle des légendes » ne s'applique pas${to}`;
}
