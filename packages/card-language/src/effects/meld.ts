import * as fr from "../french/phrases.ts";
import { type Piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { label, variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

/**
 * "Exile them, then meld them into ..." (CR 701.37): this permanent and one of those described, which a condition before it says that
 * you both own and control. `into` is the name of the back face that both cards have.
 */
export const schema = variant("meld", {
  partner: filter,
  into: label,
});
export interface MeldEffect extends Node<typeof schema> {}

export function english({ into }: MeldEffect, _p: PrintContext): Piece {
  return sentence(`exile them, then meld them into ${into}`);
}

export function french({ into }: MeldEffect, _p: fr.FrenchContext): fr.Piece {
  return fr.sentence(`exilez-les, puis assimilez-les en ${into}`);
}
