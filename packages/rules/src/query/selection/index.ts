import type {
  Amount,
  Condition,
  EventPattern,
  Filter,
  ObjectRef,
  PlayerRef,
  Predicate,
  TargetKind,
} from "@spellroom/card-language";
import type { Context, EventFacts } from "../../state/context.ts";
import type { GameEvent } from "../../state/event.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { hasRanges } from "../../state/range.ts";
import { sightOf } from "../layers/sight-of.ts";
import * as batch from "../sight/events/batch.ts";
import { factsOf } from "../sight/events/pattern.ts";
import * as choosing from "../sight/players.ts";
import * as range from "../sight/range.ts";

export { permanentsToTry } from "../layers/sight-of.ts";
export { isRemembered } from "../sight/events/happened.ts";

/**
 * Whether an existing object is what a filter describes. Its zones are checked, phased-out permanents don't count, and
 * last known information isn't used.
 */
export function matches(state: GameState, context: Context, filter: Filter, id: ObjectId): boolean {
  return sightOf(state).matches(context, filter, id);
}

/** Whether predicates are true of an object in whatever zone, of one that is gone as it last existed (CR 608.2h). */
export function satisfies(
  state: GameState,
  context: Context,
  predicates: readonly Predicate[],
  id: ObjectId,
): boolean {
  return sightOf(state).satisfies(context, predicates, id);
}

/** Everything that a filter describes: permanents in the order they entered, other zones seat by seat. */
export function objectsMatching(state: GameState, context: Context, filter: Filter): ObjectId[] {
  return sightOf(state).objectsMatching(context, filter);
}

/** The number that an amount comes to now. */
export function amountOf(state: GameState, context: Context, amount: Amount): number {
  return typeof amount === "number" ? amount : sightOf(state).amountOf(context, amount);
}

/** Whether a condition holds now. */
export function holds(state: GameState, context: Context, condition: Condition): boolean {
  return sightOf(state).holds(context, condition);
}

/** The players that a reference stands for, in turn order from the active player where there are several (CR 101.4). */
export function playersOf(state: GameState, context: Context, ref: PlayerRef): Seat[] {
  return [...sightOf(state).playersOf(context, ref)];
}

/** Which of the players that a reference stands for makes a choice (CR 801.5c). */
export function chooserAmong(state: GameState, context: Context, ref: PlayerRef): Seat | undefined {
  return choosing.chooserAmong(sightOf(state), context, ref);
}

/** The objects that a reference stands for. Ids of objects that are gone stay what they are; see `whereItWent`. */
export function objectsOf(state: GameState, context: Context, ref: ObjectRef): ObjectId[] {
  return [...sightOf(state).objectsOf(context, ref)];
}

/** Whether an object or player is of the kind that a target phrase names; hexproof, protection and the like aren't asked. */
export function targetKindAllows(
  state: GameState,
  context: Context,
  kind: TargetKind,
  entity: Entity,
): boolean {
  return sightOf(state).targetKindAllows(context, kind, entity);
}

/**
 * Whether a told event fits a pattern, seen by the source and controller of the context, and what it was about. Of an
 * event that fits several times (several attackers, blockers, targets) this is the first; triggers ask `eventsMatchingBatch`.
 */
export function eventMatches(
  state: GameState,
  context: Context,
  pattern: EventPattern,
  event: GameEvent,
): EventFacts | null {
  return factsOf(sightOf(state), context, pattern, event)[0] ?? null;
}

/** How often simultaneous events fit a pattern: "one or more" folds them into one (CR 603.2c). */
export function eventsMatchingBatch(
  state: GameState,
  context: Context,
  pattern: EventPattern,
  events: readonly GameEvent[],
): EventFacts[] {
  return [...batch.eventsMatchingBatch(sightOf(state), context, pattern, events)];
}

/** What an object that has left its zone became there: the first zone it went to (CR 400.7, 603.6c). */
export function whereItWent(state: GameState, id: ObjectId): ObjectId | null {
  const { thisTurn, lastTurn } = state.history;
  for (const events of [thisTurn, lastTurn]) {
    for (let at = events.length - 1; at >= 0; at--) {
      const event = events[at];
      if (event?.kind === "moved" && event.object === id) return event.became;
    }
  }
  return null;
}

/** Whether an object or player is within a player's range of influence (CR 801.2); everything where ranges aren't limited. */
export function inRange(state: GameState, viewer: Seat, entity: Entity): boolean {
  return !hasRanges(state) || range.inRange(sightOf(state), viewer, entity);
}
