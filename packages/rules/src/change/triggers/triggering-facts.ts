import type { EventPattern } from "@spellroom/card-language";
import { eventsMatchingBatch } from "../../query/selection/index.ts";
import type { Context, EventFacts } from "../../state/context.ts";
import type { GameEvent } from "../../state/event.ts";
import type { GameState } from "../../state/game-state.ts";
import { hasRanges, reaches } from "../../state/range.ts";

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
  const found = inRange(
    state,
    context,
    eventsMatchingBatch(state, context, pattern, events),
    events,
    speaksOfThatPlayer,
  );
  if (found.length < 2 || !isStep(events)) return found;
  return speaksOfThatPlayer() ? found : found.slice(0, 1);
}

function isStep(events: readonly GameEvent[]): boolean {
  return events.every(({ kind }) => kind === "stepBegan");
}

/** CR 801.7: a step of a player out of range is no event for an ability that speaks of "that player". */
function inRange(
  state: GameState,
  { controller }: Context,
  found: readonly EventFacts[],
  events: readonly GameEvent[],
  speaksOfThatPlayer: () => boolean,
): readonly EventFacts[] {
  if (!hasRanges(state) || !isStep(events)) return found;
  const isOut = ({ player }: EventFacts): boolean => player !== null && !reaches(state, controller, player);
  return found.some(isOut) && speaksOfThatPlayer() ? found.filter((facts) => !isOut(facts)) : found;
}
