import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { objectRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** The level of a permanent, 1 for one that has none (CR 716.2b, d). Level counters have nothing to do with it. */
export const schema = variant("classLevel", {
  of: objectRef,
});
export interface ClassLevelAmount extends Node<typeof schema> {}

export function english({ of }: ClassLevelAmount, p: PrintContext): string {
  return `${p.object(of)}'s level`;
}

export function french({ of }: ClassLevelAmount, p: fr.FrenchContext): string {
  return `le niveau de ${p.object(of).text}`;
}
