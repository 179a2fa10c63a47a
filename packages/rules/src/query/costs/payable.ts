import type { Cost } from "@spellroom/card-language";
import { assertNever, existing, playerOf } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Missing } from "../../state/reason.ts";
import { sharingSeats } from "../../state/teams.ts";
import { cantHaveCounters } from "../rules/forbidden.ts";
import { concerns, rulesOfKind } from "../rules/rules-in-force.ts";
import { amountOf } from "../selection/index.ts";
import { canPayBySacrificing, countersOn, type PaidCost, paidParts, pickFor } from "./cost-parts.ts";
import { isEnough, pickWithout, sumOf } from "./pick.ts";
import { type Announcing, mayPayLifeToAnnounce } from "./unpayable.ts";

/**
 * What is missing to pay the parts of a cost that are not mana, or `null` if they can all be paid (CR 118.3). `X` counts as
 * the context has it. `leaving` is an object that will no longer be there, such as the card being cast.
 */
export function canPayParts(
  state: GameState,
  seat: Seat,
  context: Context,
  costs: readonly Cost[],
  leaving: ObjectId | null = null,
): Missing | null {
  const parts = paidParts(costs);
  if (parts.length === 0) return null;
  if (parts.length === 1 && parts[0]) return missingFor(state, seat, context, parts[0], leaving, NOBODY);
  const taken = new Set<ObjectId>();
  if (parts.some(movesThis)) taken.add(context.source);
  for (const part of parts) {
    const missing = missingFor(state, seat, context, part, leaving, taken);
    if (missing) return missing;
  }
  return missingLife(state, seat, context, lifeIn(state, context, parts));
}
const NOBODY: ReadonlySet<ObjectId> = new Set();

/** Whether a part puts the source itself somewhere else. */
export function movesThis(cost: PaidCost): boolean {
  switch (cost.kind) {
    case "sacrifice":
    case "discard":
    case "exile":
    case "returnToHand":
    case "putOnLibrary":
    case "putIntoGraveyard":
      return cost.what === "this";
    default:
      return false;
  }
}

/** Life that the parts ask for together (CR 119.4). */
export function lifeIn(state: GameState, context: Context, costs: readonly Cost[]): number {
  let life = 0;
  for (const cost of costs) if (cost.kind === "payLife") life += amountOf(state, context, cost.amount);
  return life;
}

/** CR 119.4, 119.4b, 119.8: as much life as is paid must be there, and none can be paid by a player who can't lose any. */
function missingLife(state: GameState, seat: Seat, context: Context, life: number): Missing | null {
  if (life <= 0 || payableLife(state, seat, context) >= life) return null;
  return { what: "life", amount: life };
}

/** The most life that a player could pay, for a spell or ability that is announced or otherwise. */
export function payableLife(state: GameState, seat: Seat, { announcing }: Announcing): number {
  if (announcing !== undefined && !mayPayLifeToAnnounce(state, seat)) return 0;
  for (const { rule, context } of rulesOfKind(state, "cantLoseLife"))
    if (sharingSeats(state, seat).some((one) => concerns(state, context, rule.who, one))) return 0;
  return Math.max(0, playerOf(state, seat).life);
}

function missingFor(
  state: GameState,
  seat: Seat,
  context: Context,
  cost: PaidCost,
  leaving: ObjectId | null,
  taken: ReadonlySet<ObjectId>,
): Missing | null {
  switch (cost.kind) {
    case "tap":
      return isTapped(state, context.source) === false ? null : { what: "tapped" };
    case "untap":
      return isTapped(state, context.source) === true ? null : { what: "untapped" };
    case "payLife":
      return missingLife(state, seat, context, amountOf(state, context, cost.amount));
    case "mill": {
      const amount = amountOf(state, context, cost.amount);
      const available = playerOf(state, seat).library.length;
      return available >= amount ? null : { what: "objects", cost: "mill", amount, available };
    }
    case "energy": {
      const amount = amountOf(state, context, cost.amount);
      if ((playerOf(state, seat).counters.energy ?? 0) >= amount) return null;
      return { what: "counters", counter: "energy", amount };
    }
    case "loyalty":
      return missingLoyalty(state, context, cost.change);
    case "either":
      return missingEither(state, seat, context, cost.of, leaving);
    case "discard":
      if (cost.what === "hand") return null;
      if (cost.random && cost.what !== "this") return missingRandom(state, seat, context, cost, leaving);
      return missingObjects(state, seat, context, cost, leaving, taken);
    case "unattach":
    case "tapOthers":
    case "untapOthers":
    case "sacrifice":
    case "exile":
    case "returnToHand":
    case "putOnLibrary":
    case "putIntoGraveyard":
    case "reveal":
    case "removeCounters":
    case "addCounters":
    case "keywordAction":
      return missingObjects(state, seat, context, cost, leaving, taken);
    default:
      return assertNever(cost);
  }
}

