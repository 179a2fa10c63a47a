import type { Cost } from "@spellroom/card-language";
import { lockIn } from "../../change/costs/index.ts";
import { activeRules, characteristics } from "../../query/layers/index.ts";
import { amountOf, matches, objectsOf } from "../../query/selection/index.ts";
import { existing } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Characteristics, CurrentRestriction } from "../../state/object.ts";
import { defendsFor } from "../../state/teams.ts";
import { blockerNumbers, canBlock } from "./evasion.ts";

/** A creature that could block. */
export interface PossibleBlocker {
  readonly object: ObjectId;
  /** Whose it is. */
  readonly seat: Seat;
  readonly attackers: readonly ObjectId[];
  /** How many attackers it could block at once. */
  readonly most: number;
  readonly notAlone: boolean;
  readonly cost: readonly Cost[];
  /** How many effects say that it blocks if able, whatever it blocks. */
  readonly mustBlock: number;
  /** Attackers that an effect says it blocks if able, as often as there are such effects. */
  readonly mustBlockThese: readonly ObjectId[];
}

/** What the rules say of an attacker that may be blocked. */
export interface BlockableAttacker {
  readonly object: ObjectId;
  readonly defending: Seat;
  readonly least: number;
  readonly most: number;
  /** How many effects say that it is blocked if able (by at least one creature). */
  readonly mustBeBlocked: number;
}

/** The blocks to be declared by a player, or by a team together (CR 805.10d). */
export interface Blocking {
  readonly blockers: readonly PossibleBlocker[];
  readonly attackers: readonly BlockableAttacker[];
  /** "No more than so many creatures can block". */
  readonly limit: number;
}

/** Everything that a defending player, or everybody who defends with that player, could block with, and what (CR 509.1a-b, 805.10d). */
export function blockingFor(state: GameState, seat: Seat): Blocking {
  const against = (state.combat?.attackers ?? [])
    .filter(({ defending }) => defendsFor(state, seat, defending))
    .map(({ object, defending }) => blockable(state, object, defending));
  const possible = against.length === 0 ? [] : possibleBlockers(state, seat, against);
  const attackers = against.filter(
    ({ object, least }) => possible.filter((one) => one.attackers.includes(object)).length >= least,
  );
  const left = new Set(attackers.map(({ object }) => object));
  const blockers = possible.flatMap((blocker) => {
    const able = blocker.attackers.filter((id) => left.has(id));
    return able.length > 0 ? [{ ...blocker, attackers: able }] : [];
  });
  const usable = blockers.length === 1 ? blockers.filter((one) => !one.notAlone) : blockers;
  return { blockers: usable, attackers, limit: limitOf(state) };
}

function limitOf(state: GameState): number {
  let limit = Number.POSITIVE_INFINITY;
  for (const { rule } of activeRules(state))
    if (rule.kind === "blockersAtMost") limit = Math.min(limit, rule.count);
  return limit;
}

function blockable(state: GameState, object: ObjectId, defending: Seat): BlockableAttacker {
  const { restrictions } = characteristics(state, object);
  const mustBeBlocked = restrictions.filter((one) => one.kind === "mustBeBlocked" && !one.byAll).length;
  return { object, defending, ...blockerNumbers(state, object), mustBeBlocked };
}

function possibleBlockers(
  state: GameState,
  seat: Seat,
  against: readonly BlockableAttacker[],
): readonly PossibleBlocker[] {
  const found: PossibleBlocker[] = [];
  for (const id of state.battlefield) {
    const object = existing(state, id);
    if (!object || object.status.tapped || object.status.phasedOut) continue;
    const values = characteristics(state, id);
    if (!defendsFor(state, values.controller, seat) || !values.types.includes("creature")) continue;
    if (values.types.includes("battle") || values.restrictions.some(keepsFromBlocking)) continue;
    const attackers = against
      .filter(({ object: attacker, defending }) => canBlock(state, id, attacker, defending))
      .map(({ object: attacker }) => attacker);
    if (attackers.length > 0) found.push(possibleBlocker(state, id, values, attackers));
  }
  return found;
}

function keepsFromBlocking(one: CurrentRestriction): boolean {
  return one.kind === "cantBlock" && !one.what && !one.alone && !one.unlessCost;
}

function possibleBlocker(
  state: GameState,
  object: ObjectId,
  { restrictions, controller: seat }: Characteristics,
  attackers: readonly ObjectId[],
): PossibleBlocker {
  let most = 1;
  let mustBlock = 0;
  let notAlone = false;
  const mustBlockThese: ObjectId[] = [];
  const cost: Cost[] = [];
  for (const one of restrictions) {
    if (one.kind === "canBlockAdditional")
      most += one.count === "any" ? attackers.length : amountOf(state, one.context, one.count);
    if (one.kind === "cantBlock" && one.alone) notAlone = true;
    if (one.kind === "cantBlock" && one.unlessCost) cost.push(...lockIn(state, one.context, one.unlessCost));
    if (one.kind !== "mustBlock") continue;
    if (one.what)
      mustBlockThese.push(...objectsOf(state, one.context, one.what).filter((id) => attackers.includes(id)));
    else mustBlock++;
  }
  for (const attacker of attackers)
    for (const one of characteristics(state, attacker).restrictions)
      if (
        one.kind === "mustBeBlocked" &&
        one.byAll &&
        (!one.such || matches(state, one.context, one.such, object))
      )
        mustBlockThese.push(attacker);
  return {
    object,
    seat,
    attackers,
    most: Math.min(most, attackers.length),
    notAlone,
    cost,
    mustBlock,
    mustBlockThese,
  };
}
