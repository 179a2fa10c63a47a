import { existing, type Game } from "../../state/access.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { tell, updateObject } from "./game.ts";

/** Lets seats know cards that the zone itself does not show them. */
export function letKnow(g: Game, ids: readonly ObjectId[], seats: readonly Seat[]): void {
  for (const id of ids) {
    const object = existing(g.state, id);
    if (!object || object.zone === null || seats.every((seat) => object.knownTo.includes(seat))) continue;
    updateObject(g, id, { knownTo: [...new Set([...object.knownTo, ...seats])].sort((a, b) => a - b) });
  }
}

/** CR 701.16a: shows cards to everyone at the table and to watchers; those who have seen one know it for as long as it stays there. */
export function revealToAll(g: Game, cards: readonly ObjectId[], by: Seat): void {
  if (cards.length === 0) return;
  letKnow(
    g,
    cards,
    g.state.players.map(({ seat }) => seat),
  );
  tell(g, { kind: "revealed", objects: [...cards], by, to: "all" });
}
