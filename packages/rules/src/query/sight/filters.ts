import type { Filter, Zone } from "@spellroom/card-language";
import { zoneOf } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Sight } from "./sight.ts";

const BATTLEFIELD: readonly Zone[] = ["battlefield"];

/**
 * Whether an existing object is what a filter describes: in one of its zones, not phased out (CR 702.26b), and as its
 * predicates say.
 */
export function matches(sight: Sight, context: Context, filter: Filter, id: ObjectId): boolean {
  const object = sight.existing(id);
  if (!object || object.status.phasedOut || object.zone === null) return false;
  if (filter.zones === undefined ? object.zone !== "battlefield" : !filter.zones.includes(object.zone))
    return false;
  return sight.satisfies(context, filter.of, id);
}

/** Everything that a filter describes: permanents in the order they entered, other zones seat by seat. */
export function objectsMatching(sight: Sight, context: Context, filter: Filter): ObjectId[] {
  const found: ObjectId[] = [];
  for (const list of zoneLists(sight.state, filter)) {
    for (const id of list) {
      if (sight.matches(context, filter, id)) found.push(id);
    }
  }
  return found;
}

export function countMatching(sight: Sight, context: Context, filter: Filter): number {
  let count = 0;
  for (const list of zoneLists(sight.state, filter)) {
    for (const id of list) {
      if (sight.matches(context, filter, id)) count++;
    }
  }
  return count;
}

function zoneLists(state: GameState, filter: Filter): readonly (readonly ObjectId[])[] {
  const zones = filter.zones ?? BATTLEFIELD;
  if (zones === BATTLEFIELD) return [state.battlefield];
  return zones.flatMap((zone) => listsOf(state, zone));
}

function listsOf(state: GameState, zone: Zone): readonly (readonly ObjectId[])[] {
  switch (zone) {
    case "hand":
    case "library":
    case "graveyard":
    case "outside":
      return state.players.map((player) => zoneOf(state, zone, player.seat));
    default:
      return [zoneOf(state, zone, 0)];
  }
}
