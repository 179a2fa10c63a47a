import type { Cost, ManaCost } from "@spellroom/card-language";
import type { GameState } from "../../state/game-state.ts";
import type { Seat } from "../../state/ids.ts";
import { concerns, rulesOfKind } from "../rules/rules-in-force.ts";
import { applied, type ChangeInForce, withMana } from "./cost-change.ts";
import { runningCost, toSymbols } from "./reduce-mana.ts";

/** What effects call the cost of unlocking a half of a Room by. */
export const UNLOCK = "unlock";

/** The mana cost of a half with what effects on unlock costs add or take away (CR 118.7, 709.5e). */
export function totalUnlockCost(state: GameState, seat: Seat, mana: ManaCost): readonly Cost[] {
  const changes = rulesOfKind(state, "activationCostChange").flatMap(({ rule, context }): ChangeInForce[] => {
    if (rule.keyword !== UNLOCK || (rule.who && !concerns(state, context, rule.who, seat))) return [];
    const { more, less } = rule;
    return [
      {
        change: { ...(more === undefined ? {} : { more }), ...(less === undefined ? {} : { less }) },
        context,
      },
    ];
  });
  return withMana(changes.length === 0 ? mana : toSymbols(applied(state, runningCost(mana), changes)), []);
}
