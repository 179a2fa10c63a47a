import { type Game, tell } from "../core/game.ts";
import type { GameEvent } from "../state/event.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { collectTriggers } from "../triggers/index.ts";

/** Tells that a player has scried, explored and so on, and lets triggers look (CR 701). */
export function tellAction(
  g: Game,
  action: string,
  seat: Seat,
  object: ObjectId | null = null,
  amount = 1,
): void {
  const event: GameEvent = { kind: "keywordAction", action, seat, object, amount };
  tell(g, event);
  collectTriggers(g, [event], []);
}
