import { existing, objectOf } from "../../state/access.ts";
import { type Context, movedTo, WAITING_SINCE } from "../../state/context.ts";
import { cameOf, type GameEvent } from "../../state/event.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import { mergedWith } from "../../state/merged.ts";

/**
 * What a text means now by an object it has named. An object that changed zones is a new one (CR 400.7), but an effect finds
 * what it or its cost moved itself (CR 400.7j), and what a trigger saw moving (400.7e-f), as long as it is in a public zone.
 */
export function present(state: GameState, context: Context, id: ObjectId): ObjectId {
  return allPresent(state, context, id)[0] ?? id;
}

/** The same, with all cards that a merged permanent has become (CR 712.21c, 727.3c). */
export function allPresent(
  state: GameState,
  context: Context,
  id: ObjectId,
  isFirst = true,
): readonly ObjectId[] {
  if (existing(state, id)) return [id];
  const whole = mergedWith(state, id);
  if (whole !== null) return [whole];
  const became = successors(state, context, id, isFirst);
  if (became.length === 0) return [id];
  return became.flatMap((one) => allPresent(state, context, one, false));
}

function successors(state: GameState, context: Context, id: ObjectId, isFirst: boolean): readonly ObjectId[] {
  const moved = moveOf(state, id);
  if (!moved) return context.bindings[movedTo(id)]?.objects ?? [];
  if (moved.became === null || moved.to === "hand" || moved.to === "library") return [];
  if (moved.source === context.source) return cameOf(moved);
  if (!isFirst || !wasBefore(state, context, moved.became)) return [];
  return isOfEvent(context, id) || isFallenAura(state, context, id, moved) ? cameOf(moved) : [];
}

/**
 * CR 400.7f: an Aura that went to the graveyard together with what it enchanted, or for having lost it, is found by its trigger on
 * that.
 */
function isFallenAura(
  state: GameState,
  context: Context,
  id: ObjectId,
  moved: Extract<GameEvent, { kind: "moved" }>,
): boolean {
  if (id !== context.source || moved.to !== "graveyard") return false;
  if (moved.cause !== "stateBased" && context.event?.withItsHost !== true) return false;
  const host = state.lastKnown[id]?.object.attachedTo;
  return host !== null && host !== undefined && "object" in host && isOfEvent(context, host.object);
}

function moveOf(state: GameState, id: ObjectId): Extract<GameEvent, { kind: "moved" }> | null {
  for (const events of [state.history.thisTurn, state.history.lastTurn]) {
    for (let at = events.length - 1; at >= 0; at--) {
      const event = events[at];
      if (event?.kind === "moved" && event.object === id) return event;
    }
  }
  return null;
}

function isOfEvent(context: Context, id: ObjectId): boolean {
  if (!context.event?.moved) return false;
  return Object.values(context.event?.objects ?? {}).some((ids) => ids?.includes(id));
}

/**
 * Whether the new object was there before the ability now resolving was put on the stack; for one that waited for a step,
 * before it was made, since by then it knew where to expect the object (CR 603.7c).
 */
function wasBefore(state: GameState, context: Context, became: ObjectId): boolean {
  const since = context.bindings[WAITING_SINCE]?.amount;
  if (since !== undefined) return objectOf(state, became).timestamp < since;
  const resolving = state.frames.findLast((frame) => frame.kind === "resolve");
  if (resolving?.kind !== "resolve") return true;
  const ability = objectOf(state, resolving.object);
  if (ability.announcement?.source !== context.source) return true;
  return objectOf(state, became).timestamp < ability.timestamp;
}
