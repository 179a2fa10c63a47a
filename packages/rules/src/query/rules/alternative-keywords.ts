import type { CostKeyword, KeywordName } from "@spellroom/card-language";

/** Keywords that are an alternative cost for a card wherever it may be cast from (CR 118.9). */
export const ALTERNATIVE_KEYWORDS = [
  "evoke",
  "dash",
  "overload",
  "cleave",
  "blitz",
  "spectacle",
  "surge",
  "prowl",
  "freerunning",
  "bestow",
  "mutate",
  "morph",
  "megamorph",
  "disguise",
  "warp",
  "webSlinging",
  "sneak",
  "emerge",
] as const satisfies readonly CostKeyword[];

/** The same for keywords that have a number in addition to their cost. */
export const NUMBERED_ALTERNATIVES = ["awaken", "impending"] as const satisfies readonly KeywordName[];
