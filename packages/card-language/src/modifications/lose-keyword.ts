import * as fr from "../french/phrases.ts";
import { keywordName } from "../keyword-name.ts";
import type { PrintContext } from "../print/context.ts";
import type { ModificationStyle } from "../print/modification-style.ts";
import { keywordWords } from "../print/vocabulary.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("loseKeyword", {
  keyword: keywordName,
});
export interface LoseKeywordModification extends Node<typeof schema> {}

export function english(one: LoseKeywordModification, _style: ModificationStyle, _p: PrintContext): string {
  return `lose ${keywordWords(one.keyword)}`;
}

export function french(
  one: LoseKeywordModification,
  _style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.vp("perdre", fr.keywordArticle(one.keyword));
}
