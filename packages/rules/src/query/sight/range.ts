import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { hasRanges, reaches } from "../../state/range.ts";
import type { Sight } from "./sight.ts";

/**
 * Whether an object or player is within a player's range of influence (CR 801.2, 801.2d): everything where ranges aren't limited. What
 * is gone is where it was as it last existed (CR 801.7a); a card that isn't on the battlefield or the stack is with its owner (CR 108.4a).
 */
export function inRange(sight: Sight, viewer: Seat, entity: Entity): boolean {
  const { state } = sight;
  if (!hasRanges(state)) return true;
  if ("player" in entity) return reaches(state, viewer, entity.player);
  const object = sight.object(entity.object);
  if (!object) return true;
  return reaches(state, viewer, holderOf(sight, object)) || isProtectedWithin(sight, viewer, object);
}

function holderOf(sight: Sight, { id, zone, owner, controller }: GameObject): Seat {
  if (zone !== null && zone !== "battlefield" && zone !== "stack") return owner;
  return sight.read(id)?.controller ?? controller;
}

/** CR 801.2d: a battle is also where its protector is. */
function isProtectedWithin(sight: Sight, viewer: Seat, { id, chosen }: GameObject): boolean {
  const protector = chosen.player;
  if (typeof protector !== "number" || !reaches(sight.state, viewer, protector)) return false;
  return sight.read(id)?.types.includes("battle") === true;
}

/** Those of some objects that are within a player's range of influence. */
export function objectsInRange(sight: Sight, viewer: Seat, ids: readonly ObjectId[]): readonly ObjectId[] {
  return hasRanges(sight.state) ? ids.filter((object) => inRange(sight, viewer, { object })) : ids;
}
