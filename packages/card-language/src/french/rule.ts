import { type RuleEffect, type RuleEffectNodes, type RuleEffectOf, ruleEffectNodes } from "../rule-effect.ts";
import type { FrenchContext } from "./context.ts";

const words: RuleEffectNodes = ruleEffectNodes;

/** A rule effect as a sentence without its full stop, uncapitalised (CR 101.2, 601.3, 613.11). */
export function printRule(rule: RuleEffect, p: FrenchContext): string {
  return printOne(rule.kind, rule, p);
}

function printOne<K extends RuleEffect["kind"]>(kind: K, rule: RuleEffectOf<K>, p: FrenchContext): string {
  return words[kind].french(rule, p);
}
