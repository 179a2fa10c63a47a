import type { Amount } from "./amount.ts";
import type { Subtype } from "./card.ts";
import type { Cost } from "./cost.ts";
import type { Filter } from "./filter.ts";

/** Keyword abilities (CR 702) without a parameter. */
export const SIMPLE_KEYWORDS = [
  "deathtouch",
  "defender",
  "doubleStrike",
  "firstStrike",
  "flash",
  "flying",
  "haste",
  "hexproof",
  "indestructible",
  "intimidate",
  "lifelink",
  "menace",
  "reach",
  "shroud",
  "trample",
  "vigilance",
  "fear",
  "shadow",
  "horsemanship",
  "prowess",
  "exalted",
  "flanking",
  "wither",
  "infect",
  "persist",
  "undying",
  "convoke",
  "delve",
  "improvise",
  "storm",
  "cascade",
  "changeling",
  "battleCry",
  "extort",
  "evolve",
  "unleash",
  "cipher",
  "phasing",
  "skulk",
  "devoid",
  "ingest",
  "myriad",
  "melee",
  "undaunted",
  "riot",
  "ascend",
  "assist",
  "mentor",
  "training",
  "daybound",
  "nightbound",
  "decayed",
  "compleated",
  "livingWeapon",
  "totemArmor",
  "soulbond",
  "hideaway",
  "conspire",
  "retrace",
  "rebound",
  "aftermath",
  "splitSecond",
  "gravestorm",
  "epic",
  "sunburst",
  "provoke",
  "banding",
  "jumpStart",
  "demonstrate",
  "dethrone",
  "hiddenAgenda",
  "doubleTeam",
  "forMirrodin",
  "livingMetal",
  "readAhead",
  "ravenous",
  "enlist",
  "umbraArmor",
  "spaceSculptor",
  "startYourEngines",
  "jobSelect",
  "partner",
  "gift",
  "exploit",
  "hauntedByDeath",
  "fuse",
  "bargain",
] as const;
export type SimpleKeyword = (typeof SIMPLE_KEYWORDS)[number];

/** Keyword abilities followed by a cost. */
export const COST_KEYWORDS = [
  "cycling",
  "equip",
  "flashback",
  "kicker",
  "multikicker",
  "morph",
  "megamorph",
  "buyback",
  "echo",
  "cumulativeUpkeep",
  "madness",
  "unearth",
  "evoke",
  "bestow",
  "dash",
  "escape",
  "encore",
  "embalm",
  "eternalize",
  "ninjutsu",
  "overload",
  "recover",
  "reinforceCost",
  "replicate",
  "spectacle",
  "surge",
  "emerge",
  "entwine",
  "fortify",
  "foretell",
  "disturb",
  "blitz",
  "mutate",
  "outlast",
  "scavenge",
  "transmute",
  "transfigure",
  "levelUp",
  "reconfigure",
  "ward",
  "prowl",
  "miracle",
  "auraSwap",
  "disguise",
  "plot",
  "offspring",
  "warp",
  "harmonize",
  "mayhem",
  "freerunning",
  "sneak",
  "escalate",
  "squad",
  "prototype",
  "impending",
  "specialize",
  "webSlinging",
  "boast",
] as const;
export type CostKeyword = (typeof COST_KEYWORDS)[number];

/** Keyword abilities followed by a number. */
export const NUMBER_KEYWORDS = [
  "bushido",
  "dredge",
  "fading",
  "vanishing",
  "rampage",
  "absorb",
  "afflict",
  "afterlife",
  "amplify",
  "annihilator",
  "bloodthirst",
  "casualty",
  "crew",
  "devour",
  "fabricate",
  "frenzy",
  "graft",
  "modular",
  "poisonous",
  "renown",
  "ripple",
  "soulshift",
  "toxic",
  "tribute",
  "saddle",
  "mobilize",
  "firebending",
  "station",
  "cohort",
  "backup",
  "hideawayNumber",
] as const;
export type NumberKeyword = (typeof NUMBER_KEYWORDS)[number];

/** Keyword abilities that name a quality. */
export type QualityKeyword =
  | { readonly kind: "keyword"; readonly keyword: "protection"; readonly from: ProtectionQuality }
  | { readonly kind: "keyword"; readonly keyword: "hexproofFrom"; readonly from: ProtectionQuality }
  | { readonly kind: "keyword"; readonly keyword: "enchant"; readonly what: Filter | "player" | "opponent" }
  | { readonly kind: "keyword"; readonly keyword: "landwalk"; readonly land: Filter }
  | { readonly kind: "keyword"; readonly keyword: "affinity"; readonly for: Filter }
  | { readonly kind: "keyword"; readonly keyword: "champion"; readonly what: Filter }
  | { readonly kind: "keyword"; readonly keyword: "offering"; readonly what: Filter }
  | { readonly kind: "keyword"; readonly keyword: "bandsWithOther"; readonly what: Filter }
  | {
      readonly kind: "keyword";
      readonly keyword: "typecycling";
      readonly what: Filter;
      readonly cost: readonly Cost[];
    }
  | {
      readonly kind: "keyword";
      readonly keyword: "equipQuality";
      readonly what: Filter;
      readonly cost: readonly Cost[];
    }
  | {
      readonly kind: "keyword";
      readonly keyword: "splice";
      readonly onto: Subtype;
      readonly cost: readonly Cost[];
    }
  | {
      readonly kind: "keyword";
      readonly keyword: "suspend";
      readonly time: number | "X";
      readonly cost: readonly Cost[];
    }
  | {
      readonly kind: "keyword";
      readonly keyword: "reinforce";
      readonly amount: Amount;
      readonly cost: readonly Cost[];
    }
  | {
      readonly kind: "keyword";
      readonly keyword: "awaken";
      readonly amount: number;
      readonly cost: readonly Cost[];
    }
  | {
      readonly kind: "keyword";
      readonly keyword: "adapt";
      readonly amount: number;
      readonly cost: readonly Cost[];
    }
  | {
      readonly kind: "keyword";
      readonly keyword: "craft";
      readonly with: Filter;
      /** Absent: one. */
      readonly count?: number;
      readonly cost: readonly Cost[];
    }
  | { readonly kind: "keyword"; readonly keyword: "companion"; readonly condition: string }
  | { readonly kind: "keyword"; readonly keyword: "partnerWith"; readonly name: string };

/** Protection from what (CR 702.16): colours, types, everything; each is one ability. */
export type ProtectionQuality =
  | { readonly kind: "filter"; readonly filter: Filter }
  | { readonly kind: "everything" }
  | { readonly kind: "player"; readonly player: "opponents" | "chosen" }
  | { readonly kind: "chosenColor" };

/** A keyword ability with its parameters. */
export type KeywordAbility =
  | { readonly kind: "keyword"; readonly keyword: SimpleKeyword }
  | { readonly kind: "keyword"; readonly keyword: CostKeyword; readonly cost: readonly Cost[] }
  | { readonly kind: "keyword"; readonly keyword: NumberKeyword; readonly amount: Amount }
  | QualityKeyword;

export type KeywordName = KeywordAbility["keyword"];
