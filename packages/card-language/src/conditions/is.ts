import type { PrintContext } from "../print/context.ts";
import { is } from "../print/is.ts";
import { objectRef } from "../reference.ts";
import { some, variant, zones } from "../schema/basic.ts";
import { type Node, predicate } from "../schema/nodes.ts";

/** "if it's a creature". Uses last known information where the object is gone. */
export const schema = variant("is", {
  object: objectRef,
  of: some(predicate),
  zones: zones.exactOptional(),
});
export interface IsCondition extends Node<typeof schema> {}

export function english(condition: IsCondition, p: PrintContext): string {
  return is(condition, p);
}
