import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { objects } from "../print/cost-objects.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { numberWord, withArticle } from "../print/words.ts";
import { label, variant } from "../schema/basic.ts";
import { amount, costObjects, type Node } from "../schema/nodes.ts";

export const schema = variant("addCounters", {
  counter: label,
  amount,
  on: costObjects,
});
export interface AddCountersCost extends Node<typeof schema> {}

export function english(cost: AddCountersCost, p: PrintContext): string {
  const on = objects(cost.on, p, {});
  if (cost.amount === 1) return `put ${withArticle(`${cost.counter} counter`)} on ${on}`;
  if (typeof cost.amount !== "number") throw new NotPrintable("cost addCounters", "of an amount");
  return `put ${numberWord(cost.amount)} ${cost.counter} counters on ${on}`;
}

export function french(cost: AddCountersCost, p: fr.FrenchContext): fr.CostWords {
  const counters = fr.measure(cost.amount, fr.counterNoun(cost.counter), p);
  return {
    verb: fr.vp("mettre", counters.text, `sur ${fr.costObjects(cost.on, p).text} ${counters.suffix}`.trim()),
  };
}
