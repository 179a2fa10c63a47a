import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { objects } from "../print/cost-objects.ts";
import { numberWord, withArticle } from "../print/words.ts";
import { bind, label, variant } from "../schema/basic.ts";
import { amount, costObjects, type Node } from "../schema/nodes.ts";

export const schema = variant("removeCounters", {
  counter: label,
  amount: z.union([z.literal("all"), amount]),
  from: costObjects,
  /** As many as there were: "for each charge counter removed this way". */
  bind,
});
export interface RemoveCountersCost extends Node<typeof schema> {}

export function english(cost: RemoveCountersCost, p: PrintContext): string {
  const kind = cost.counter === "any" ? "counter" : `${cost.counter} counter`;
  const { amount } = cost;
  const from = objects(cost.from, p, {});
  if (cost.bind !== undefined) p.mentionAmount(cost.bind, `the number of ${kind}s removed this way`);
  if (amount === "all") return `remove all ${kind}s from ${from}`;
  if (amount === 1) return `remove ${withArticle(kind)} from ${from}`;
  if (p.say(cost).variant === 1) {
    p.mentionAmount("x", `${kind} removed this way`);
    return `remove any number of ${kind}s from ${from}`;
  }
  const number = typeof amount === "number" ? numberWord(amount) : "X";
  return `remove ${number} ${kind}s from ${from}`;
}

export function french(cost: RemoveCountersCost, p: fr.FrenchContext): fr.CostWords {
  const kind = fr.counterNoun(cost.counter);
  if (cost.bind !== undefined)
    p.mentionAmount(cost.bind, `le nombre de ${kind.many} retirés de cette manière`);
  const counters = cost.amount === "all" ? `tous les ${kind.many}` : fr.measure(cost.amount, kind, p).text;
  return { verb: fr.vp("retirer", counters, `de ${fr.costObjects(cost.from, p).text}`) };
}
