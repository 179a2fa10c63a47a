import { existing, objectOf } from "../core/game.ts";
import type { Context } from "../state/context.ts";
import type { GameEvent } from "../state/event.ts";
import type { GameState } from "../state/game-state.ts";
import type { ObjectId } from "../state/ids.ts";

/**
 * What a text means now by an object it has named. An object that changed zones is a new one (CR 400.7), but an effect finds
 * what it or its cost moved itself (CR 400.7j), and what a trigger saw moving (400.7e-f), as long as it is in a public zone.
 */
export function present(state: GameState, context: Context, id: ObjectId): ObjectId {
  let at = id;
  while (!existing(state, at)) {
    const became = successor(state, context, at, at === id);
    if (became === null) return at;
    at = became;
  }
  return at;
}

function successor(state: GameState, context: Context, id: ObjectId, isFirst: boolean): ObjectId | null {
  const moved = moveOf(state, id);
  if (!moved || moved.became === null || moved.to === "hand" || moved.to === "library") return null;
  if (moved.source === context.source) return moved.became;
  return isFirst && isOfEvent(context, id) && wasBefore(state, context, moved.became) ? moved.became : null;
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
  return Object.values(context.event?.objects ?? {}).some((ids) => ids?.includes(id));
}

/** Whether the new object was there before the ability now resolving was put on the stack. */
function wasBefore(state: GameState, context: Context, became: ObjectId): boolean {
  const resolving = state.frames.findLast((frame) => frame.kind === "resolve");
  if (resolving?.kind !== "resolve") return true;
  const ability = objectOf(state, resolving.object);
  if (ability.announcement?.source !== context.source) return true;
  return objectOf(state, became).timestamp < ability.timestamp;
}
