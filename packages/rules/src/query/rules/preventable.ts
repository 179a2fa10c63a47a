import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import { activeRules } from "../layers/index.ts";
import { matches } from "../selection/index.ts";

/** Whether nothing says that the damage can't be prevented: neither what deals it nor a rule in force (CR 615.12). */
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
