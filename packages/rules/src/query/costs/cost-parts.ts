import type { Cost, CostObjects, Filter, ManaSymbol, Zone } from "@spellroom/card-language";
import { assertNever, playerOf } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { characteristics, controllerOf } from "../layers/index.ts";
import { mayCauseSacrifice } from "../rules/causing-sacrifice.ts";
import { cantHaveCounters } from "../rules/forbidden.ts";
import { amountOf, matches, objectsMatching, satisfies } from "../selection/index.ts";
import { type Pick, pickByTotal, type Total } from "./pick.ts";
import { maySacrificeToPay } from "./unpayable.ts";

/** One part of a cost as it is paid: mana has been taken out of the list before. */
export type PaidCost = Exclude<Cost, { kind: "mana" | "manaAmount" | "ownManaCost" | "times" }>;

export function isPaidCost(cost: Cost): cost is PaidCost {
  const { kind } = cost;
  return kind !== "mana" && kind !== "manaAmount" && kind !== "ownManaCost" && kind !== "times";
}

/** The parts of a cost that are not mana. What a part taps itself pays no other one by being tapped (CR 118.3). */
export function paidParts(costs: readonly Cost[]): readonly PaidCost[] {
  if (costs.length === 0 || (costs.length === 1 && costs[0]?.kind === "mana")) return NO_PARTS;
  const known = partLists.get(costs);
  if (known) return known;
  const written = costs.filter(isPaidCost);
  const parts = written.map((part) => apartFromSource(part, written));
  partLists.set(costs, parts);
  return parts;
}

/** CR 118.3: a tapped permanent can't be tapped once more for the same cost, nor an untapped one untapped. */
function apartFromSource(part: PaidCost, all: readonly PaidCost[]): PaidCost {
  if (part.kind !== "tapOthers" && part.kind !== "untapOthers") return part;
  const own = part.kind === "tapOthers" ? "tap" : "untap";
  if (part.what === "this" || !all.some(({ kind }) => kind === own)) return part;
  const { filter } = part.what;
  const others: Filter = { ...filter, of: [...filter.of, { kind: "otherThan", ref: { kind: "this" } }] };
  return { ...part, what: { ...part.what, filter: others } };
}

const partLists = new WeakMap<readonly Cost[], readonly PaidCost[]>();
const NO_PARTS: readonly PaidCost[] = [];

/** A part that is paid with generic mana, or by tapping artifacts and creatures instead. */
export type Waterbending = Extract<Cost, { kind: "keywordAction" }> & { readonly action: "waterbend" };

export function isWaterbending(cost: Cost): cost is Waterbending {
  return cost.kind === "keywordAction" && cost.action === "waterbend";
}

/** The generic mana of the waterbending in a cost, all of which tapped artifacts and creatures may pay for. */
export function bendingIn(state: GameState, context: Context, costs: readonly Cost[]): number {
  let generic = 0;
  for (const cost of costs)
    if (isWaterbending(cost)) generic += Math.max(0, amountOf(state, context, cost.amount ?? 0));
  return generic;
}

/** The mana in a cost, X still open, amounts as they are now (CR 118.2). */
export function manaIn(state: GameState, context: Context, costs: readonly Cost[]): readonly ManaSymbol[] {
  let mana: readonly ManaSymbol[] = NO_MANA;
  for (const cost of costs) {
    if (cost.kind === "mana") mana = mana.length === 0 ? cost.mana : [...mana, ...cost.mana];
    else if (cost.kind === "manaAmount") {
      const amount = amountOf(state, context, cost.amount);
      if (amount > 0) mana = [...mana, `${amount}`];
    }
  }
  const bent = bendingIn(state, context, costs);
  return bent > 0 ? [...mana, `${bent}`] : mana;
}
export const NO_MANA: readonly ManaSymbol[] = [];

