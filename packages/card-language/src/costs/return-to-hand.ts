import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { objects } from "../print/cost-objects.ts";
import { bind, variant } from "../schema/basic.ts";
import { costObjects, type Node } from "../schema/nodes.ts";

export const schema = variant("returnToHand", {
  what: costObjects,
  bind,
});
export interface ReturnToHandCost extends Node<typeof schema> {}

export function english(cost: ReturnToHandCost, p: PrintContext): string {
  if (p.say(cost).as === "it") return "return it to its owner's hand";
  if (isFromGraveyard(cost)) return `return ${objects(cost.what, p, {})} to your hand`;
  return `return ${objects(cost.what, p, {})} to ${cost.what === "this" || cost.what.count === 1 ? "its owner's hand" : "their owner's hand"}`;
}

/** Cards of the payer's own graveyard, which go to nobody else's hand. */
function isFromGraveyard({ what }: ReturnToHandCost): boolean {
  return typeof what === "object" && what.filter.zones?.[0] === "graveyard";
}

export function french(cost: ReturnToHandCost, p: fr.FrenchContext): fr.CostWords {
  const what = fr.costObjects(cost.what, p, "from");
  if (isFromGraveyard(cost)) return { verb: fr.vp("renvoyer", what, "dans votre main") };
  return { verb: fr.vp("renvoyer", what, `dans la main de ${what.plural ? "leur" : "son"} propriétaire`) };
}
