import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** How many targets the spell has (CR 601.2c). */
export const schema = variant("numberOfTargets");
export interface NumberOfTargetsAmount extends Node<typeof schema> {}

export function english(_amount: NumberOfTargetsAmount, _p: PrintContext): string {
  return "the number of targets";
}

export function englishEach(_amount: NumberOfTargetsAmount, _p: PrintContext): string {
  return "target";
}

export function french(_amount: NumberOfTargetsAmount, _p: fr.FrenchContext): string {
  return "le nombre de cibles";
}

export function frenchEach(_amount: NumberOfTargetsAmount, _p: fr.FrenchContext): string {
  return "cible";
}
