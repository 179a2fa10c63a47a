import {
  type KeywordAbility,
  type QualityKeyword,
  type QualityKeywordNodes,
  type QualityKeywordOf,
  qualityKeywordNodes,
} from "../keyword.ts";
import { COST_KEYWORDS, NUMBER_KEYWORDS, SIMPLE_KEYWORDS } from "../keyword-names.ts";
import type { PrintContext } from "./context.ts";
import { withCost } from "./keyword-cost.ts";
import { keywordWords } from "./vocabulary.ts";

export type Simple = Extract<KeywordAbility, { keyword: (typeof SIMPLE_KEYWORDS)[number] }>;
export type WithCost = Extract<KeywordAbility, { keyword: (typeof COST_KEYWORDS)[number] }>;
export type WithNumber = Extract<KeywordAbility, { keyword: (typeof NUMBER_KEYWORDS)[number] }>;

export function isSimpleKeyword(ability: KeywordAbility): ability is Simple {
  return SIMPLE_KEYWORDS.some((name) => name === ability.keyword);
}

export function isCostKeyword(ability: KeywordAbility): ability is WithCost {
  return COST_KEYWORDS.some((name) => name === ability.keyword);
}

export function isNumberKeyword(ability: KeywordAbility): ability is WithNumber {
  return NUMBER_KEYWORDS.some((name) => name === ability.keyword);
}

/** A keyword ability with its parameters (CR 702), uncapitalised: "first strike", "ward {2}", "protection from black". */
export function printKeyword(ability: KeywordAbility, p: PrintContext): string {
  if (isSimpleKeyword(ability)) return keywordWords(ability.keyword);
  if (isCostKeyword(ability)) return withCost(keywordWords(ability.keyword), ability.cost, p);
  if (isNumberKeyword(ability)) return numbered(ability, p);
  return printQuality(ability, p);
}

export function numbered(ability: WithNumber, p: PrintContext): string {
  const { amount } = ability;
  if (amount === 0 && ability.keyword === "vanishing") return keywordWords(ability.keyword);
  if (typeof amount === "number") return `${keywordWords(ability.keyword)} ${amount}`;
  if (amount.kind === "x") return `${keywordWords(ability.keyword)} X`;
  const stop = p.say(ability).variant === 1 ? "." : "";
  return `${keywordWords(ability.keyword)} X, where X is ${p.value(amount)}${stop}`;
}

const words: QualityKeywordNodes = qualityKeywordNodes;

function printQuality(ability: QualityKeyword, p: PrintContext): string {
  return printOne(ability.keyword, ability, p);
}

function printOne<K extends QualityKeyword["keyword"]>(
  keyword: K,
  ability: QualityKeywordOf<K>,
  p: PrintContext,
): string {
  return words[keyword].english(ability, p);
}
