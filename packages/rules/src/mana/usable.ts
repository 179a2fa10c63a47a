import type { GameState } from "../state/game-state.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { type CurrentManaAbility, isUsable, tapsItself } from "./abilities.ts";
import { type Holder, holdingsOf } from "./holders.ts";

/** A mana ability that a player could use. */
export interface UsableManaAbility {
  readonly object: ObjectId;
  readonly current: CurrentManaAbility;
}

/**
 * The mana abilities that a player could activate now (CR 605.3a): nothing forbids them and their costs other than mana can
 * be paid. `except` are objects spoken for by another cost.
 */
export function manaAbilitiesOf(
  state: GameState,
  seat: Seat,
  except: ReadonlySet<ObjectId> | null = null,
): readonly UsableManaAbility[] {
  return usableAmong(state, seat, holdingsOf(state, seat).holders, except);
}

export function usableAmong(
  state: GameState,
  seat: Seat,
  holders: readonly Holder[],
  except: ReadonlySet<ObjectId> | null,
): readonly UsableManaAbility[] {
  const usable: UsableManaAbility[] = [];
  for (const { object, mana } of holders) {
    if (mana.length === 0 || except?.has(object.id)) continue;
    for (const current of mana) {
      if (object.status.tapped && tapsItself(current.ability)) continue;
      if (isUsable(state, seat, object.id, current)) usable.push({ object: object.id, current });
    }
  }
  return usable;
}
