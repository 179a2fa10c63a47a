import type { Condition, Effect } from "@spellroom/card-language";

type IfEffect = Extract<Effect, { kind: "if" }>;

/** "If ..., ...": instructions carried out only where a condition holds. */
export function ifEffect(
  condition: Condition,
  then: readonly Effect[],
  more: Pick<IfEffect, "otherwise" | "instead"> = {},
): IfEffect {
  return { kind: "if", condition, then, ...more };
}
