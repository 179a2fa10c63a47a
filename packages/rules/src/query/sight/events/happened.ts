import type { EventPattern } from "@spellroom/card-language";
import { assertNever } from "../../../state/access.ts";
import type { Context, EventFacts } from "../../../state/context.ts";
import type { GameEvent } from "../../../state/event.ts";
import type { GameState } from "../../../state/game-state.ts";
import { COUNTED_IN_HISTORY } from "../in-history.ts";
import type { HistorySpan, Sight } from "../sight.ts";
import { factsOf } from "./pattern.ts";

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

/**
 * Whether history answers a question about such events: they are kept in it, and they can be told from others without looking
 * at how things are now.
 */
export function isRemembered(pattern: EventPattern): boolean {
  switch (pattern.kind) {
    case "anyOf":
      return pattern.of.every(isRemembered);
    case "draws":
      return pattern.exceptFirstInDrawStep === undefined && pattern.ordinal === undefined;
    case "counterPut":
      return pattern.reaches === undefined;
    case "counterRemoved":
      return pattern.last === undefined;
    default:
      return COUNTED_IN_HISTORY[pattern.kind] !== null;
  }
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
