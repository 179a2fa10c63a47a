import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { printKeyword } from "../print/keyword.ts";
import type { ModificationStyle } from "../print/modification-style.ts";
import { listOf } from "../print/words.ts";
import { some, variant } from "../schema/basic.ts";
import { keywordAbility, type Node } from "../schema/nodes.ts";

/** One keyword of several, chosen on resolution. */
export const schema = variant("gainKeywordOfChoice", {
  of: some(keywordAbility),
});
export interface GainKeywordOfChoiceModification extends Node<typeof schema> {}

export function english(
  one: GainKeywordOfChoiceModification,
  _style: ModificationStyle,
  p: PrintContext,
): string {
  return `gain your choice of ${listOf(
    one.of.map((keyword) => printKeyword(keyword, p)),
    "or",
  )}`;
}

export function french(
  one: GainKeywordOfChoiceModification,
  _style: fr.ModificationStyle,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  const choices = one.of.map((keyword) => p.phrases.keywordWithArticle(keyword, p));
  return fr.vp("acquérir", `au choix ${fr.listOf(choices, "ou")}`);
}
