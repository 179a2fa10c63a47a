import type { ActivatedAbility, Cost, RuleEffect } from "@spellroom/card-language";
import { objectOf } from "../../state/access.ts";
import { type Context, emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { CurrentAbility } from "../../state/object.ts";
import type { Reason } from "../../state/reason.ts";
import { isActive } from "../../state/teams.ts";
import { characteristics, printedFace } from "../layers/index.ts";
import { holds, inRange, playersOf, satisfies } from "../selection/index.ts";
import { hasName } from "../sight/predicates.ts";
import { concerns, rulesOfKind } from "./rules-in-force.ts";
import { isDuring, isSorceryTime } from "./timing.ts";

/** The key under which a permanent counts its loyalty activations of the turn (CR 606.3). */
export const LOYALTY_USES = -1;

const numbers = new Map<string, number>();

/**
 * The key under which an object counts activations of one of its abilities (CR 602.5b-c): the printed number, and
 * for other abilities a number derived from the name, so that each has a separate count.
 */
export function abilityNumber(key: string): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  const printed = /^p(\d+)$/.exec(key)?.[1];
  let number = 0;
  if (printed !== undefined) number = Number(printed);
  else for (const letter of key) number = (Math.imul(number, 31) + letter.charCodeAt(0)) | 0;
  if (printed === undefined) number = 1000 + (number >>> 1);
  if (numbers.size < 10_000) numbers.set(key, number);
  return number;
}

/** The key under which an object counts how often one of its abilities has resolved. */
export function resolutionNumber(key: string): number {
  return abilityNumber(`resolved:${key}`);
}

/** CR 606.2. */
export function isLoyaltyAbility(ability: ActivatedAbility): boolean {
  return ability.cost.some((cost) => cost.kind === "loyalty");
}

function uses(costs: readonly Cost[], kind: Cost["kind"]): boolean {
  return costs.some(
    (cost) => cost.kind === kind || (cost.kind === "either" && cost.of.every((of) => uses(of, kind))),
  );
}

/**
 * Why a player may not begin to activate an ability now, apart from costs and targets, or `null` if nothing forbids it
 * (CR 602.2, 602.5, 606.3). Priority is asked elsewhere.
 */
export function activationForbidden(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  { ability, key }: CurrentAbility & { readonly ability: ActivatedAbility },
  isMana: boolean,
): Reason | null {
  const object = objectOf(state, id);
  const zone = ability.zone ?? "battlefield";
  if (object.zone !== zone || object.status.phasedOut) return { kind: "wrongZone", zone: object.zone };
  const values = characteristics(state, id);
  const { limits } = ability;
  const controller = zone === "battlefield" ? values.controller : object.owner;
  const context = emptyContext(id, controller);
  const who = limits?.who;
  if (!inRange(state, seat, { object: id })) return { kind: "outOfRange" };
  if (who ? !playersOf(state, context, who).includes(seat) : controller !== seat) return { kind: "notYours" };
  if (zone === "battlefield" && values.types.includes("creature")) {
    const needsTapping = uses(ability.cost, "tap") || uses(ability.cost, "untap");
    if (needsTapping && isSummoningSick(state, id)) return { kind: "summoningSick" };
  }
  return (
    limitReason(state, seat, { ...context, controller: seat }, ability, key) ??
    forbiddingRule(state, seat, id, ability, isMana)
  );
}

function limitReason(
  state: GameState,
  seat: Seat,
  context: Context,
  ability: ActivatedAbility,
  key: string,
): Reason | null {
  const object = objectOf(state, context.source);
  if (isLoyaltyAbility(ability)) {
    if (ability.limits?.timing !== "instant" && !isSorceryTime(state, seat))
      return { kind: "wrongTiming", needs: "sorcery" };
    if ((object.usedThisTurn[LOYALTY_USES] ?? 0) > 0) return { kind: "limitReached" };
  }
  const { limits } = ability;
  if (!limits) return null;
  if (limits.timing === "sorcery" && !isSorceryTime(state, seat))
    return { kind: "wrongTiming", needs: "sorcery" };
  if (limits.during && !isDuring(state, seat, limits.during))
    return { kind: "wrongTiming", needs: limits.during.includes("yourTurn") ? "yourTurn" : "otherStep" };
  const number = abilityNumber(key);
  const { timesEachTurn, timesEver, condition } = limits;
  if (timesEachTurn !== undefined && (object.usedThisTurn[number] ?? 0) >= timesEachTurn)
    return { kind: "limitReached" };
  if (timesEver !== undefined && (object.usedEver[number] ?? 0) >= timesEver) return { kind: "limitReached" };
  if (condition && !holds(state, context, condition)) return { kind: "conditionNotMet" };
  return null;
}

/**
 * A creature that its controller hasn't controlled since that player's most recent turn began can't use {T} or {Q}
 * (CR 302.6, 602.5a), unless it has haste (CR 702.10c).
 */
export function isSummoningSick(state: GameState, id: ObjectId): boolean {
  const values = characteristics(state, id);
  if (!values.types.includes("creature") || values.keywords.has("haste")) return false;
  const { controlledSince } = objectOf(state, id);
  return controlledSince > 0 && controlledSince >= lastTurnOf(state, values.controller);
}

/** The number of a player's most recent turn, which extra turns put out of order (CR 500.7); 0 before the first. */
function lastTurnOf(state: GameState, seat: Seat): number {
  return isActive(state, seat) ? state.turn.number : (state.players[seat]?.lastTurn ?? 0);
}

/** "Can't activate abilities" of rule effects and of restrictions on the object itself. */
function forbiddingRule(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  ability: ActivatedAbility,
  isMana: boolean,
): Reason | null {
  for (const restriction of characteristics(state, id).restrictions) {
    if (restriction.kind !== "cantActivateAbilities") continue;
    if (restriction.onlyNonMana && isMana) continue;
    if (restriction.onlyTap && !uses(ability.cost, "tap")) continue;
    return { kind: "forbiddenBy", source: id };
  }
  for (const { rule, context } of rulesOfKind(state, "cantActivate")) {
    if (rule.exceptMana && isMana) continue;
    if (rule.loyalty && !isLoyaltyAbility(ability)) continue;
    if (!concerns(state, context, rule.who, seat)) continue;
    if (rule.chosenName && !hasChosenName(state, context, id)) continue;
    if (!inFilterZones(state, rule, id) || !satisfies(state, context, rule.of.of, id)) continue;
    return { kind: "forbiddenBy", source: context.source };
  }
  return null;
}

/** Whether an object has the name that was chosen for the source of an effect. */
export function hasChosenName(state: GameState, context: Context, id: ObjectId): boolean {
  const name = state.objects[context.source]?.chosen.cardName;
  return (
    typeof name === "string" && (hasName(characteristics(state, id), name) || faceName(state, id) === name)
  );
}

function faceName(state: GameState, id: ObjectId): string | null {
  const object = objectOf(state, id);
  return object.zone === "battlefield" ? null : printedFace(state, object).name;
}

/** A rule about "permanents" or "creatures" without a zone means those on the battlefield; about sources with a name, all. */
function inFilterZones(
  state: GameState,
  rule: Extract<RuleEffect, { kind: "cantActivate" }>,
  id: ObjectId,
): boolean {
  const { zone } = objectOf(state, id);
  if (rule.of.zones) return zone !== null && rule.of.zones.includes(zone);
  return rule.chosenName === true || rule.of.of.length === 0 || zone === "battlefield";
}
