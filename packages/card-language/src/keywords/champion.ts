import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { bare } from "../print/noun-phrase.ts";
import { withArticle } from "../print/words.ts";
import { keywordVariant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = keywordVariant("champion", {
  what: filter,
});
export interface ChampionKeyword extends Node<typeof schema> {}

export function english(ability: ChampionKeyword, p: PrintContext): string {
  return `champion ${withArticle(bare(p.noun(ability.what)))}`;
}

export function french(ability: ChampionKeyword, p: fr.FrenchContext): string {
  return `champion : ${fr.aOrAn(p.noun(ability.what)).text}`;
}