/** The objects that a part leaves the payer to pick, or `null` where there is nothing to pick. */
export function pickFor(state: GameState, seat: Seat, context: Context, cost: PaidCost): Pick | null {
  switch (cost.kind) {
    case "tapOthers":
      return tappedTogether(state, seat, context, cost);
    case "untapOthers":
      return fromObjects(state, context, cost.what, (id) => isPayersPermanent(state, seat, id, true));
    case "sacrifice":
      return fromObjects(state, context, cost.what, (id) => canPayBySacrificing(state, seat, context, id));
    case "discard":
      if (cost.what === "hand" || cost.random) return null;
      return fromZone(state, seat, context, cost.what, "hand");
    case "exile":
      return cost.top && cost.what !== "this"
        ? fromTop(state, seat, context, cost.what)
        : fromAnywhere(state, seat, context, cost.what);
    case "returnToHand":
    case "putIntoGraveyard":
      return fromAnywhere(state, seat, context, cost.what);
    case "putOnLibrary":
    case "reveal":
      if (cost.what === "this" || cost.what.filter.zones)
        return fromAnywhere(state, seat, context, cost.what);
      return fromZone(state, seat, context, cost.what, "hand");
    case "unattach":
      return fromObjects(state, context, cost.what, (id) => isAttached(state, id));
    case "removeCounters":
      return fromObjects(
        state,
        context,
        cost.from,
        (id) =>
          (isNamed(cost.from) ? isPermanent(state, id) : isPayersPermanent(state, seat, id, null)) &&
          countersOn(state.objects[id], cost.counter) >= countersNeeded(state, context, cost),
      );
    case "addCounters":
      return fromObjects(
        state,
        context,
        cost.on,
        (id) =>
          (isNamed(cost.on) ? isPermanent(state, id) : isPayersPermanent(state, seat, id, null)) &&
          !cantHaveCounters(state, id, cost.counter),
      );
    case "keywordAction":
      return keywordPick(state, seat, context, cost);
    case "tap":
    case "untap":
    case "payLife":
    case "mill":
    case "loyalty":
    case "energy":
    case "either":
      return null;
    default:
      return assertNever(cost);
  }
}

/** The topmost cards of the payer's graveyard (where the last one that was put there is on top) or library. */
function fromTop(state: GameState, seat: Seat, context: Context, what: Exclude<CostObjects, "this">): Pick {
  const { library, graveyard } = playerOf(state, seat);
  const inOrder = what.filter.zones?.[0] === "library" ? library : graveyard.toReversed();
  const count = what.count === "any" ? 0 : amountOf(state, context, what.count);
  const such =
    what.filter.zones?.[0] === "library"
      ? inOrder
      : inOrder.filter((id) => matches(state, context, what.filter, id));
  return { candidates: such.slice(0, count), min: count, max: count };
}

/** How many objects a description requires; "any number of" is from none to all. */
function fromObjects(
  state: GameState,
  context: Context,
  what: CostObjects,
  allowed: (id: ObjectId) => boolean,
): Pick | null {
  if (what === "this") return null;
  const candidates = objectsMatching(state, context, what.filter).filter(allowed);
  return counted(state, context, what, candidates);
}

/** By how much more than its power a creature saddles and crews. */
function morePower(state: GameState, id: ObjectId): number {
  return characteristics(state, id).restrictions.reduce(
    (sum, one) => sum + (one.kind === "crewsWithMorePower" ? one.by : 0),
    0,
  );
}

/** Where the tapped ones must come to something together, as few or as many as the payer likes (CR 702.122a). */
function tappedTogether(
  state: GameState,
  seat: Seat,
  context: Context,
  { what, totalAtLeast, summoningSickAllowed }: Extract<PaidCost, { kind: "tapOthers" }>,
): Pick | null {
  const pick = fromObjects(state, context, what, (id) => isPayersPermanent(state, seat, id, false));
  if (!pick || !totalAtLeast) return pick;
  const { stat, value } = totalAtLeast;
  const limit = amountOf(state, context, value);
  const values = pick.candidates.map((id) => {
    const own = amountOf(
      state,
      { ...context, each: { object: id } },
      { kind: "stat", stat, of: { kind: "each" } },
    );
    return summoningSickAllowed && stat === "power" ? own + morePower(state, id) : own;
  });
  return pickByTotal(pick.candidates, { values, limit }, pick.max);
}

function counted(
  state: GameState,
  context: Context,
  what: Exclude<CostObjects, "this">,
  candidates: readonly ObjectId[],
): Pick {
  if (what.count === "any") return { candidates, min: 0, max: candidates.length };
  const count = amountOf(state, context, what.count);
  return { candidates, min: count, max: count };
}

/** Cards of the payer's own zone, described by what they are alone. */
function fromZone(
  state: GameState,
  seat: Seat,
  context: Context,
  what: CostObjects,
  zone: "hand" | "graveyard",
): Pick | null {
  if (what === "this") return null;
  const candidates = playerOf(state, seat)[zone].filter((id) =>
    satisfies(state, context, what.filter.of, id),
  );
  return counted(state, context, what, candidates);
}

