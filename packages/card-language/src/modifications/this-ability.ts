import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { ModificationStyle } from "../print/modification-style.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/**
 * The ability that is resolving, which its source keeps although it becomes a copy of something else; beside `copyOf` it is one of
 * the copied values (CR 707.9a). In the wording, 1: said in a sentence of its own.
 */
export const schema = variant("thisAbility");
export interface ThisAbilityModification extends Node<typeof schema> {}

export function english(_one: ThisAbilityModification, _style: ModificationStyle, _p: PrintContext): string {
  return "gain this ability";
}

export function french(
  _one: ThisAbilityModification,
  _style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.vp("gagner", "cette capacité");
}
