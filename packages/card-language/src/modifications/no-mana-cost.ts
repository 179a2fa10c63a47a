import * as fr from "../french/phrases.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** An exception of a copy (CR 707.9b): "it has no mana cost". */
export const schema = variant("noManaCost");
export interface NoManaCostModification extends Node<typeof schema> {}

export function french(
  _one: NoManaCostModification,
  _style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.not(fr.vp("avoir", "de coût de mana"));
}
