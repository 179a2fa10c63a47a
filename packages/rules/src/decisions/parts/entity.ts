/** A seat at the table, counted from 0 in turn order. */
export type Seat = number;

/**
 * An object's identity. An object that changes zones becomes a new object with a new id (CR 400.7). Ids say in which order
 * things happened, so they never leave the server; `view` assigns keys of its own.
 */
export type ObjectId = number;

/** Who or what can be a target, be dealt damage or be attacked. */
export type Entity = { readonly object: ObjectId } | { readonly player: Seat };

/** Whether two references are to the same object or player. */
export function sameEntity(one: Entity, other: Entity): boolean {
  if ("player" in one) return "player" in other && one.player === other.player;
  return "object" in other && one.object === other.object;
}

/** An object or player as one number: objects by their id, players as negative numbers. */
export function entityNumber(entity: Entity): number {
  return "object" in entity ? entity.object : -1 - entity.player;
}

/** The object or player that a number stands for. */
export function numberedEntity(number: number): Entity {
  return number < 0 ? { player: -1 - number } : { object: number };
}
