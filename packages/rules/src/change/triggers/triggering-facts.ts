import type { EventPattern } from "@spellroom/card-language";
import { eventsMatchingBatch } from "../../query/selection/index.ts";
import type { Context, EventFacts } from "../../state/context.ts";
import type { GameEvent } from "../../state/event.ts";
import type { GameState } from "../../state/game-state.ts";

/**
 * How often events that happened at the same time set off an ability, and with what. CR 805.4d: at the beginning of a team's step,
 * one of several players' steps triggers for each of them where it speaks of "that player", otherwise once.
 */
export function triggeringFacts(
  state: GameState,
  context: Context,
  pattern: EventPattern,
  events: readonly GameEvent[],
  speaksOfThatPlayer: () => boolean,
): readonly EventFacts[] {
  const found = eventsMatchingBatch(state, context, pattern, events);
  if (found.length < 2 || !events.every(({ kind }) => kind === "stepBegan")) return found;
  return speaksOfThatPlayer() ? found : found.slice(0, 1);
}
