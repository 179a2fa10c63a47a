import type { Cost } from "../cost.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { listOf } from "../print/words.ts";
import { some, variant } from "../schema/basic.ts";
import { costs, type Node } from "../schema/nodes.ts";

/** Any one of several costs, payer's choice: "{3}, {T} or {U}, {T}". */
export const schema = variant("either", {
  of: some(costs),
});
export interface EitherCost extends Node<typeof schema> {}

export function english(cost: EitherCost, p: PrintContext): string {
  if (p.say(cost).variant === 1)
    return cost.of.map((one, at) => p.costAction(one).replace(/^pay /, at === 0 ? "pay " : "")).join(" or ");
  if (cost.of.every(isWhole)) return cost.of.map((one) => p.phrases.cost(one, p)).join(" or ");
  return listOf(
    cost.of.map((one) => p.costAction(one)),
    "or",
  );
}

/** A cost with a tap symbol, as it stands before a colon. */
function isWhole(cost: readonly Cost[]): boolean {
  return cost.some(({ kind }) => kind === "tap" || kind === "untap");
}

/** Mana alone: « Entretien cumulatif {W} ou {U} » */
function isMana([only, ...more]: readonly Cost[]): boolean {
  return only?.kind === "mana" && more.length === 0;
}

export function french(cost: EitherCost, p: fr.FrenchContext): fr.CostWords {
  const you = fr.YOU;
  const infinitives = cost.of.map((one) => fr.conjugateAll(p.costAction(one), "infinitive", you));
  const instructions = cost.of.map((one) => fr.conjugateAll(p.costAction(one), "imperative", you));
  const symbol = cost.of.every((one) => isWhole(one) || isMana(one))
    ? cost.of.map((one) => p.phrases.cost(one, p)).join(" ou ")
    : fr.listOf(instructions, "ou");
  const single = cost.of.map((one) => p.costAction(one));
  const [one, ...more] = single.flatMap((verbs) => (verbs.length === 1 ? verbs : []));
  if (one !== undefined && more.length === single.length - 1) return { symbol, verb: { ...one, or: more } };
  const [first = "", ...others] = infinitives;
  const [verb = "", ...rest] = first.split(" ");
  return {
    symbol,
    verb: fr.vp(verb, undefined, fr.listOf([rest.join(" "), ...others], "ou")),
  };
}
