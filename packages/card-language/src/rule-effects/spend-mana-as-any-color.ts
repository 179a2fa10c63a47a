import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { players } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("spendManaAsAnyColor", {
  who: playerRef,
  for: filter.exactOptional(),
});
export interface SpendManaAsAnyColorRule extends Node<typeof schema> {}

export function english(rule: SpendManaAsAnyColorRule, p: PrintContext): string {
  if (rule.for !== undefined) throw new NotPrintable("rule spendManaAsAnyColor", "for some spells");
  return `${players(rule.who, p)} may spend mana as though it were mana of any color`;
}
