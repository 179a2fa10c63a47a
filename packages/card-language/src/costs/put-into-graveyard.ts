import type { PrintContext } from "../print/context.ts";
import { objects } from "../print/cost-objects.ts";
import { variant } from "../schema/basic.ts";
import { costObjects, type Node } from "../schema/nodes.ts";

export const schema = variant("putIntoGraveyard", {
  what: costObjects,
});
export interface PutIntoGraveyardCost extends Node<typeof schema> {}

export function english(cost: PutIntoGraveyardCost, p: PrintContext): string {
  return `put ${objects(cost.what, p, { zone: "from" })} into ${cost.what === "this" ? "its owner's" : "your"} graveyard`;
}
