import type { Entity } from "../state/object.ts";

/** Whether two references are to the same object or player. */
export function sameEntity(one: Entity, other: Entity): boolean {
  if ("player" in one) return "player" in other && one.player === other.player;
  return "object" in other && one.object === other.object;
}
