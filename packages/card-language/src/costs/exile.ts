import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { objects } from "../print/cost-objects.ts";
import { fromOwnZone } from "../print/own-zone.ts";
import { bind, binding, variant } from "../schema/basic.ts";
import { costObjects, type Node } from "../schema/nodes.ts";

export const schema = variant("exile", {
  what: costObjects,
  bind,
  link: binding.exactOptional(),
});
export interface ExileCost extends Node<typeof schema> {}

export function english(cost: ExileCost, p: PrintContext): string {
  return `exile ${objects(cost.what, p, { zone: "from" })}${cost.what === "this" ? fromOwnZone("this", p) : ""}`;
}

export function french(cost: ExileCost, p: fr.FrenchContext): fr.CostWords {
  const own = cost.what === "this" ? fr.ownZone(p) : "";
  return { verb: fr.vp("exiler", fr.costObjects(cost.what, p, "from"), own) };
}
