import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("untap");
export interface UntapCost extends Node<typeof schema> {}

export function english(_cost: UntapCost, _p: PrintContext): string {
  return "{Q}";
}

export function french(_cost: UntapCost, p: fr.FrenchContext): fr.CostWords {
  return { symbol: "{Q}", verb: fr.vp("dégager", p.self) };
}
