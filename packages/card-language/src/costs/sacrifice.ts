import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { objects } from "../print/cost-objects.ts";
import { bind, variant } from "../schema/basic.ts";
import { costObjects, type Node } from "../schema/nodes.ts";

export const schema = variant("sacrifice", {
  what: costObjects,
  bind,
});
export interface SacrificeCost extends Node<typeof schema> {}

export function english(cost: SacrificeCost, p: PrintContext): string {
  if (p.say(cost).as === "it") return "sacrifice it";
  if (p.say(cost).as === "name") return `sacrifice ${p.self}`;
  if (p.say(cost).variant === 2) {
    const whose = p.actor === undefined ? "your" : "their";
    return `sacrifice ${objects(cost.what, p, {})} of ${whose} choice`;
  }
  return p.say(cost).variant === 1 ? objects(cost.what, p, {}) : `sacrifice ${objects(cost.what, p, {})}`;
}

export function french(cost: SacrificeCost, p: fr.FrenchContext): fr.CostWords {
  return { verb: fr.vp("sacrifier", fr.costObjects(cost.what, p)) };
}
