import { z } from "zod";
import type * as fr from "./french/phrases.ts";
import { COST_KEYWORDS, NUMBER_KEYWORDS, SIMPLE_KEYWORDS } from "./keyword-names.ts";
import * as adapt from "./keywords/adapt.ts";
import * as affinity from "./keywords/affinity.ts";
import * as awaken from "./keywords/awaken.ts";
import * as bandsWithOther from "./keywords/bands-with-other.ts";
import * as champion from "./keywords/champion.ts";
import * as classLevel from "./keywords/class-level.ts";
import * as companion from "./keywords/companion.ts";
import * as craft from "./keywords/craft.ts";
import * as enchant from "./keywords/enchant.ts";
import * as equipQuality from "./keywords/equip-quality.ts";
import * as gift from "./keywords/gift.ts";
import * as hexproofFrom from "./keywords/hexproof-from.ts";
import * as impending from "./keywords/impending.ts";
import * as landwalk from "./keywords/landwalk.ts";
import * as offering from "./keywords/offering.ts";
import * as partnerWith from "./keywords/partner-with.ts";
import * as protection from "./keywords/protection.ts";
import * as prototype from "./keywords/prototype.ts";
import * as reinforce from "./keywords/reinforce.ts";
import * as splice from "./keywords/splice.ts";
import * as suspend from "./keywords/suspend.ts";
import * as typecycling from "./keywords/typecycling.ts";
import type { PrintContext } from "./print/context.ts";
import type { Member } from "./schema/basic.ts";
import { amount, costs, defineKeywordAbility, type Node, named } from "./schema/nodes.ts";

const kind = z.literal("keyword");
const simple = z.strictObject({ kind, keyword: z.enum(SIMPLE_KEYWORDS) });
export interface SimpleKeywordAbility extends Node<typeof simple> {}
const withCost = z.strictObject({ kind, keyword: z.enum(COST_KEYWORDS), cost: costs });
export interface CostKeywordAbility extends Node<typeof withCost> {}
const withNumber = z.strictObject({ kind, keyword: z.enum(NUMBER_KEYWORDS), amount });
export interface NumberKeywordAbility extends Node<typeof withNumber> {}

/** Keyword abilities that name a quality. */
export type QualityKeyword =
  | protection.ProtectionKeyword
  | hexproofFrom.HexproofFromKeyword
  | enchant.EnchantKeyword
  | landwalk.LandwalkKeyword
  | affinity.AffinityKeyword
  | champion.ChampionKeyword
  | offering.OfferingKeyword
  | bandsWithOther.BandsWithOtherKeyword
  | typecycling.TypecyclingKeyword
  | equipQuality.EquipQualityKeyword
  | splice.SpliceKeyword
  | suspend.SuspendKeyword
  | reinforce.ReinforceKeyword
  | awaken.AwakenKeyword
  | impending.ImpendingKeyword
  | prototype.PrototypeKeyword
  | adapt.AdaptKeyword
  | gift.GiftKeyword
  | craft.CraftKeyword
  | companion.CompanionKeyword
  | partnerWith.PartnerWithKeyword
  | classLevel.ClassLevelKeyword;

export type QualityKeywordOf<K extends QualityKeyword["keyword"]> = Extract<
  QualityKeyword,
  { readonly keyword: K }
>;

/** What the file of such a keyword ability exports: its schema, and its words in each language. */
export type QualityKeywordNodes = {
  readonly [K in QualityKeyword["keyword"]]: {
    readonly schema: Member<QualityKeywordOf<K>>;
    english(ability: QualityKeywordOf<K>, p: PrintContext): string;
    french(ability: QualityKeywordOf<K>, p: fr.FrenchContext): string;
  };
};

export const qualityKeywordNodes = {
  protection,
  hexproofFrom,
  enchant,
  landwalk,
  affinity,
  champion,
  offering,
  bandsWithOther,
  typecycling,
  equipQuality,
  splice,
  suspend,
  reinforce,
  awaken,
  impending,
  prototype,
  adapt,
  gift,
  craft,
  companion,
  partnerWith,
  classLevel,
} satisfies QualityKeywordNodes;

/** A keyword ability with its parameters (CR 702). */
export type KeywordAbility =
  | SimpleKeywordAbility
  | CostKeywordAbility
  | NumberKeywordAbility
  | QualityKeyword;

export type KeywordName = KeywordAbility["keyword"];

/** The schema of every keyword ability, told apart by `keyword`. */
export const keywordAbilities = z.discriminatedUnion("keyword", [
  simple,
  withCost,
  withNumber,
  protection.schema,
  hexproofFrom.schema,
  enchant.schema,
  landwalk.schema,
  affinity.schema,
  champion.schema,
  offering.schema,
  bandsWithOther.schema,
  typecycling.schema,
  equipQuality.schema,
  splice.schema,
  suspend.schema,
  reinforce.schema,
  awaken.schema,
  impending.schema,
  prototype.schema,
  adapt.schema,
  gift.schema,
  craft.schema,
  companion.schema,
  partnerWith.schema,
  classLevel.schema,
]);
named("KeywordAbility", keywordAbilities);
defineKeywordAbility(keywordAbilities);
