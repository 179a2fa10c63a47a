export const PHASES = ["beginning", "precombatMain", "combat", "postcombatMain", "ending"] as const;
/** CR 500.1; the two main phases apart. */
export type PhaseName = (typeof PHASES)[number];

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
/** Steps in turn order (CR 500); a main phase has no steps and stands for itself. */
export type StepName = (typeof STEPS)[number];

export const TURN_BASED_ACTIONS = [
  "phaseInAndOut",
  "dayNight",
  "untap",
  "draw",
  "sagaChapters",
  "declareAttackers",
  "declareBlockers",
  "combatDamage",
  "removeFromCombat",
  "discardToHandSize",
  "damageWearsOff",
] as const;
/** Turn-based actions (CR 703), by name; what each does is the engine's. */
export type TurnBasedAction = (typeof TURN_BASED_ACTIONS)[number];

/** Parts of a turn, or with "during combat" of a combat phase, that end or begin with a step or something that happens in combat. */
export const MOMENTS = [
  "beforeAttackers",
  "beforeBlockers",
  "beforeCombatDamage",
  "beforeEndOfCombat",
  "afterBlockers",
  "afterCombat",
  "afterUpkeep",
] as const;
export type MomentName = (typeof MOMENTS)[number];
