import type { Option } from "../decisions/parts/option.ts";
import type { Entity } from "./ids.ts";

/** An object or player as an option of a decision, chosen by that number. */
export function entityOption(entity: Entity, value: number): Option {
  return {
    value,
    what:
      "object" in entity
        ? { kind: "object", object: entity.object }
        : { kind: "player", player: entity.player },
  };
}

/** An object or player as one number: objects by their id, players below nought. */
export function entityNumber(entity: Entity): number {
  return "object" in entity ? entity.object : -1 - entity.player;
}

export function numberedEntity(number: number): Entity {
  return number < 0 ? { player: -1 - number } : { object: number };
}
