/**
 * The words that stand for something in views and events. Each list is closed: the server sends nothing else, and a client has
 * a wording for every word of it in each of its languages.
 */

/** Steps of a turn (CR 500.1). */
export const STEPS = [
  "untap",
  "upkeep",
  "draw",
  "precombatMain",
  "beginningOfCombat",
  "declareAttackers",
  "declareBlockers",
  "firstStrikeDamage",
  "combatDamage",
  "endOfCombat",
  "postcombatMain",
  "end",
  "cleanup",
] as const;
export type Step = (typeof STEPS)[number];

/** A decision as far as everybody may know of it. */
export const PUBLIC_PROMPTS = [
  "priority",
  "mulligan",
  "declareAttackers",
  "declareBlockers",
  "announcing",
  "choosing",
] as const;
export type PublicPrompt = (typeof PUBLIC_PROMPTS)[number];

/** Special actions (CR 116). */
export const SPECIAL_ACTIONS = [
  "turnFaceUp",
  "suspend",
  "foretell",
  "plot",
  "unlockLeft",
  "unlockRight",
  "other",
] as const;
export type SpecialAction = (typeof SPECIAL_ACTIONS)[number];

/**
 * Why a player has lost (CR 104.3); `team`: a teammate has, with whom the player loses (CR 810.8a). `draw`: the player hasn't lost, but
 * the game is a draw for that player and goes on among the others (CR 801.15).
 */
export const LOSS_REASONS = [
  "concede",
  "life",
  "library",
  "poison",
  "effect",
  "commander",
  "left",
  "timeout",
  "team",
  "draw",
] as const;
export type LossReason = (typeof LOSS_REASONS)[number];

/** Why a game is over (CR 104). */
export const END_REASONS = ["lastStanding", "effect", "draw", "loop", "turnLimit", "agreed"] as const;
export type EndReason = (typeof END_REASONS)[number];

export const DAY_NIGHT = ["day", "night"] as const;
export type DayNight = (typeof DAY_NIGHT)[number];

/** How a permanent has come to look otherwise, or to be there or not. */
export const FACE_CHANGES = [
  "transformed",
  "turnedFaceUp",
  "turnedFaceDown",
  "phasedOut",
  "phasedIn",
  "unlocked",
  "locked",
  "flipped",
] as const;
export type FaceChange = (typeof FACE_CHANGES)[number];

/** Where cards are arranged to. */
export const PILE_NAMES = [
  "libraryTop",
  "libraryBottom",
  "graveyard",
  "hand",
  "battlefield",
  "exile",
  "pile1",
  "pile2",
] as const;
export type PileName = (typeof PILE_NAMES)[number];

/** Why an object can't be used now. */
export const EXPLANATION_REASONS = [
  "notYourPriority",
  "wrongTiming",
  "noTarget",
  "cantPay",
  "noManaCost",
  "landAlreadyPlayed",
  "summoningSick",
  "forbiddenBy",
  "limitReached",
  "conditionNotMet",
  "wrongZone",
  "notYours",
  "noSuchAbility",
  "noMode",
  "outOfRange",
] as const;
export type ExplanationReason = (typeof EXPLANATION_REASONS)[number];
