import type { PrintContext } from "../print/context.ts";
import { numberWord } from "../print/words.ts";
import { natural, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("blockersAtMost", {
  count: natural,
});
export interface BlockersAtMostRule extends Node<typeof schema> {}

export function english(rule: BlockersAtMostRule, _p: PrintContext): string {
  return `no more than ${numberWord(rule.count)} creature${rule.count === 1 ? "" : "s"} can block each combat`;
}
