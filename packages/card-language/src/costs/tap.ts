import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("tap");
export interface TapCost extends Node<typeof schema> {}

export function english(_cost: TapCost, _p: PrintContext): string {
  return "{T}";
}

export function french(_cost: TapCost, p: fr.FrenchContext): fr.CostWords {
  return { symbol: "{T}", verb: fr.vp("engager", p.self) };
}
