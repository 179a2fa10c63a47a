import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { objects } from "../print/cost-objects.ts";
import { variant } from "../schema/basic.ts";
import { costObjects, type Node } from "../schema/nodes.ts";

export const schema = variant("putOnLibrary", {
  what: costObjects,
  position: z.enum(["top", "bottom"]),
});
export interface PutOnLibraryCost extends Node<typeof schema> {}

export function english(cost: PutOnLibraryCost, p: PrintContext): string {
  return `put ${objects(cost.what, p, { zone: "from" })} on ${cost.position === "top" ? "top" : "the bottom"} of ${cost.what === "this" ? "its owner's" : "your"} library`;
}

export function french(cost: PutOnLibraryCost, p: fr.FrenchContext): fr.CostWords {
  const what = fr.costObjects(cost.what, p, "from");
  const whose = cost.what === "this" ? "la bibliothèque de son propriétaire" : "votre bibliothèque";
  return { verb: fr.vp("mettre", what, `au-${cost.position === "top" ? "dessus" : "dessous"} de ${whose}`) };
}
