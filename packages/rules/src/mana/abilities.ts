import type { ActivatedAbility, Cost } from "@spellroom/card-language";
import { activationForbidden, isLoyaltyAbility } from "../casting/activation-limits.ts";
import { canPayParts } from "../costs/payable.ts";
import { characteristics } from "../layers/index.ts";
import { emptyContext } from "../state/context.ts";
import type { GameState } from "../state/game-state.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import type { Characteristics, CurrentAbility } from "../state/object.ts";
import { isManaBody } from "./produced.ts";

/** An activated mana ability as an object has it now. */
export type CurrentManaAbility = CurrentAbility & { readonly ability: ActivatedAbility };

/** A mana ability that a player could use. */
export interface UsableManaAbility {
  readonly object: ObjectId;
  readonly current: CurrentManaAbility;
}

/** CR 605.1a: it needs no target, could add mana and isn't a loyalty ability. */
export function isManaAbility(ability: ActivatedAbility): boolean {
  const known = verdicts.get(ability);
  if (known !== undefined) return known;
  const verdict = isManaBody(ability.body) && !isLoyaltyAbility(ability);
  verdicts.set(ability, verdict);
  return verdict;
}
const verdicts = new WeakMap<ActivatedAbility, boolean>();

const NONE: readonly CurrentManaAbility[] = [];
const listed = new WeakMap<Characteristics, readonly CurrentManaAbility[]>();

/** The mana abilities among an object's abilities, those that a basic land type gives included (CR 305.6). */
export function manaAbilitiesIn(values: Characteristics): readonly CurrentManaAbility[] {
  const known = listed.get(values);
  if (known) return known;
  const found = values.abilities.filter(
    (current): current is CurrentManaAbility =>
      current.ability.kind === "activated" && isManaAbility(current.ability),
  );
  const result = found.length > 0 ? found : NONE;
  listed.set(values, result);
  return result;
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
  const usable: UsableManaAbility[] = [];
  const own = state.players[seat];
  for (const id of state.battlefield) addUsable(state, seat, id, except, usable);
  for (const id of own?.hand ?? NO_IDS) addUsable(state, seat, id, except, usable);
  for (const id of own?.graveyard ?? NO_IDS) addUsable(state, seat, id, except, usable);
  return usable;
}
const NO_IDS: readonly ObjectId[] = [];

function addUsable(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  except: ReadonlySet<ObjectId> | null,
  usable: UsableManaAbility[],
): void {
  const object = state.objects[id];
  if (!object) return;
  const values = characteristics(state, id);
  const abilities = manaAbilitiesIn(values);
  if (abilities.length === 0) return;
  if (object.zone === "battlefield" && values.controller !== seat && !abilities.some(isAnybodys)) return;
  if (except?.has(id)) return;
  for (const current of abilities) {
    if (object.status.tapped && tapsItself(current.ability)) continue;
    if (isUsable(state, seat, id, current)) usable.push({ object: id, current });
  }
}

function isAnybodys({ ability }: CurrentManaAbility): boolean {
  return ability.limits?.who !== undefined;
}

/** Whether the cost has the tap symbol, the commonest reason for which a mana ability is used up. */
export function tapsItself(ability: ActivatedAbility): boolean {
  return ability.cost.some(isTap);
}

function isTap(cost: Cost): boolean {
  return cost.kind === "tap";
}

/** Whether one mana ability could be activated by that player, its mana cost apart. */
export function isUsable(state: GameState, seat: Seat, id: ObjectId, current: CurrentManaAbility): boolean {
  if (activationForbidden(state, seat, id, current, true)) return false;
  return canPayParts(state, seat, emptyContext(id, seat), current.ability.cost) === null;
}