function isTapped(state: GameState, id: ObjectId): boolean | null {
  const object = existing(state, id);
  return object?.zone === "battlefield" ? object.status.tapped : null;
}

/** CR 606.6, and counters that can't be put on it. */
function missingLoyalty(state: GameState, context: Context, change: number | "-X"): Missing | null {
  const object = existing(state, context.source);
  if (object?.zone !== "battlefield") return { what: "counters", counter: "loyalty", amount: 0 };
  const needed = change === "-X" ? context.x : -change;
  if (countersOn(object, "loyalty") < needed) return { what: "counters", counter: "loyalty", amount: needed };
  return needed < 0 && cantHaveCounters(state, object.id, "loyalty")
    ? { what: "counters", counter: "loyalty", amount: 0 }
    : null;
}

function missingEither(
  state: GameState,
  seat: Seat,
  context: Context,
  ways: readonly (readonly Cost[])[],
  leaving: ObjectId | null,
): Missing | null {
  let first: Missing | null = null;
  for (const way of ways) {
    const missing = canPayParts(state, seat, context, way, leaving);
    if (!missing) return null;
    first ??= missing;
  }
  return first;
}

function missingRandom(
  state: GameState,
  seat: Seat,
  context: Context,
  cost: Extract<PaidCost, { kind: "discard" }>,
  leaving: ObjectId | null,
): Missing | null {
  if (cost.what === "hand" || cost.what === "this" || cost.what.count === "any") return null;
  const amount = amountOf(state, context, cost.what.count);
  const available = playerOf(state, seat).hand.filter((id) => id !== leaving).length;
  return available >= amount ? null : { what: "objects", cost: "discard", amount, available };
}

function missingObjects(
  state: GameState,
  seat: Seat,
  context: Context,
  cost: PaidCost,
  leaving: ObjectId | null,
  taken: ReadonlySet<ObjectId>,
): Missing | null {
  const pick = pickFor(state, seat, context, cost);
  if (!pick) return missingThis(state, seat, context, cost);
  const free = pickWithout(pick, leaving === null ? taken : new Set([...taken, leaving]));
  if (isEnough(free)) return null;
  return pick.total
    ? {
        what: "objects",
        cost: cost.kind,
        amount: pick.total.limit,
        available: sumOf(free.total?.values ?? []),
      }
    : { what: "objects", cost: cost.kind, amount: pick.min, available: free.candidates.length };
}

/** Parts that the source itself pays. */
function missingThis(state: GameState, seat: Seat, context: Context, cost: PaidCost): Missing | null {
  const object = existing(state, context.source);
  const lacking: Missing = { what: "objects", cost: cost.kind, amount: 1, available: 0 };
  if (!object) return lacking;
  switch (cost.kind) {
    case "sacrifice":
      return canPayBySacrificing(state, seat, context, object.id) ? null : lacking;
    case "tapOthers":
      return object.status.tapped ? { what: "tapped" } : null;
    case "untapOthers":
      return object.status.tapped ? null : { what: "untapped" };
    case "unattach":
      return object.zone === "battlefield" && object.attachedTo ? null : lacking;
    case "discard":
      return object.zone === "hand" ? null : lacking;
    case "removeCounters": {
      const amount = cost.amount === "all" ? 0 : amountOf(state, context, cost.amount);
      if (countersOn(object, cost.counter) >= amount) return null;
      return { what: "counters", counter: cost.counter, amount };
    }
    case "addCounters":
      return cantHaveCounters(state, object.id, cost.counter) ? lacking : null;
    default:
      return null;
  }
}
