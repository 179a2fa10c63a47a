import type { Choice, Decision } from "@spellroom/rules";
import { choiceFromWire, OWN_NAMES, safeChoice, viewBody } from "@spellroom/rules/decisions";

/** The answer that does least; it is taken whatever the decision, so it stands in for a combination that the rules refuse. */
export function leastAnswer(decision: Decision): Choice {
  const least = safeChoice({ ...viewBody(decision, OWN_NAMES), prompt: decision.prompt.key });
  const choice = choiceFromWire(decision, least);
  if (!choice) throw new Error(`The decision ${decision.kind} offers nothing that is safe`);
  return choice;
}
