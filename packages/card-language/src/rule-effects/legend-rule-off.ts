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
