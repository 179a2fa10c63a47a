import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** How many more targets than one the spell has. */
export const schema = variant("targetsBeyondFirst");
export interface TargetsBeyondFirstAmount extends Node<typeof schema> {}

export function english(_amount: TargetsBeyondFirstAmount, _p: PrintContext): string {
  return "the number of targets beyond the first";
}

export function englishEach(_amount: TargetsBeyondFirstAmount, _p: PrintContext): string {
  return "target beyond the first";
}

export function french(_amount: TargetsBeyondFirstAmount, _p: fr.FrenchContext): string {
  return "le nombre de cibles au-delà de la première";
}

export function frenchEach(_amount: TargetsBeyondFirstAmount, _p: fr.FrenchContext): string {
  return "cible au-delà de la première";
}