/** Objects in the zones and of the players that the text names; from hands and libraries only the payer's own. */
function fromAnywhere(state: GameState, seat: Seat, context: Context, what: CostObjects): Pick | null {
  if (what === "this") return null;
  const candidates = objectsMatching(state, context, what.filter).filter((id) => {
    const object = state.objects[id];
    if (object?.zone === "battlefield") return true;
    return object?.owner === seat || !isOwnZone(object?.zone, what.filter);
  });
  return counted(state, context, what, candidates);
}

function isOwnZone(zone: Zone | null | undefined, filter: Filter): boolean {
  if (zone === "graveyard") return !filter.of.some((one) => one.kind === "owner" || one.kind === "not");
  return zone === "hand" || zone === "library";
}

function isPayersPermanent(state: GameState, seat: Seat, id: ObjectId, tapped: boolean | null): boolean {
  if (!isPermanent(state, id) || controllerOf(state, id) !== seat) return false;
  return tapped === null || state.objects[id]?.status.tapped === tapped;
}

function isPermanent(state: GameState, id: ObjectId): boolean {
  const object = state.objects[id];
  return object?.zone === "battlefield" && !object.status.phasedOut;
}

/** A cost that names what it concerns, such as the Equipment that gives the ability, doesn't ask who controls that. */
function isNamed(what: CostObjects): boolean {
  return what !== "this" && what.filter.of.some(({ kind }) => kind === "oneOf");
}

/** CR 701.3d: only an attached object can become unattached. */
function isAttached(state: GameState, id: ObjectId): boolean {
  const object = state.objects[id];
  return object?.zone === "battlefield" && object.attachedTo !== null;
}

/** CR 701.17a: only the player's own permanents, and none that can't be sacrificed. */
export function canBeSacrificed(state: GameState, seat: Seat, id: ObjectId): boolean {
  if (!isPayersPermanent(state, seat, id, null)) return false;
  return !characteristics(state, id).restrictions.some((one) => one.kind === "cantBeSacrificed");
}

/** CR 101.2, 118.3: and none that an effect keeps from being sacrificed for this. */
export function canPayBySacrificing(state: GameState, seat: Seat, context: Context, id: ObjectId): boolean {
  if (!canBeSacrificed(state, seat, id) || !maySacrificeToPay(state, seat, context, id)) return false;
  return context.announcing !== undefined || mayCauseSacrifice(state, context.controller, seat);
}

/** Counters of one kind, or of any. */
export function countersOn(object: GameObject | null | undefined, counter: string): number {
  if (!object) return 0;
  if (counter !== "any") return object.counters[counter] ?? 0;
  let total = 0;
  for (const count of Object.values(object.counters)) total += count;
  return total;
}

/** How many counters a part removes from each object, as far as that is known before it is paid. */
export function countersNeeded(
  state: GameState,
  context: Context,
  cost: Extract<PaidCost, { kind: "removeCounters" }>,
): number {
  return cost.amount === "all" ? 0 : amountOf(state, context, cost.amount);
}

/** Cards that foraging exiles from a graveyard. */
const FORAGED = 3;

function keywordPick(
  state: GameState,
  seat: Seat,
  context: Context,
  cost: Extract<PaidCost, { kind: "keywordAction" }>,
): Pick | null {
  const { graveyard } = playerOf(state, seat);
  switch (cost.action) {
    case "collectEvidence": {
      const values = graveyard.map((id) => characteristics(state, id).manaValue);
      const limit = amountOf(state, context, cost.amount ?? 0);
      return pickByTotal(graveyard, { values, limit });
    }
    case "forage": {
      const foods = state.battlefield.filter(
        (id) =>
          canPayBySacrificing(state, seat, context, id) &&
          characteristics(state, id).subtypes.includes("Food"),
      );
      // One Food or three cards, and nothing besides: a Food counts as all three.
      const values = [...foods.map(() => FORAGED), ...graveyard.map(() => 1)];
      const total: Total = { values, limit: FORAGED, exactly: true };
      return pickByTotal([...foods, ...graveyard], total, FORAGED);
    }
    case "blight": {
      const creatures = state.battlefield.filter(
        (id) =>
          isPayersPermanent(state, seat, id, null) && characteristics(state, id).types.includes("creature"),
      );
      return { candidates: creatures, min: 1, max: 1 };
    }
    case "behold": {
      const filter = cost.filter ?? { of: [] };
      const shown = playerOf(state, seat).hand.filter((id) => satisfies(state, context, filter.of, id));
      const controlled = state.battlefield.filter(
        (id) => isPayersPermanent(state, seat, id, null) && matches(state, context, filter, id),
      );
      return { candidates: [...controlled, ...shown], min: 1, max: 1 };
    }
    case "exert":
    case "waterbend":
      return null;
    default:
      return assertNever(cost.action);
  }
}
