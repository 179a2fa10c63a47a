import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { ModificationStyle } from "../print/modification-style.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** Layer 4: all creature types go, other subtypes stay. */
export const schema = variant("loseCreatureTypes");
export interface LoseCreatureTypesModification extends Node<typeof schema> {}

export function english(
  _one: LoseCreatureTypesModification,
  _style: ModificationStyle,
  _p: PrintContext,
): string {
  return "lose all creature types";
}

export function french(
  _one: LoseCreatureTypesModification,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.vp("perdre", `tous ${style.who.plural ? "leurs" : "ses"} types de créature`);
}
