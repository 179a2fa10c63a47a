import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { ModificationStyle } from "../print/modification-style.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("loseAllAbilities");
export interface LoseAllAbilitiesModification extends Node<typeof schema> {}

export function english(
  _one: LoseAllAbilitiesModification,
  _style: ModificationStyle,
  _p: PrintContext,
): string {
  return "lose all abilities";
}

export function french(
  _one: LoseAllAbilitiesModification,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.vp("perdre", style.who.plural ? "toutes leurs capacités" : "toutes ses capacités");
}
