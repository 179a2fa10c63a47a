import type { Cost } from "../cost.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { costAsThird } from "../print/cost.ts";
import { manaText } from "../print/mana-text.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { costs, filter, type Node } from "../schema/nodes.ts";

export const schema = variant("attackTax", {
  attackersAgainst: playerRef,
  cost: costs,
  attackers: filter.exactOptional(),
  /** For attacking planeswalkers that the player controls as well; in the wording, 1: "a planeswalker". */
  orPlaneswalkers: flag,
});
export interface AttackTaxRule extends Node<typeof schema> {}

export function english(rule: AttackTaxRule, p: PrintContext): string {
  const who = rule.attackers === undefined ? "creatures" : manyOf(p.noun(rule.attackers));
  const text = taxed(rule, who, p);
  const { whereX } = p;
  p.whereX = undefined;
  return whereX === undefined ? text : `${text}, where X is ${whereX}`;
}

function taxed(rule: AttackTaxRule, who: string, p: PrintContext): string {
  const against = rule.attackersAgainst.kind === "you" ? "you" : p.player(rule.attackersAgainst);
  if (rule.orPlaneswalkers === true) {
    const some = p.say(rule).variant === 1 ? "a planeswalker" : "planeswalkers";
    const own = rule.attackersAgainst.kind === "you" ? "you control" : "they control";
    return `${who} can't attack ${against} or ${some} ${own} unless their controller ${paysEach(rule.cost, p)} for each of those creatures`;
  }
  return `${who} can't attack ${against} unless their controller ${paysEach(rule.cost, p)} for each creature they control that's attacking ${against}`;
}

function paysEach(cost: readonly Cost[], p: PrintContext): string {
  const only = cost[0];
  if (cost.length === 1 && only?.kind === "mana") return `pays ${manaText(only.mana)}`;
  return costAsThird(cost, p);
}

export function french(rule: AttackTaxRule, p: fr.FrenchContext): string {
  const who = rule.attackers === undefined ? "les créatures" : fr.theMany(p.noun(rule.attackers)).text;
  const you = rule.attackersAgainst.kind === "you";
  const target = you ? "" : ` ${p.player(rule.attackersAgainst).text}`;
  const pays = fr.conjugateAll(p.costAction(rule.cost), "subjunctive", { gender: "m", plural: false });
  const attack = you ? "vous attaquer" : `attaquer${target}`;
  const attacking = you ? "qui vous attaque" : `qui attaque${target}`;
  if (rule.orPlaneswalkers === true)
    return `${who} ne peuvent pas ${attack} ni un planeswalker que ${you ? "vous contrôlez" : "il contrôle"} à moins que leur contrôleur ne ${pays} pour chacune de ces créatures`;
  return `${who} ne peuvent pas ${attack} à moins que leur contrôleur ne ${pays} pour chaque créature qu'il contrôle ${attacking}`;
}
