import type { ActivatedAbility, Cost, Effect } from "@spellroom/card-language";
import { emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Characteristics, CurrentAbility } from "../../state/object.ts";
import { canPayParts } from "../costs/payable.ts";
import { ANNOUNCING } from "../costs/unpayable.ts";
import type { CurrentManaAbility } from "../kept/mana-holder.ts";
import { activationForbidden, isLoyaltyAbility } from "../rules/activation-limits.ts";
import { manaAbilityCost } from "./ability-cost.ts";
import { isManaBody } from "./produced.ts";

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
const listed = new WeakMap<readonly CurrentAbility[], readonly CurrentManaAbility[]>();

/** The mana abilities among an object's abilities, including those of basic land types (CR 305.6). */
export function manaAbilitiesIn({ abilities }: Characteristics): readonly CurrentManaAbility[] {
  const known = listed.get(abilities);
  if (known) return known;
  const found = abilities.filter(
    (current): current is CurrentManaAbility =>
      current.ability.kind === "activated" && isManaAbility(current.ability),
  );
  const result = found.length > 0 ? found : NONE;
  listed.set(abilities, result);
  return result;
}

/** Whether the cost has the tap symbol, the commonest reason for which a mana ability is used up. */
export function tapsItself(ability: ActivatedAbility): boolean {
  return ability.cost.some(isTap);
}

function isTap(cost: Cost): boolean {
  return cost.kind === "tap";
}

/**
 * Whether it could be activated while a cost is being paid: "only as an instant" or "only as a sorcery" requires priority,
 * which nobody has then (CR 602.5d-e, 605.3a).
 */
export function mayPayCosts({ limits }: ActivatedAbility): boolean {
  return limits?.timing === undefined;
}

/** Just "{T}: Add ...": it always produces the same mana, or one of the same kinds. */
export function isPlainAbility({ ability }: CurrentManaAbility): boolean {
  const { cost, limits, zone, body } = ability;
  return (
    cost.length === 1 &&
    cost[0]?.kind === "tap" &&
    limits === undefined &&
    (zone === undefined || zone === "battlefield") &&
    body.kind === "plain" &&
    body.effects.every(addsFixedMana)
  );
}

function addsFixedMana(effect: Effect): boolean {
  return effect.kind === "addMana" && (effect.output.kind === "symbols" || effect.output.kind === "oneOf");
}

/** Whether one mana ability could be activated by that player, its mana cost apart. */
export function isUsable(state: GameState, seat: Seat, id: ObjectId, current: CurrentManaAbility): boolean {
  if (activationForbidden(state, seat, id, current, true)) return false;
  return (
    canPayParts(
      state,
      seat,
      { ...emptyContext(id, seat), ...ANNOUNCING },
      manaAbilityCost(state, seat, id, current),
    ) === null
  );
}
