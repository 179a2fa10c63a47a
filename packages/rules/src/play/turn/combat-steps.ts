import type { StepName } from "@spellroom/card-language";
import type { Ruleset } from "../../state/ruleset.ts";

/** The steps of a combat phase (CR 506.1). */
export const COMBAT_STEPS: ReadonlySet<StepName> = new Set<StepName>([
  "beginningOfCombat",
  "declareAttackers",
  "declareBlockers",
  "firstStrikeDamage",
  "combatDamage",
  "endOfCombat",
]);

/** Whether combat begins with a step: with the first that the variant has of a combat phase (CR 507). */
export function beginsCombat({ steps }: Ruleset, step: StepName): boolean {
  return steps.find((one) => COMBAT_STEPS.has(one.step))?.step === step;
}
