import * as fr from "../french/phrases.ts";
import { keywordName } from "../keyword-name.ts";
import type { PrintContext } from "../print/context.ts";
import type { ModificationStyle } from "../print/modification-style.ts";
import { keywordWords } from "../print/vocabulary.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantHaveKeyword", {
  keyword: keywordName,
});
export interface CantHaveKeywordModification extends Node<typeof schema> {}

export function english(
  one: CantHaveKeywordModification,
  _style: ModificationStyle,
  _p: PrintContext,
): string {
  return `can't have or gain ${keywordWords(one.keyword)}`;
}

export function french(
  one: CantHaveKeywordModification,
  _style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  const neither = `ni avoir ni acquérir ${fr.keywordArticle(one.keyword)}`;
  return fr.not(fr.vp("pouvoir", undefined, neither), "alone");
}
