import { saying } from "../../query/kept/mentioned.ts";
import { activeRules } from "../../query/layers/index.ts";
import type { Game } from "../../state/access.ts";
import type { GameEvent } from "../../state/event.ts";
import type { ObjectId } from "../../state/ids.ts";
import { tell } from "../game/game.ts";

/** CR 728.1: the game gets that designation and loses the other. Triggered abilities are not checked here. */
export function makeDay(g: Game, to: "day" | "night"): GameEvent {
  const first = g.state.turn.day === null;
  g.state.turn = { ...g.state.turn, day: to };
  const event: GameEvent = { kind: "dayNightChanged", to, ...(first ? { first } : {}) };
  tell(g, event);
  return event;
}

/** "If it's neither day nor night, it becomes day as this permanent enters": what it says as it is on the battlefield (CR 614.12). */
export function dayAsItEnters(g: Game, entered: ObjectId): void {
  if (g.state.turn.day !== null || !saysDayAsItEnters(g.state.definitions)) return;
  const says = activeRules(g.state).some(
    ({ rule, context }) => rule.kind === "dayAsItEnters" && context.source === entered,
  );
  if (says) makeDay(g, "day");
}
const saysDayAsItEnters = saying("dayAsItEnters");
