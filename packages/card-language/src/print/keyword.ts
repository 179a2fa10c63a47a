import type { Cost } from "../cost.ts";
import type { Filter } from "../filter.ts";
import {
  COST_KEYWORDS,
  type KeywordAbility,
  NUMBER_KEYWORDS,
  type ProtectionQuality,
  type QualityKeyword,
  SIMPLE_KEYWORDS,
} from "../keyword.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import { bare, manyOf } from "./noun-phrase.ts";
import { keywordWords } from "./vocabulary.ts";
import { numberWord, withArticle } from "./words.ts";

type Simple = Extract<KeywordAbility, { keyword: (typeof SIMPLE_KEYWORDS)[number] }>;
type WithCost = Extract<KeywordAbility, { keyword: (typeof COST_KEYWORDS)[number] }>;
type WithNumber = Extract<KeywordAbility, { keyword: (typeof NUMBER_KEYWORDS)[number] }>;

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
  if (isNumberKeyword(ability)) return numbered(ability);
  return printQuality(ability, p);
}

/** "Cycling {2}", but "Cycling—Pay 2 life." where the cost is more than mana. */
function withCost(words: string, cost: readonly Cost[], p: PrintContext): string {
  if (cost.every((one) => one.kind === "mana")) return `${words} ${p.phrases.cost(cost, p)}`;
  return `${words}—${p.phrases.cost(cost, p)}.`;
}

function numbered(ability: WithNumber): string {
  const { amount } = ability;
  if (typeof amount === "number") return `${keywordWords(ability.keyword)} ${amount}`;
  if (amount.kind === "x") return `${keywordWords(ability.keyword)} X`;
  throw new NotPrintable(`keyword ${ability.keyword}`, "with a counted number");
}

function printQuality(ability: QualityKeyword, p: PrintContext): string {
  switch (ability.keyword) {
    case "protection":
      return `protection from ${protectedFrom(ability.from, p)}`;
    case "hexproofFrom":
      return `hexproof from ${protectedFrom(ability.from, p)}`;
    case "enchant":
      return `enchant ${typeof ability.what === "string" ? ability.what : bare(p.noun(ability.what))}`;
    case "landwalk":
      return landwalk(ability.land, p);
    case "affinity":
      return `affinity for ${manyOf(p.noun(withoutControl(ability.for)))}`;
    case "champion":
      return `champion ${withArticle(bare(p.noun(ability.what)))}`;
    case "offering":
      return `${bare(p.noun(ability.what))} offering`;
    case "bandsWithOther":
      return `bands with other ${manyOf(p.noun(ability.what))}`;
    case "typecycling":
      return withCost(`${typecycling(ability.what, p)}cycling`, ability.cost, p);
    case "equipQuality":
      return withCost(`equip ${bare(p.noun(ability.what))}`, ability.cost, p);
    default:
      return rarerQuality(ability, p);
  }
}

type Rarer = Extract<
  QualityKeyword,
  { keyword: "splice" | "suspend" | "reinforce" | "awaken" | "adapt" | "craft" | "companion" | "partnerWith" }
>;

function rarerQuality(ability: Rarer, p: PrintContext): string {
  switch (ability.keyword) {
    case "splice":
      return withCost(`splice onto ${ability.onto}`, ability.cost, p);
    case "suspend":
      return `suspend ${ability.time}—${p.phrases.cost(ability.cost, p)}`;
    case "reinforce":
    case "awaken":
      return `${ability.keyword} ${p.value(ability.amount)}—${p.phrases.cost(ability.cost, p)}`;
    case "adapt":
      return `${p.phrases.cost(ability.cost, p)}: Adapt ${ability.amount}.`;
    case "craft":
      return withCost(`craft with ${materials(ability, p)}`, ability.cost, p);
    case "companion":
      return `companion — ${ability.condition}`;
    case "partnerWith":
      return `partner with ${ability.name}`;
  }
}

/** "artifact", "two creatures". */
function materials(ability: Extract<Rarer, { keyword: "craft" }>, p: PrintContext): string {
  const np = p.noun(ability.with);
  return ability.count === undefined ? bare(np) : `${numberWord(ability.count)} ${manyOf(np)}`;
}

function withoutControl(filter: Filter): Filter {
  return { ...filter, of: filter.of.filter((one) => one.kind !== "controller") };
}

/** "basic landcycling", "plainscycling", "wizardcycling". */
function typecycling(filter: Filter, p: PrintContext): string {
  const words = bare(p.noun({ of: filter.of }), { zone: "none" });
  return words.toLowerCase();
}

function landwalk(filter: Filter, p: PrintContext): string {
  return `${bare(p.noun({ of: filter.of })).replace(/^[A-Z]/, (letter) => letter.toLowerCase())}walk`;
}

function protectedFrom(quality: ProtectionQuality, p: PrintContext): string {
  switch (quality.kind) {
    case "everything":
      return "everything";
    case "chosenColor":
      return "the chosen color";
    case "player":
      return quality.player === "opponents" ? "each of your opponents" : "the chosen player";
    case "filter": {
      const [only] = quality.filter.of;
      if (
        quality.filter.of.length === 1 &&
        only !== undefined &&
        (only.kind === "color" || only.kind === "colorCount")
      ) {
        return p.noun(quality.filter).before.join(" ");
      }
      return manyOf(p.noun(quality.filter));
    }
  }
}
