import type { GameAction } from "@spellroom/card-language";
import type { Game } from "../../state/access.ts";
import type { GameEvent } from "../../state/event.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { tell } from "../game/game.ts";
import { collectTriggers } from "../triggers/collect.ts";

/** Reports that a player has scried, explored and so on, and checks triggers (CR 701). */
export function tellAction(
  g: Game,
  action: GameAction,
  seat: Seat,
  object: ObjectId | null = null,
  amount = 1,
): void {
  tellAndTrigger(g, { kind: "keywordAction", action, seat, object, amount });
}

/** Reports into which room of a dungeon a player has moved the venture marker (CR 309.4c). */
export function tellRoom(g: Game, seat: Seat, dungeon: ObjectId, room: string): void {
  tellAndTrigger(g, { kind: "keywordAction", action: "enterRoom", seat, object: dungeon, amount: 1, room });
}

/** Reports which dungeon a player has completed, which is no longer there (CR 309.7). */
export function tellCompleted(g: Game, seat: Seat, dungeon: string): void {
  tellAndTrigger(g, {
    kind: "keywordAction",
    action: "completeDungeon",
    seat,
    object: null,
    amount: 1,
    dungeon,
  });
}

/** Reports that a player has searched libraries, and whose (CR 701.19). */
export function tellSearch(g: Game, seat: Seat, libraries: readonly Seat[]): void {
  tellAndTrigger(g, { kind: "keywordAction", action: "search", seat, object: null, amount: 1, libraries });
}

function tellAndTrigger(g: Game, event: GameEvent): void {
  tell(g, event);
  collectTriggers(g, [event], []);
}
