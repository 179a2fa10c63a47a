import type { EventPattern } from "@spellroom/card-language";
import { assertNever } from "../../core/game.ts";
import type { Context, EventFacts } from "../../state/context.ts";
import type { GameEvent } from "../../state/event.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Sight } from "../sight.ts";
import { factsOf } from "./pattern.ts";

export type HistorySpan = "thisTurn" | "lastTurn" | "thisGame";

/**
 * Everything in the history that fits a pattern. Of the whole game no more than this turn and the last is remembered; what asks
 * for more is not offered for play (`whatLacks`).
 */
export function happened(
  sight: Sight,
  context: Context,
  pattern: EventPattern,
  when: HistorySpan,
): readonly EventFacts[] {
  return remembered(sight.state, when).flatMap((event) => factsOf(sight, context, pattern, event));
}

function remembered(state: GameState, when: HistorySpan): readonly GameEvent[] {
  const { thisTurn, lastTurn } = state.history;
  switch (when) {
    case "thisTurn":
      return thisTurn;
    case "lastTurn":
      return lastTurn;
    case "thisGame":
      return [...lastTurn, ...thisTurn];
    default:
      return assertNever(when);
  }
}
