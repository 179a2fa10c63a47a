import type { CardType, Supertype } from "../card-type.ts";
import type { KeywordName } from "../keyword.ts";
import type { Color } from "../mana.ts";
import type { ObjectStatus } from "../object-status.ts";
import type { Stat } from "../stat.ts";
import type { PhaseName, StepName } from "../turn-structure.ts";

/** Words shared by printing and reading: one table for both ways. */

export const COLOR_WORDS: Readonly<Record<Color, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
};

/** Statuses that stand before the noun. */
export const STATUS_ADJECTIVES: Partial<Readonly<Record<ObjectStatus, string>>> = {
  tapped: "tapped",
  untapped: "untapped",
  attacking: "attacking",
  blocking: "blocking",
  blocked: "blocked",
  unblocked: "unblocked",
  faceDown: "face-down",
  enchanted: "enchanted",
  equipped: "equipped",
  modified: "modified",
  goaded: "goaded",
  suspected: "suspected",
  saddled: "saddled",
  renowned: "renowned",
  monstrous: "monstrous",
  prepared: "prepared",
  suspended: "suspended",
  kicked: "kicked",
};

/** Statuses that follow it as a relative clause: singular and plural. */
export const STATUS_CLAUSES: Partial<Readonly<Record<ObjectStatus, readonly [string, string]>>> = {
  dealtDamageThisTurn: ["that was dealt damage this turn", "that were dealt damage this turn"],
  hasDealtDamageThisTurn: ["that dealt damage this turn", "that dealt damage this turn"],
  enteredThisTurn: ["that entered this turn", "that entered this turn"],
  attackedThisTurn: ["that attacked this turn", "that attacked this turn"],
  blockedThisTurn: ["that blocked this turn", "that blocked this turn"],
  wasBlockedThisTurn: ["that was blocked this turn", "that were blocked this turn"],
  cameSinceUpkeep: [
    "that came under your control since the beginning of your last upkeep",
    "that came under your control since the beginning of your last upkeep",
  ],
};

export const STAT_WORDS: Readonly<Record<Stat, string>> = {
  power: "power",
  toughness: "toughness",
  manaValue: "mana value",
  loyalty: "loyalty",
  basePower: "base power",
  baseToughness: "base toughness",
};

export const STEP_WORDS: Readonly<Record<StepName | PhaseName, string>> = {
  beginning: "beginning phase",
  combat: "combat",
  ending: "ending phase",
  untap: "untap step",
  upkeep: "upkeep",
  draw: "draw step",
  precombatMain: "precombat main phase",
  beginningOfCombat: "combat",
  declareAttackers: "declare attackers step",
  declareBlockers: "declare blockers step",
  firstStrikeDamage: "first combat damage step",
  combatDamage: "combat damage step",
  endOfCombat: "end of combat",
  postcombatMain: "postcombat main phase",
  end: "end step",
  cleanup: "cleanup step",
};

const IRREGULAR_KEYWORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jumpStart: "jump-start",
    forMirrodin: "For Mirrodin!",
    startYourEngines: "Start your engines!",
    webSlinging: "web-slinging",
    hexproofFrom: "hexproof from",
    partnerWith: "partner with",
    chooseABackground: "choose a Background",
    doctorsCompanion: "Doctor's companion",
    bandsWithOther: "bands with other",
    hideawayNumber: "hideaway",
    equipQuality: "equip",
    hauntedByDeath: "haunt",
  } satisfies Partial<Record<KeywordName, string>>),
);

/** A keyword as it is written: `doubleStrike` is "double strike". What is no keyword is written in the same way. */
export function keywordWords(keyword: string): string {
  return IRREGULAR_KEYWORDS.get(keyword) ?? spaced(keyword);
}

function spaced(camel: string): string {
  return camel.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The order of adjectives of type before a noun. */
export const TYPE_ORDER: readonly CardType[] = [
  "kindred",
  "artifact",
  "enchantment",
  "land",
  "creature",
  "planeswalker",
  "battle",
  "instant",
  "sorcery",
];

export const SUPERTYPE_ORDER: readonly Supertype[] = ["legendary", "basic", "snow", "world"];

/** Permanent types (CR 110.4). */
export const PERMANENT_TYPES: readonly CardType[] = [
  "artifact",
  "battle",
  "creature",
  "enchantment",
  "land",
  "planeswalker",
];

/** Subtypes by which a permanent calls itself: "this Equipment". */
export const SELF_SUBTYPES: readonly string[] = [
  "Aura",
  "Equipment",
  "Vehicle",
  "Saga",
  "Class",
  "Case",
  "Siege",
  "Spacecraft",
  "Fortification",
];
