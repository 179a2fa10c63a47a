import type * as fr from "../french/phrases.ts";
import { printRestriction as frenchRestriction } from "../french/restriction.ts";
import type { PrintContext } from "../print/context.ts";
import type { ModificationStyle } from "../print/modification-style.ts";
import { printRestriction } from "../print/restriction.ts";
import { restriction } from "../restriction.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** Rules modifications that ride on an object: CR 613.11. */
export const schema = variant("restriction", {
  restriction,
});
export interface RestrictionModification extends Node<typeof schema> {}

export function english(one: RestrictionModification, style: ModificationStyle, p: PrintContext): string {
  return printRestriction(one.restriction, style, p);
}

export function french(
  one: RestrictionModification,
  style: fr.ModificationStyle,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  return frenchRestriction(one.restriction, style, p);
}
