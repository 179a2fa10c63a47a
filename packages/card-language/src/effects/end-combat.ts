import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("endCombat");
export interface EndCombatEffect extends Node<typeof schema> {}

export function english(_effect: EndCombatEffect, _p: PrintContext): Piece {
  return piece(imperative("end the combat phase"));
}
