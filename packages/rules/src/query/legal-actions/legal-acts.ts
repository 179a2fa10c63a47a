import type { ActivatedAbility, Cost, Zone } from "@spellroom/card-language";
import type { Act } from "../../decisions/parts/act.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { landForbidden, landTimeReason, landWays } from "../casting/land-play.ts";
import { isActivated, mayActivate } from "../casting/may-activate.ts";
import { mayCast } from "../casting/may-cast.ts";
import { atAnyTime, fromGraveyard } from "../casting/promising.ts";
import { specialActId, specialActionsOf, specialReason } from "../casting/special-actions.ts";
import { isPaidCost, isWaterbending } from "../costs/cost-parts.ts";
import type { CurrentActivated, ManaHolder, UsableManaAbility } from "../kept/mana-holder.ts";
import { characteristics, reachesElsewhere, reachesSpells } from "../layers/index.ts";
import { isManaAbility } from "../mana/abilities.ts";
import { manaAbilityCost, manaAbilityCostsChange } from "../mana/ability-cost.ts";
import { type ManaOutlook, outlookOf } from "../mana/outlook.ts";
import { cardFacts, hasCastingKeyword } from "../rules/card-facts.ts";
import { playableCards } from "../rules/grants.ts";
import { rulesOfKind } from "../rules/rules-in-force.ts";
import { isSorceryTime } from "../rules/timing.ts";
import { castingWays } from "../rules/ways.ts";

const PASS: Act = { id: "pass", kind: "pass" };

/**
 * Everything that a player with priority may do, passing first (CR 117.1): each act can be carried out with the state as it is,
 * and nothing that can be carried out is missing. Ids stay the same as long as the act does.
 */
export function legalActs(state: GameState, seat: Seat): Act[] {
  const acts: Act[] = [PASS];
  const outlook = outlookOf(state, seat);
  addCards(state, seat, outlook, acts);
  addHolders(state, seat, outlook, acts);
  return acts;
}

function addCards(state: GameState, seat: Seat, outlook: ManaOutlook, acts: Act[]): void {
  const landsToo = landTimeReason(state, seat) === null;
  const passOver = cardsToPassOver(state, seat, outlook);
  const cards = playableCards(state, seat, {
    hasOwnWays: (id, zone) => hasOwnWays(state, seat, id, zone),
    promising: reachesElsewhere(state)
      ? null
      : { hand: isAnyTime(state, seat) ? null : atAnyTime, fromGraveyard },
  });
  for (const { object: id, grants } of cards) {
    if (landsToo && grants.length > 0 && !landForbidden(state, seat, id)) {
      for (const { face, via } of landWays(state, seat, id, grants))
        acts.push({ id: `land:${id}:${face}:${via ?? ""}`, kind: "playLand", object: id, face, via });
    }
    if (grants.length === 1 && passOver(id)) continue;
    for (const way of castingWays(state, seat, id, grants)) {
      const judged = mayCast(state, seat, id, way, outlook);
      if (!judged.ok) continue;
      const { face, via } = way;
      const cost = manaWords(judged.cost);
      acts.push({ id: `cast:${id}:${face}:${via ?? ""}`, kind: "cast", object: id, face, via, cost });
    }
  }
}

/** Cards of the graveyard that may have flashback and the like, cards in exile that were put there to be cast later. */
function hasOwnWays(state: GameState, seat: Seat, id: ObjectId, zone: Zone): boolean {
  const object = state.objects[id];
  if (!object) return false;
  if (zone === "exile") return object.marks.length > 0;
  if (zone !== "graveyard" || object.owner !== seat) return false;
  const definition = state.definitions[object.definition];
  if (!definition) return false;
  return cardFacts(definition).fromGraveyard || hasCastingKeyword(characteristics(state, id));
}

/**
 * A quick test for cards in hand that surely can't be cast now: at the wrong time, or for more mana than there is. Effects that
 * change timing or costs make it say nothing.
 */
