import type { Game } from "../../state/access.ts";
import type { Delivery } from "../../state/context.ts";
import type { HappenFrame, PendingHappening } from "../../state/frame.ts";
import { bind } from "../game/game.ts";
import type { Done } from "./done.ts";

/** Where what is drawn in place of the happening counts: for the draw that it is, and for draws that it itself replaces. */
export function drawsReplaced(
  frame: HappenFrame,
  { happening, deliver, drawnFor = [] }: PendingHappening,
): readonly Delivery[] {
  if (happening.kind !== "draw") return [];
  const own = deliver ?? frame.deliver;
  return own ? [...drawnFor, own] : drawnFor;
}

/**
 * Cards that are drawn in place of other draws, by whomever, are cards drawn by the instruction that was replaced: they add to
 * how many have been drawn. They aren't cards that it does something more with (CR 614.11b), so they aren't among its objects.
 */
export function countDrawn(
  g: Game,
  batch: readonly PendingHappening[],
  done: readonly (Done | null)[],
): void {
  for (const [at, { happening, drawnFor = [] }] of batch.entries()) {
    if (!done[at] || happening.kind !== "move" || happening.cause !== "draw") continue;
    for (const { context, name } of drawnFor) {
      const counted = g.state.contexts[context]?.bindings[name];
      if (counted) bind(g, context, name, { ...counted, amount: (counted.amount ?? 0) + 1 });
    }
  }
}
