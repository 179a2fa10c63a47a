import { controllerOf } from "../../query/layers/index.ts";
import { playersOf } from "../../query/selection/index.ts";
import { contextOf } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";

/**
 * Who controls the spell or ability of that source which is being carried out: who cast or activated it, or whose the source was
 * when it triggered, whoever has come to control the source since (CR 113.8).
 */
export function causerOf(state: GameState, source: ObjectId): Seat {
  return carriedOut(state, source)?.controller ?? controllerOf(state, source);
}

/** The same for an event, where that isn't who controls the source: looking at the source wouldn't tell. */
export function causedByAnother(state: GameState, source: ObjectId | null): { readonly causedBy?: Seat } {
  const context = source === null ? undefined : carriedOut(state, source);
  if (!context) return {};
  const now = playersOf(state, context, { kind: "controller", of: { kind: "this" } });
  return now.includes(context.controller) ? {} : { causedBy: context.controller };
}

function carriedOut(state: GameState, source: ObjectId): Context | undefined {
  for (let at = state.frames.length - 1; at >= 0; at--) {
    const frame = state.frames[at];
    const context = frame?.kind === "effects" ? contextOf(state, frame.context) : undefined;
    if (context?.source === source) return context;
  }
  return undefined;
}
