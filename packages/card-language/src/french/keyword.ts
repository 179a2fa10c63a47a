import {
  type KeywordAbility,
  type QualityKeyword,
  type QualityKeywordNodes,
  type QualityKeywordOf,
  qualityKeywordNodes,
} from "../keyword.ts";
import { COST_KEYWORDS, NUMBER_KEYWORDS, SIMPLE_KEYWORDS } from "../keyword-names.ts";
import type { FrenchContext } from "./context.ts";
import { withCost } from "./keyword-cost.ts";
import { keywordArticle, keywordName } from "./keyword-names.ts";
import { numeral } from "./measure.ts";

type Simple = Extract<KeywordAbility, { keyword: (typeof SIMPLE_KEYWORDS)[number] }>;
type WithCost = Extract<KeywordAbility, { keyword: (typeof COST_KEYWORDS)[number] }>;
type WithNumber = Extract<KeywordAbility, { keyword: (typeof NUMBER_KEYWORDS)[number] }>;

export function isSimple(ability: KeywordAbility): ability is Simple {
  return SIMPLE_KEYWORDS.some((name) => name === ability.keyword);
}

function hasCost(ability: KeywordAbility): ability is WithCost {
  return COST_KEYWORDS.some((name) => name === ability.keyword);
}

function hasNumber(ability: KeywordAbility): ability is WithNumber {
  return NUMBER_KEYWORDS.some((name) => name === ability.keyword);
}

const words: QualityKeywordNodes = qualityKeywordNodes;

/** A keyword ability with its parameters (CR 702), uncapitalised: « initiative », « parade {2} », « protection contre le noir ». */
export function printKeyword(ability: KeywordAbility, p: FrenchContext): string {
  if (isSimple(ability)) return keywordName(ability.keyword);
  if (hasCost(ability)) return withCost(keywordName(ability.keyword), ability.cost, p);
  if (hasNumber(ability) && ability.keyword === "vanishing" && ability.amount === 0)
    return keywordName(ability.keyword);
  if (hasNumber(ability)) return `${keywordName(ability.keyword)} ${numeral(ability.amount, p)}`;
  return quality(ability, p);
}

function quality(ability: QualityKeyword, p: FrenchContext): string {
  return printOne(ability.keyword, ability, p);
}

function printOne<K extends QualityKeyword["keyword"]>(
  keyword: K,
  ability: QualityKeywordOf<K>,
  p: FrenchContext,
): string {
  return words[keyword].french(ability, p);
}

/** « le vol », « la protection contre le noir »: as something that is acquired, had or lost. */
export function keywordWithArticle(ability: KeywordAbility, p: FrenchContext): string {
  if (ability.keyword === "enchant") return `« ${printKeyword(ability, p)} »`;
  return keywordArticle(ability.keyword, printKeyword(ability, p).replace(/\.$/, ""));
}
