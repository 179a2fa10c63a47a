import * as fr from "../french/phrases.ts";
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

export function french(ability: CraftKeyword, p: fr.FrenchContext): string {
  const { count = 1 } = ability;
  const materials = fr.phrase(p.noun(ability.with), {
    determiner: { number: (gender) => fr.numberWord(count, gender) },
    many: count > 1,
  });
  return fr.withCost(`façonnage avec ${materials.text}`, ability.cost, p);
}
