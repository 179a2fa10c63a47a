import { type Game, playerOf } from "../../state/access.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { setZone, updateObject } from "../game/game.ts";

/**
 * Puts cards of a library on its top or bottom, in this order from the top. They stay the objects they are, since they don't
 * change zones; only the player who put them there knows where they are (CR 401.2), and nobody does if the order was random.
 */
export function rearrange(
  g: Game,
  seat: Seat,
  top: readonly ObjectId[],
  bottom: readonly ObjectId[],
  knownTo: readonly Seat[],
): void {
  const moved = new Set([...top, ...bottom]);
  const rest = playerOf(g.state, seat).library.filter((id) => !moved.has(id));
  setZone(g, "library", seat, [...top, ...rest, ...bottom]);
  for (const id of moved) updateObject(g, id, { knownTo });
}
