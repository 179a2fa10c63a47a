import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { changedCost } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { flag, label, natural, variant } from "../schema/basic.ts";
import { amount, filter, type Node } from "../schema/nodes.ts";

export const schema = variant("activationCostChange", {
  of: filter,
  who: playerRef.exactOptional(),
  more: amount.exactOptional(),
  less: amount.exactOptional(),
  keyword: label.exactOptional(),
  notMana: flag,
  minimum: natural.exactOptional(),
});
export interface ActivationCostChangeRule extends Node<typeof schema> {}

export function english(rule: ActivationCostChangeRule, p: PrintContext): string {
  const keyword = rule.keyword === undefined ? "activated" : rule.keyword;
  const who = rule.who === undefined ? "" : rule.who.kind === "you" ? " you activate" : "";
  const of = rule.of.of.length === 0 ? "" : ` of ${manyOf(p.noun(rule.of))}`;
  const mana = rule.notMana === true ? " unless they're mana abilities" : "";
  const minimum =
    rule.minimum === undefined
      ? ""
      : ". This effect can't reduce the mana in that cost to less than one mana";
  const upTo = p.say(rule).variant === 1 ? "up to " : "";
  return `${keyword} abilities${of}${who} cost ${upTo}${changedCost(rule, "activate", p)}${mana}${minimum}`;
}

export function french(rule: ActivationCostChangeRule, p: fr.FrenchContext): string {
  const keyword = rule.keyword === undefined ? undefined : fr.keywordNamed(rule.keyword);
  const kind =
    rule.keyword === undefined ? "les capacités activées" : `les capacités de ${keyword ?? rule.keyword}`;
  const of = rule.of.of.length === 0 ? "" : ` de ${fr.theMany(p.noun(rule.of)).text}`;
  const who = rule.who?.kind === "you" ? " que vous activez" : "";
  const mana = rule.notMana === true ? ", à moins que ce ne soient des capacités de mana" : "";
  const minimum =
    rule.minimum === undefined ? "" : ". Cet effet ne peut pas réduire ce coût à moins d'un mana";
  return `${kind}${of}${who} coûtent ${fr.costDifference(rule, p)} à activer${mana}${minimum}`;
}
