import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import { activeRules } from "../layers/index.ts";
import { matches } from "../selection/index.ts";

/** Whether the damage can be prevented: neither its source nor a rule says otherwise (CR 615.12). */
export function canBePrevented(
  state: GameState,
  { unpreventable, source }: Extract<Happening, { kind: "damage" }>,
): boolean {
  if (unpreventable) return false;
  return !activeRules(state).some(
    ({ rule, context }) =>
      rule.kind === "cantPreventDamage" && (!rule.source || matches(state, context, rule.source, source)),
  );
}
