import type { PrintContext } from "../print/context.ts";
import { players, spells } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("spendManaAsAnyColor", {
  who: playerRef,
  for: filter.exactOptional(),
});
export interface SpendManaAsAnyColorRule extends Node<typeof schema> {}

export function english(rule: SpendManaAsAnyColorRule, p: PrintContext): string {
  const on = rule.for === undefined ? "" : ` to cast ${spells(rule.for, p)}`;
  return `${players(rule.who, p)} may spend mana as though it were mana of any color${on}`;
}
