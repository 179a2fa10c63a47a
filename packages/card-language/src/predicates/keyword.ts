import * as fr from "../french/phrases.ts";
import { keywordName } from "../keyword-name.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { keywordWords } from "../print/vocabulary.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("keyword", {
  keyword: keywordName,
});
export interface KeywordPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: KeywordPredicate, _p: PrintContext, _onStack: boolean): OneMany {
  return same(`with ${keywordWords(predicate.keyword)}`);
}

export function englishNotAfter(of: KeywordPredicate, _p: PrintContext, _onStack: boolean): OneMany {
  return same(`without ${keywordWords(of.keyword)}`);
}

export function frenchAfter(predicate: KeywordPredicate, _p: fr.FrenchContext): fr.After {
  return { rank: 1, words: () => `avec ${fr.keywordArticle(predicate.keyword)}` };
}

export function frenchNotAfter(of: KeywordPredicate, _p: fr.FrenchContext): fr.After {
  return { rank: 1, words: () => `sans ${fr.keywordArticle(of.keyword)}` };
}
