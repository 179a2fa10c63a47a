import type { PrintContext } from "../print/context.ts";
import { withCost } from "../print/keyword-cost.ts";
import { bare, manyOf } from "../print/noun-phrase.ts";
import { numberWord } from "../print/words.ts";
import { keywordVariant, natural } from "../schema/basic.ts";
import { costs, filter, type Node } from "../schema/nodes.ts";

export const schema = keywordVariant("craft", {
  with: filter,
  /** Absent: one. */
  count: natural.exactOptional(),
  cost: costs,
});
export interface CraftKeyword extends Node<typeof schema> {}

export function english(ability: CraftKeyword, p: PrintContext): string {
  return withCost(`craft with ${materials(ability, p)}`, ability.cost, p);
}

/** "artifact", "two creatures". */
function materials(ability: CraftKeyword, p: PrintContext): string {
  const np = p.noun(ability.with);
  return ability.count === undefined ? bare(np) : `${numberWord(ability.count)} ${manyOf(np)}`;
}
