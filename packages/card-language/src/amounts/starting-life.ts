import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("startingLife");
export interface StartingLifeAmount extends Node<typeof schema> {}

export function english(_amount: StartingLifeAmount, _p: PrintContext): string {
  return "your starting life total";
}

export function french(_amount: StartingLifeAmount, _p: fr.FrenchContext): string {
  return "votre total de points de vie de départ";
}
