import type { Zone } from "@spellroom/card-language";
import { noteShortened } from "../../query/kept/lasting-lists.ts";
import { snapshot } from "../../query/layers/index.ts";
import { type Game, objectOf, writeLastKnown, zoneOf } from "../../state/access.ts";
import { COMMANDER } from "../../state/commanders.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Component, GameObject } from "../../state/object.ts";
import { EMPTY, FRESH_STATUS, NONE } from "../../state/setup.ts";
import { addObject, putObject, setZone } from "../game/game.ts";

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
    | "merged"
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
  return place(g, old, to, position, as);
}

/** Puts the object that another one becomes into its new zone. */
function place(g: Game, old: GameObject, to: Zone, position: Position, as: NewObject): ObjectId {
  const { counterTimes: _none, ...lasting } = old;
  const moved = addObject(g, (newId, timestamp) => ({
    ...lasting,
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
    marks: isCommander(old, as) ? [COMMANDER, ...(as.marks ?? EMPTY)] : (as.marks ?? EMPTY),
  }));
  putIn(g, moved, position);
  return moved.id;
}

/** A melded permanent is one if any of its cards is (CR 903.3b). */
function isCommander(old: GameObject, { merged }: NewObject): boolean {
  return merged ? merged.components.some((one) => one.commander) : old.marks.includes(COMMANDER);
}

/** How the components of a merged permanent move, beyond how any object does. */
export interface Apart {
  /** The components from the top of the graveyard or library, by their place among them (CR 712.21a, 727.3a). */
  readonly order?: readonly number[];
  /** Those that are commanders go to the command zone, the others where the permanent goes (CR 903.9c). */
  readonly commandersApart?: true | undefined;
  /** Where those go that are cards, while the permanent is a token (CR 727.3e). */
  readonly cards?: Goal | undefined;
}

/** Where something goes, and what the new object is like there. */
interface Goal {
  readonly to: Zone;
  readonly position: Position;
  readonly as: NewObject;
}

/**
 * Like `moveDirectly`, for an object that may be a merged permanent: each component becomes an object of its own (CR 712.21, 727.3).
 * Returns the new ids, the topmost component's first.
 */
export function moveApart(
  g: Game,
  id: ObjectId,
  to: Zone,
  position: Position = "top",
  as: NewObject = {},
  { order = [], commandersApart, cards }: Apart = {},
): readonly [ObjectId, ...ObjectId[]] {
  const old = objectOf(g.state, id);
  if (!old.merged) return [moveDirectly(g, id, to, position, as)];
  const { merged, ...whole } = old;
  rememberLast(g, id);
  takeOut(g, old);
  const { components } = merged;
  const downwards = [...new Set([...order, ...components.keys()])];
  const ordered = cards ?? { to, position };
  const isLastOnTop =
    ordered.to === "graveyard" || (ordered.to === "library" && ordered.position !== "bottom");
  const became = new Map<number, ObjectId>();
  for (const at of isLastOnTop ? downwards.toReversed() : downwards) {
    const component = components[at];
    if (!component) continue;
    const goal = cards && component.kind === "card" ? cards : { to, position, as };
    const zone = commandersApart && component.commander ? "command" : goal.to;
    became.set(at, place(g, alone(whole, component), zone, goal.position, goal.as));
  }
  const [first = id, ...others] = components.flatMap((_, at) => became.get(at) ?? []);
  return [first, ...others];
}

/** The cards and tokens that represent an object, each as it would be by itself, the topmost first. */
export function componentsOf(object: GameObject): readonly GameObject[] {
  if (!object.merged) return [object];
  const { merged, ...whole } = object;
  return merged.components.map((component) => alone(whole, component));
}

/** A component as the permanent that it would be by itself. */
function alone(whole: GameObject, { card, kind, definition, commander }: Component): GameObject {
  return { ...whole, card, kind, definition, marks: commander ? [COMMANDER] : EMPTY };
}

/** Keeps what an object is like before it goes (CR 603.10, 608.2h). */
export function rememberLast(g: Game, id: ObjectId): void {
  const object = g.state.objects[id];
  if (!object || object.zone === null || !REMEMBERING.has(object.zone)) return;
  const last = snapshot(g.state, id);
  writeLastKnown(g.state)[id] = last;
}

/**
 * Takes an object out of its zone for good: tokens and copies that cease to exist, abilities that have resolved, what becomes
 * part of a merged permanent.
 */
export function cease(g: Game, id: ObjectId): void {
  rememberLast(g, id);
  takeOut(g, objectOf(g.state, id));
}

function takeOut(g: Game, object: GameObject): void {
  const zone = object.zone;
  if (zone === null) return;
  const seat = zoneSeat(object);
  const before = zoneOf(g.state, zone, seat);
  const after = without(before, object.id);
  if (zone === "library") noteShortened(before, after);
  setZone(g, zone, seat, after);
  const left = g.state.objects[object.id];
  if (left) putObject(g, { ...left, zone: null });
}

/** Mostly it is the first that goes, drawn from a library, or the last, from the stack. */
function without(ids: readonly ObjectId[], id: ObjectId): readonly ObjectId[] {
  if (ids[0] === id) return ids.slice(1);
  if (ids[ids.length - 1] === id) return ids.slice(0, -1);
  return ids.filter((other) => other !== id);
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
