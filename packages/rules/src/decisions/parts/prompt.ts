import type { ObjectId } from "./entity.ts";

export const PROMPTS = [
  "priority",
  "mulligan",
  "bottomCards",
  "chooseTargets",
  "chooseModes",
  "chooseX",
  "chooseCost",
  "payMana",
  "orderTriggers",
  "orderReplacements",
  "declareAttackers",
  "declareBlockers",
  "assignCombatDamage",
  "divide",
  "preventDamage",
  "discard",
  "discardToHandSize",
  "sacrifice",
  "choose",
  "chooseColor",
  "chooseType",
  "chooseName",
  "choosePlayer",
  "chooseNumber",
  "chooseWord",
  "may",
  "mayPay",
  "unlessPay",
  "scry",
  "surveil",
  "search",
  "orderCards",
  "legendRule",
  "chooseOption",
  "putOnLibrary",
  "separatePiles",
  "choosePile",
  "chooseNewTargets",
  "castNow",
  "vote",
  "commanderZone",
  "startingPlayer",
  "enterChoice",
  "payAttackTax",
] as const;
export type PromptKey = (typeof PROMPTS)[number];

export interface Prompt {
  readonly key: PromptKey;
  /** The spell, ability or permanent that the decision comes from. */
  readonly source: ObjectId | null;
  /** Which target clause, mode or cost of it. */
  readonly detail?: string;
  /** A number that belongs to the decision, such as how many cards to discard. */
  readonly amount?: number;
}
