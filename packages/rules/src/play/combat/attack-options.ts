import type { Cost, Filter } from "@spellroom/card-language";
import { lockIn } from "../../change/costs/index.ts";
import { goadersOf } from "../../change/effects/keyword-actions/hinder.ts";
import { defendingSeat } from "../../change/events/participants.ts";
import { activeRules, characteristics, controllerOf } from "../../query/layers/index.ts";
import { attackable } from "../../query/rules/attackable.ts";
import { objectsMatching, playersOf, satisfies } from "../../query/selection/index.ts";
import { existing } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import type { Characteristics, CurrentRestriction, GameObject } from "../../state/object.ts";
import { isActive } from "../../state/teams.ts";

/** One way in which a creature could attack. */
export interface AttackOption {
  readonly defender: Entity;
  /** How many requirements the creature would obey by it (CR 508.1d). */
  readonly obeys: number;
  /** What has to be paid for it (CR 508.1g), amounts found. */
  readonly cost: readonly Cost[];
}

/** A creature that could attack. */
export interface PossibleAttacker {
  readonly object: ObjectId;
  /** Whose it is. */
  readonly seat: Seat;
  readonly options: readonly AttackOption[];
  /** It can't attack alone (CR 506.5). */
  readonly notAlone: boolean;
}

/** Every creature that the active player or team could declare as an attacker, with what it could attack (CR 508.1a-c, 805.10b). */
export function possibleAttackers(state: GameState): readonly PossibleAttacker[] {
  const { active } = state.turn;
  const defenders = attackable(state, active);
  if (defenders.length === 0) return [];
  const found: PossibleAttacker[] = [];
  for (const id of state.battlefield) {
    const object = existing(state, id);
    if (!object || object.status.tapped || object.status.phasedOut) continue;
    const values = characteristics(state, id);
    if (!isActive(state, values.controller) || !values.types.includes("creature")) continue;
    if (values.types.includes("battle") || !isReady(state, object, values)) continue;
    const options = defenders.flatMap((defender) => attackOption(state, object, values, defender) ?? []);
    if (options.length === 0) continue;
    found.push({
      object: id,
      seat: values.controller,
      options,
      notAlone: values.restrictions.some(isNotAlone),
    });
  }
  return found.length === 1 ? found.filter((one) => !one.notAlone) : found;
}

function isNotAlone(restriction: CurrentRestriction): boolean {
  return restriction.kind === "cantAttack" && restriction.alone === true;
}

/** CR 508.1a, 302.6, 702.3b: no defender, and under its controller's control since the turn began, or haste. */
function isReady(state: GameState, object: GameObject, values: Characteristics): boolean {
  const has = (kind: CurrentRestriction["kind"]): boolean =>
    values.restrictions.some((restriction) => restriction.kind === kind);
  if (values.keywords.has("defender") && !has("attacksAsThoughNoDefender")) return false;
  return (
    object.controlledSince < state.turn.number || values.keywords.has("haste") || has("attacksAsThoughHaste")
  );
}

function attackOption(
  state: GameState,
  object: GameObject,
  values: Characteristics,
  defender: Entity,
): AttackOption | null {
  const seat = defendingSeat(state, defender);
  if (seat === null) return null;
  const cost: Cost[] = [];
  for (const restriction of values.restrictions) {
    if (restriction.kind === "canAttackPlaneswalkersOnly" && "player" in defender) return null;
    if (restriction.kind !== "cantAttack" || restriction.alone) continue;
    if (!concerns(state, restriction, defender, seat)) continue;
    if (!restriction.unlessCost) return null;
    cost.push(...lockIn(state, restriction.context, restriction.unlessCost));
  }
  cost.push(...taxes(state, object.id, defender));
  return { defender, obeys: requirements(state, object, values, defender), cost };
}

/** Whether a "can't attack" is about attacking that. */
function concerns(
  state: GameState,
  restriction: Extract<CurrentRestriction, { kind: "cantAttack" }>,
  defender: Entity,
  seat: Seat,
): boolean {
  const { context, player, unlessDefenderControls, ifDefenderControls } = restriction;
  const controls = (filter: Filter): boolean =>
    objectsMatching(state, context, filter).some((id) => controllerOf(state, id) === seat);
  if (player && !isPlayerOrTheirs(state, defender, restriction.orPlaneswalkers)) return false;
  if (player && !playersOf(state, context, player).includes(seat)) return false;
  if (ifDefenderControls && !controls(ifDefenderControls)) return false;
  return !unlessDefenderControls || !controls(unlessDefenderControls);
}

/** Whether that is a player or, where those are meant as well, a planeswalker. */
function isPlayerOrTheirs(state: GameState, defender: Entity, planeswalkers: true | undefined): boolean {
  if ("player" in defender) return true;
  return planeswalkers === true && characteristics(state, defender.object).types.includes("planeswalker");
}

/** CR 508.1g: what effects ask for each creature that attacks a player. */
function taxes(state: GameState, attacker: ObjectId, defender: Entity): readonly Cost[] {
  const player = defendingSeat(state, defender);
  if (player === null) return NOTHING;
  let cost: readonly Cost[] = NOTHING;
  for (const { rule, context } of activeRules(state)) {
    if (rule.kind !== "attackTax") continue;
    if (!isPlayerOrTheirs(state, defender, rule.orPlaneswalkers)) continue;
    if (!playersOf(state, context, rule.attackersAgainst).includes(player)) continue;
    if (rule.attackers && !satisfies(state, context, rule.attackers.of, attacker)) continue;
    cost = [...cost, ...lockIn(state, context, rule.cost)];
  }
  return cost;
}

const NOTHING: readonly Cost[] = [];

/** How many effects that say it attacks (that player) if able would be obeyed; being goaded makes two (CR 701.38b). */
function requirements(
  state: GameState,
  object: GameObject,
  values: Characteristics,
  defender: Entity,
): number {
  let count = 0;
  for (const restriction of values.restrictions) {
    if (restriction.kind !== "mustAttack") continue;
    const { player, context } = restriction;
    if (!player) count++;
    else if ("player" in defender && playersOf(state, context, player).includes(defender.player)) count++;
  }
  for (const goader of goadersOf(object.marks)) {
    count++;
    if ("player" in defender && defender.player !== goader) count++;
  }
  return count;
}
