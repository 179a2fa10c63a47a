import type { Effect, EffectOf } from "../effect.ts";
import { schemas } from "../language.ts";
import { hasNode } from "../visit.ts";

/** The number that several instructions share and that is called X, where nothing else is. */
export function sharedNumber(effects: readonly Effect[]): EffectOf<"bindAmount"> | undefined {
  const found = effects.find((one) => one.kind === "bindAmount");
  if (found?.kind !== "bindAmount" || effects.length === 1) return undefined;
  return effects.some((one) => hasNode(schemas.effect, one, "Amount", "x")) ? undefined : found;
}

/** Whether an instruction speaks of such a number. */
export function usesNumber(effect: Effect): boolean {
  return hasNode(schemas.effect, effect, "Amount", "bound");
}