function cardsToPassOver(state: GameState, seat: Seat, outlook: ManaOutlook): (id: ObjectId) => boolean {
  const anyTime = isAnyTime(state, seat);
  const anyCost =
    reachesSpells(state) ||
    rulesOfKind(state, "costChange").length + rulesOfKind(state, "alternativeCost").length > 0;
  return (id) => {
    const object = state.objects[id];
    const definition = object && state.definitions[object.definition];
    if (object?.zone !== "hand" || !definition || hasCastingKeyword(characteristics(state, id))) return false;
    const facts = cardFacts(definition);
    if (!anyTime && !facts.instant) return true;
    return !anyCost && facts.leastMana > outlook.capacity.totalMost;
  };
}

/** Cards may be cast now that are not instants. */
function isAnyTime(state: GameState, seat: Seat): boolean {
  return (
    state.ruleset.playedAs !== undefined ||
    isSorceryTime(state, seat) ||
    rulesOfKind(state, "mayCastAsThoughFlash").length > 0 ||
    rulesOfKind(state, "alternativeCost").some(({ rule }) => rule.asThoughFlash)
  );
}

/** Mana in front of a total cost, for showing it; of several ways to pay, the first one's. */
function manaWords(cost: readonly Cost[]): readonly string[] {
  const [first] = cost;
  if (first?.kind === "either") return manaWords(first.of[0] ?? []);
  const mana = first?.kind === "mana" ? first.mana : [];
  const [bent] = cost.filter(isWaterbending);
  return bent ? [typeof bent.amount === "number" ? `${bent.amount}` : "X", ...mana] : mana;
}

/** Abilities and special actions of everything that has any. */
function addHolders(state: GameState, seat: Seat, outlook: ManaOutlook, acts: Act[]): void {
  const costsChange = manaAbilityCostsChange(state);
  for (const usable of outlook.usable) {
    const act = costsChange ? changedManaAct(state, seat, outlook, usable) : manaAct(usable);
    if (act) acts.push(act);
  }
  for (const holder of outlook.holders) {
    const { id, isSpecial } = holder;
    for (const current of judgedOneByOne(holder)) {
      const judged = mayActivate(state, seat, id, current, outlook);
      if (judged.ok) acts.push(activation(id, current.key, judged.mana, manaWords(judged.cost)));
    }
    if (isSpecial) addSpecialActions(state, seat, id, outlook, acts);
  }
}
const NO_MANA: readonly string[] = [];

/** Using a mana ability that can be used, unless mana has to be paid for it. */
function manaAct(usable: UsableManaAbility): Act | null {
  const { act, object, current } = usable;
  if (act) return act;
  if (asksForMana(current.ability)) return null;
  usable.act = activation(object, current.key, true, NO_MANA);
  return usable.act;
}

/** The same where an effect may change its cost, so that there may be mana to pay or none any more. */
function changedManaAct(
  state: GameState,
  seat: Seat,
  outlook: ManaOutlook,
  usable: UsableManaAbility,
): Act | null {
  const { object, current } = usable;
  const isUnchanged = manaAbilityCost(state, seat, object, current) === current.ability.cost;
  if (isUnchanged || asksForMana(current.ability)) return manaAct(usable);
  const judged = mayActivate(state, seat, object, current, outlook);
  return judged.ok ? activation(object, current.key, true, manaWords(judged.cost)) : null;
}

/** Activated abilities that have to be judged: all but mana abilities that ask for no mana. */
function judgedOneByOne(holder: ManaHolder): readonly CurrentActivated[] {
  holder.judged ??= holder.values.abilities
    .filter(isActivated)
    .filter(({ ability }) => !isManaAbility(ability) || asksForMana(ability));
  return holder.judged;
}

function activation(object: ObjectId, ability: string, mana: boolean, cost: readonly string[]): Act {
  return { id: `activate:${object}:${ability}`, kind: "activate", object, ability, mana, cost };
}

function asksForMana(ability: ActivatedAbility): boolean {
  return ability.cost.some((cost) => cost.kind !== "tap" && !isPaidCost(cost));
}

function addSpecialActions(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  outlook: ManaOutlook,
  acts: Act[],
): void {
  for (const action of specialActionsOf(state, seat, id)) {
    if (specialReason(state, seat, id, action, outlook)) continue;
    acts.push({
      id: specialActId(id, action),
      kind: "special",
      object: id,
      action: action.action,
      cost: manaWords(action.cost),
    });
  }
}
