import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { keywordVariant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = keywordVariant("bandsWithOther", {
  what: filter,
});
export interface BandsWithOtherKeyword extends Node<typeof schema> {}

export function english(ability: BandsWithOtherKeyword, p: PrintContext): string {
  return `bands with other ${manyOf(p.noun(ability.what))}`;
}

export function french(ability: BandsWithOtherKeyword, p: fr.FrenchContext): string {
  return `regroupement avec d'autres ${fr.manyOf(p.noun(ability.what))}`;
}
