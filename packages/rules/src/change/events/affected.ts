import { characteristics } from "../../query/layers/index.ts";
import { assertNever, objectOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";

/** Who chooses among replacement effects (CR 616.1): the controller of the affected object or its owner, or the affected player. */
export function affectedSeat(state: GameState, happening: Happening): Seat {
  switch (happening.kind) {
    case "move":
      return happening.controller ?? seatOfObject(state, happening.object);
    case "destroy":
    case "tap":
    case "untap":
    case "attach":
    case "transform":
    case "turnFaceUp":
    case "turnDoor":
    case "phase":
    case "counterSpell":
      return seatOfObject(state, happening.object);
    case "createToken":
      return happening.controller;
    case "damage":
      return seatOfEntity(state, happening.to);
    case "addCounters":
    case "removeCounters":
      return seatOfEntity(state, happening.on);
    case "gainLife":
    case "loseLife":
    case "draw":
    case "loseGame":
    case "winGame":
    case "shuffle":
    case "discard":
    case "sacrifice":
    case "mill":
    case "addMana":
      return happening.player;
    case "reveal":
      return happening.by;
    default:
      return assertNever(happening);
  }
}

export function seatOfEntity(state: GameState, entity: Entity): Seat {
  return "player" in entity ? entity.player : seatOfObject(state, entity.object);
}

function seatOfObject(state: GameState, id: ObjectId): Seat {
  const object = objectOf(state, id);
  return object.zone === "battlefield" || object.zone === "stack"
    ? characteristics(state, id).controller
    : object.owner;
}
