import type { Cost } from "@spellroom/card-language";
import { contextOfAbility } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { totalActivationCost } from "../costs/activation-cost.ts";
import type { CurrentManaAbility } from "../kept/mana-holder.ts";
import { rulesOfKind } from "../rules/rules-in-force.ts";

/**
 * The total cost of a mana ability, which effects change like that of any activated ability (CR 605.3a, 602.2b, 601.2f). It is the
 * list in its text itself if nothing changes it.
 */
export function manaAbilityCost(
  state: GameState,
  seat: Seat,
  object: ObjectId,
  current: CurrentManaAbility,
): readonly Cost[] {
  const context = contextOfAbility(object, seat, current.from);
  return totalActivationCost(state, {
    seat,
    object,
    ability: current,
    context,
    isMana: true,
    hopeful: false,
  });
}

/** Whether any effect might change what mana abilities cost. */
export function manaAbilityCostsChange(state: GameState): boolean {
  return rulesOfKind(state, "activationCostChange").some(({ rule }) => !rule.notMana);
}
