import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { keywordVariant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = keywordVariant("affinity", {
  for: filter,
});
export interface AffinityKeyword extends Node<typeof schema> {}

export function english(ability: AffinityKeyword, p: PrintContext): string {
  return `affinity for ${manyOf(p.noun(withoutControl(ability.for)))}`;
}

function withoutControl(filter: Filter): Filter {
  return { ...filter, of: filter.of.filter((one) => one.kind !== "controller") };
}

export function french(ability: AffinityKeyword, p: fr.FrenchContext): string {
  return `affinité pour ${fr.theMany(p.noun(withoutControl(ability.for))).text}`;
}
