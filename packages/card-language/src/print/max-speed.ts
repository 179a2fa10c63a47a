import type { Ability } from "../ability.ts";
import type { Condition } from "../condition.ts";

/** The word in front of an ability that is there only as long as its controller has max speed (Aetherdrift). */
export const MAX_SPEED_WORD = "Max speed";

interface Anchored {
  readonly word: string;
  readonly ability: Ability;
}

/** An ability that is there only if its anchor word was chosen, and that ability without the condition (CR 614.12b). */
export function anchored(ability: Ability): Anchored | undefined {
  switch (ability.kind) {
    case "static": {
      const { condition, ...rest } = ability;
      return under(condition, rest);
    }
    case "triggered": {
      const { during, ...rest } = ability;
      return under(during, rest);
    }
    case "activated": {
      const { condition, ...limits } = ability.limits ?? {};
      const { limits: _, ...rest } = ability;
      return under(condition, Object.keys(limits).length === 0 ? rest : { ...rest, limits });
    }
    default:
      return undefined;
  }
}

function under(condition: Condition | undefined, ability: Ability): Anchored | undefined {
  return condition?.kind === "chosenWord" ? { word: condition.word, ability } : undefined;
}
