import type { Zone } from "@spellroom/card-language";
import { snapshot } from "../../query/layers/index.ts";
import { type Game, objectOf, zoneOf } from "../../state/access.ts";
import { COMMANDER } from "../../state/commanders.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { EMPTY, FRESH_STATUS, NONE } from "../../state/setup.ts";
import { addObject, setZone, updateObject } from "../game/game.ts";

/**
 * Where in a zone's list a new object goes. Libraries list the top first; other zones list the newest last. `fromTop` counts
 * the top card as 1 and is the bottom of a library with fewer cards (CR 401.7).
 */
export type Position = "top" | "bottom" | { readonly fromTop: number };

/** What the new object is like, beyond what every object of its zone is. */
export type NewObject = Partial<
  Pick<
    GameObject,
    | "controller"
    | "face"
    | "status"
    | "counters"
    | "attachedTo"
    | "copied"
    | "chosen"
    | "linked"
    | "announcement"
    | "knownTo"
    | "marks"
    | "kind"
  >
>;

const REMEMBERING: ReadonlySet<Zone> = new Set<Zone>([
  "battlefield",
  "stack",
  "graveyard",
  "exile",
  "command",
  "hand",
]);

/**
 * Moves an object to a zone with nothing in between: no replacement, no trigger, no event. The object it becomes is a new
 * one (CR 400.7); the old record stays as a remembered one with its last known characteristics. Returns the new id.
 */
export function moveDirectly(
  g: Game,
  id: ObjectId,
  to: Zone,
  position: Position = "top",
  as: NewObject = {},
): ObjectId {
  const old = objectOf(g.state, id);
  rememberLast(g, id);
  takeOut(g, old);
  const moved = addObject(g, (newId, timestamp) => ({
    ...old,
    id: newId,
    zone: to,
    timestamp,
    controller: old.owner,
    status: FRESH_STATUS,
    counters: NONE,
    damage: 0,
    deathtouched: false,
    attachedTo: null,
    copied: null,
    chosen: NONE,
    linked: NONE,
    announcement: null,
    usedThisTurn: NONE,
    usedEver: NONE,
    knownTo: EMPTY,
    face: 0,
    controlledSince: g.state.turn.number,
    enteredTurn: g.state.turn.number,
    ...as,
    marks: old.marks.includes(COMMANDER) ? [COMMANDER, ...(as.marks ?? EMPTY)] : (as.marks ?? EMPTY),
  }));
  putIn(g, moved, position);
  return moved.id;
}

/** Keeps what an object is like before it goes (CR 603.10, 608.2h). */
export function rememberLast(g: Game, id: ObjectId): void {
  const object = g.state.objects[id];
  if (!object || object.zone === null || !REMEMBERING.has(object.zone)) return;
  g.state.lastKnown = { ...g.state.lastKnown, [id]: snapshot(g.state, id) };
}

/** Takes an object out of its zone for good (tokens and copies that cease to exist, abilities that have resolved). */
export function cease(g: Game, id: ObjectId): void {
  rememberLast(g, id);
  takeOut(g, objectOf(g.state, id));
}

function takeOut(g: Game, object: GameObject): void {
  const zone = object.zone;
  if (zone === null) return;
  const seat = zoneSeat(object);
  setZone(
    g,
    zone,
    seat,
    zoneOf(g.state, zone, seat).filter((other) => other !== object.id),
  );
  updateObject(g, object.id, { zone: null });
}

function putIn(g: Game, object: GameObject, position: Position): void {
  const zone = object.zone;
  if (zone === null) return;
  const seat = zoneSeat(object);
  const list = zoneOf(g.state, zone, seat);
  if (zone !== "library") {
    setZone(g, zone, seat, [...list, object.id]);
  } else if (position === "bottom") {
    setZone(g, zone, seat, [...list, object.id]);
  } else {
    const at = position === "top" ? 0 : Math.max(0, Math.min(position.fromTop - 1, list.length));
    setZone(g, zone, seat, [...list.slice(0, at), object.id, ...list.slice(at)]);
  }
}

/** Hands, libraries and graveyards are the owner's (CR 400.3). */
function zoneSeat(object: GameObject): Seat {
  return object.owner;
}
