import { type Effect, hasNode, type ObjectRef, type Selection, schemas } from "@spellroom/card-language";
import { controllerOf } from "../../query/layers/index.ts";
import { satisfies } from "../../query/selection/index.ts";
import { playerOf } from "../../state/access.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { hasEnoughCounters } from "./counters.ts";
import type { EffectOf, Run } from "./run.ts";
import { canSacrifice } from "./sacrifice.ts";
import { searchable } from "./search.ts";
import { candidates, stillThere } from "./selected.ts";
import { canChange } from "./tapping.ts";
import { doorsToTurn } from "./unlock-door.ts";

/**
 * CR 608.2d: whether an optional action isn't plainly impossible; as a whole, if it is done like paying a cost, in full or not
 * at all (CR 118.3, 118.12). Instructions after one that may change the situation can't be judged yet.
 */
export function isPossible(run: Run, effects: readonly Effect[], whole: boolean): boolean {
  const [first, ...more] = effects;
  if (first === undefined) return true;
  if (!canDo(run, first, whole)) return false;
  if (!whole || !givesUp(first)) return true;
  const last = more.findIndex((one) => !givesUp(one) || dependsOnEarlier(one));
  return more.slice(0, last < 0 ? more.length : last).every((one) => canDo(run, one, true));
}

/** What these name is there before any of the instructions is done; what others name may only come of an earlier one. */
const KNOWN_BEFORE: ReadonlySet<ObjectRef["kind"]> = new Set(["this", "target", "event", "attached"]);

function isAnyAllowed(run: Run, ids: readonly ObjectId[], whole: boolean, allowed: Allowed): boolean {
  const isAllowed = (id: ObjectId): boolean => allowed(id, controllerOf(run.state, id));
  return ids.length === 0 || (whole ? ids.every(isAllowed) : ids.some(isAllowed));
}

/** Whether all that an instruction does is to take something away, so that what follows finds nothing new. */
function givesUp({ kind }: Effect): boolean {
  return kind === "sacrifice" || kind === "discard" || kind === "tap" || kind === "payEnergy";
}

function dependsOnEarlier(effect: Effect): boolean {
  return hasNode(schemas.effect, effect, "ObjectRef", "bound");
}

function canDo(run: Run, effect: Effect, whole: boolean): boolean {
  switch (effect.kind) {
    case "sacrifice":
      return hasCandidates(run, effect.what, whole, (id, seat) => canSacrifice(run, id, [seat]));
    case "discard":
      return run.players(effect.who).some((seat) => hasToDiscard(run, effect, whole, seat));
    case "mill":
      return run.players(effect.who).every((seat) => hasCards(run, seat, run.count(effect.amount)));
    case "search":
      return run.players(effect.who).some((seat) => searchable(run, effect, seat).length > 0);
    case "select":
    case "exile":
    case "move":
      return hasCandidates(run, effect.what, whole);
    case "tap":
    case "untap":
      return hasCandidates(run, effect.what, whole, (id) => canChange(run, effect, id));
    case "reveal":
      return "hand" in effect.what || hasCandidates(run, effect.what, whole);
    case "unlockDoor":
      return hasCandidates(
        run,
        effect.of,
        whole,
        (id) => doorsToTurn(run, id, effect.orLock === true).length > 0,
      );
    case "removeCounters":
      return hasCounters(run, effect, whole);
    case "payEnergy":
      return (playerOf(run.state, run.controller).counters.energy ?? 0) >= run.count(effect.amount);
    default:
      return true;
  }
}

type Allowed = (id: ObjectId, seat: Seat) => boolean;

function hasCandidates(run: Run, what: Selection, whole: boolean, allowed: Allowed = () => true): boolean {
  switch (what.kind) {
    case "ref":
      return !KNOWN_BEFORE.has(what.ref.kind) || isAnyAllowed(run, run.objects(what.ref), whole, allowed);
    case "all":
      return true;
    case "top":
      return !whole || run.players(what.of).every((seat) => hasCards(run, seat, run.count(what.amount)));
    case "union":
      return !whole || what.of.every((one) => hasCandidates(run, one, true, allowed));
    case "choose": {
      if (mayLookOutside(run, what)) return true;
      const least = whole ? Math.max(1, run.count(what.count.min)) : 1;
      return run
        .players(what.by)
        .some((seat) => candidates(run, what, seat).filter((id) => allowed(id, seat)).length >= least);
    }
  }
}

/** What a sideboard holds is for its owner to know (CR 400.11a): what may be looked for there is asked about, found or not. */
function mayLookOutside(run: Run, { by, filter }: Extract<Selection, { kind: "choose" }>): boolean {
  if (filter.zones?.includes("outside") !== true) return false;
  return run.players(by).some((seat) => (playerOf(run.state, seat).outside ?? []).length > 0);
}

function hasCards(run: Run, seat: Seat, least: number): boolean {
  return playerOf(run.state, seat).library.length >= least;
}

/** Whether counters are there to be removed from what the text names, all of them if `whole`; what has yet to be chosen may have them. */
function hasCounters(run: Run, effect: EffectOf<"removeCounters">, whole: boolean): boolean {
  const { from } = effect;
  const enough = (id: ObjectId): boolean => hasEnoughCounters(run, id, effect, whole);
  if (from.kind !== "ref") return hasCandidates(run, from, whole, enough);
  return stillThere(run, run.objects(from.ref)).every(enough);
}

/** "discard your hand", "exile all cards from your hand": that can be done whatever the hand holds. */
export function takesWholeHand(effect: Effect): boolean {
  if (effect.kind !== "exile") return discardsWholeHand(effect);
  const { what } = effect;
  const { zones, of } = what.kind === "all" ? what.filter : { of: [] };
  return zones?.length === 1 && zones[0] === "hand" && of.every(({ kind }) => kind === "owner");
}

function discardsWholeHand(effect: Effect): boolean {
  return (
    effect.kind === "discard" &&
    effect.amount === "hand" &&
    effect.filter === undefined &&
    effect.upTo !== true
  );
}

function hasToDiscard(run: Run, effect: EffectOf<"discard">, whole: boolean, seat: Seat): boolean {
  if (discardsWholeHand(effect)) return true;
  const { hand } = playerOf(run.state, seat);
  const { filter, amount } = effect;
  const least = whole && amount !== "hand" && !effect.upTo ? Math.max(1, run.count(amount)) : 1;
  const fitting = filter ? hand.filter((id) => satisfies(run.state, run.context, filter.of, id)) : hand;
  return fitting.length >= least;
}
