import type { GameAction } from "@spellroom/card-language";
import type { Game } from "../../state/access.ts";
import type { GameEvent } from "../../state/event.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { tell } from "../game/game.ts";
import { collectTriggers } from "../triggers/collect.ts";

/** Tells that a player has scried, explored and so on, and lets triggers look (CR 701). */
export function tellAction(
  g: Game,
  action: GameAction,
  seat: Seat,
  object: ObjectId | null = null,
  amount = 1,
): void {
  const event: GameEvent = { kind: "keywordAction", action, seat, object, amount };
  tell(g, event);
  collectTriggers(g, [event], []);
}
