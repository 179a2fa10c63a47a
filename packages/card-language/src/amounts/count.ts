import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { bare, manyOf } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("count", {
  filter,
});
export interface CountAmount extends Node<typeof schema> {}

export function english(amount: CountAmount, p: PrintContext): string {
  const number = p.say(amount).as === "full" ? "total number" : "number";
  return `the ${number} of ${manyOf(p.noun(amount.filter))}`;
}

function countedThing(filter: Filter, p: PrintContext): string {
  const np = p.noun(filter);
  return bare(np);
}

export function englishEach(amount: CountAmount, p: PrintContext): string {
  return countedThing(amount.filter, p);
}

export function french(amount: CountAmount, p: fr.FrenchContext): string {
  return `le nombre de ${fr.manyOf(p.noun(amount.filter))}`;
}

export function frenchEach(amount: CountAmount, p: fr.FrenchContext): string {
  return fr.bare(p.noun(amount.filter));
}
