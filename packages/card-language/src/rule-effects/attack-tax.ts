import type { Cost } from "../cost.ts";
import type { PrintContext } from "../print/context.ts";
import { costAsAction } from "../print/cost.ts";
import { manaText } from "../print/mana-text.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { costs, filter, type Node } from "../schema/nodes.ts";

export const schema = variant("attackTax", {
  attackersAgainst: playerRef,
  cost: costs,
  attackers: filter.exactOptional(),
});
export interface AttackTaxRule extends Node<typeof schema> {}

export function english(rule: AttackTaxRule, p: PrintContext): string {
  const who = rule.attackers === undefined ? "creatures" : manyOf(p.noun(rule.attackers));
  const against = rule.attackersAgainst.kind === "you" ? "you" : p.player(rule.attackersAgainst);
  return `${who} can't attack ${against} unless their controller ${paysEach(rule.cost, p)} for each creature they control that's attacking ${against}`;
}

function paysEach(cost: readonly Cost[], p: PrintContext): string {
  const only = cost[0];
  if (cost.length === 1 && only?.kind === "mana") return `pays ${manaText(only.mana)}`;
  return `pays ${costAsAction(cost, p)}`;
}
