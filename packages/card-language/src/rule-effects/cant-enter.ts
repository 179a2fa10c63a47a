import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { variant, zones } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("cantEnter", {
  what: filter,
  from: zones.exactOptional(),
});
export interface CantEnterRule extends Node<typeof schema> {}

export function english(rule: CantEnterRule, p: PrintContext): string {
  return `${manyOf(p.noun(rule.what))} can't enter the battlefield`;
}
