import type { Filter, Predicate } from "@spellroom/card-language";
import { seatsInOrder } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { Seat } from "../../state/ids.ts";
import { meansPlayer } from "./players.ts";
import type { Sight } from "./sight.ts";

/**
 * Whether one player alone controls at least so many objects that match. A player who controls none counts with 0, so that
 * "more lands than each other player" is false while nobody controls a land.
 */
export function onePlayerControls(sight: Sight, context: Context, filter: Filter, atLeast: number): boolean {
  if (atLeast <= 0)
    return seatsInOrder(sight.state).some((seat) =>
      filter.of.every((one) => allowsController(sight, context, one, seat, true)),
    );
  const counts = new Map<Seat, number>();
  for (const id of sight.objectsMatching(context, filter)) {
    const controller = sight.read(id)?.controller;
    if (controller === undefined) continue;
    counts.set(controller, (counts.get(controller) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count >= atLeast);
}

/** Whether a predicate can be true (or false) of an object that this player controls, whatever else the object is. */
function allowsController(
  sight: Sight,
  context: Context,
  predicate: Predicate,
  seat: Seat,
  as: boolean,
): boolean {
  const allows = (one: Predicate): boolean => allowsController(sight, context, one, seat, as);
  if (predicate.kind === "controller") return meansPlayer(sight, context, predicate.player, seat) === as;
  if (predicate.kind === "not") return allowsController(sight, context, predicate.of, seat, !as);
  if (predicate.kind === "all") return as ? predicate.of.every(allows) : predicate.of.some(allows);
  if (predicate.kind === "any") return as ? predicate.of.some(allows) : predicate.of.every(allows);
  return true;
}
