import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { ManaHolder, UsableManaAbility } from "../kept/mana-holder.ts";
import { rulesOfKind } from "../rules/rules-in-force.ts";
import { isUsable, tapsItself } from "./abilities.ts";
import { holdersOf } from "./holders.ts";

/**
 * The mana abilities that a player could activate now (CR 605.3a): nothing forbids them and their costs other than mana can
 * be paid. `except` are objects spoken for by another cost.
 */
export function manaAbilitiesOf(
  state: GameState,
  seat: Seat,
  except: ReadonlySet<ObjectId> | null = null,
): readonly UsableManaAbility[] {
  return usableAmong(state, seat, holdersOf(state, seat), except);
}

export function usableAmong(
  state: GameState,
  seat: Seat,
  holders: readonly ManaHolder[],
  except: ReadonlySet<ObjectId> | null,
): readonly UsableManaAbility[] {
  const usable: UsableManaAbility[] = [];
  const nothingForbidden = rulesOfKind(state, "cantActivate").length === 0;
  for (const { id, mana, isPlain } of holders) {
    if (mana.length === 0 || except?.has(id)) continue;
    const isTapped = state.objects[id]?.status.tapped === true;
    const isSure = isPlain && nothingForbidden;
    if (isSure && isTapped) continue;
    for (const one of mana) {
      if (isTapped && tapsItself(one.current.ability)) continue;
      if (isSure || isUsable(state, seat, id, one.current)) usable.push(one);
    }
  }
  return usable;
}
