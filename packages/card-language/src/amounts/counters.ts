import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { objectRef } from "../reference.ts";
import { label, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("counters", {
  counter: label,
  on: objectRef,
});
export interface CountersAmount extends Node<typeof schema> {}

export function english(amount: CountersAmount, p: PrintContext): string {
  return `the number of ${amount.counter === "any" ? "" : `${amount.counter} `}counters on ${p.object(amount.on)}`;
}

export function englishEach(amount: CountersAmount, p: PrintContext): string {
  return `${amount.counter === "any" ? "" : `${amount.counter} `}counter on ${p.object(amount.on)}`;
}

export function french(amount: CountersAmount, p: fr.FrenchContext): string {
  return `le nombre de ${fr.counterNoun(amount.counter).many} sur ${p.object(amount.on).text}`;
}

export function frenchEach(amount: CountersAmount, p: fr.FrenchContext): string {
  return `${fr.counterNoun(amount.counter).one} sur ${p.object(amount.on).text}`;
}
