import { characteristics } from "../query/layers/index.ts";
import { handsRevealed } from "../query/rules/revealed-hands.ts";
import { HIDDEN_AWAY } from "../state/designations.ts";
import type { GameState } from "../state/game-state.ts";
import type { Seat } from "../state/ids.ts";
import type { GameObject } from "../state/object.ts";
import { areTogether, turnSeats } from "../state/teams.ts";

const PUBLIC_ZONES: ReadonlySet<string | null> = new Set([
  "battlefield",
  "stack",
  "graveyard",
  "exile",
  "command",
]);

/** Whether everyone can see the objects of a zone (CR 400.2). */
export function isPublicZone(zone: string | null): boolean {
  return PUBLIC_ZONES.has(zone);
}

/**
 * Whether a seat, or everyone (`null`), may look at an object where it is, or was where it was last known: what is face up
 * in a public zone (CR 400.2), the seat's own hand and those of its teammates (CR 808.5, 810.5), hands that are played revealed (CR 402.3), the seat's face-down spells and permanents (CR 708.5), its own foretold cards
 * (CR 702.143e), cards that its permanents hid away (CR 702.75a), and what effects have shown. Who controls another player may look at what that player may
 * in the game, but not at that player's cards outside it (CR 720.4). An ability is none of its source's card: of one whose
 * source was face down there is nothing to look at.
 */
export function mayLookAt(state: GameState, object: GameObject, seat: Seat | null): boolean {
  if (object.kind === "ability") return object.status.faceDown === null;
  if (isPublicZone(object.zone) && object.status.faceDown === null) return true;
  if (object.zone === "hand" && handsRevealed(state).includes(object.id)) return true;
  if (seat === null) return false;
  const { controlled } = state.turn;
  if (isOwnSight(state, object, seat)) return true;
  // Cards outside the game stay visible to that player only (CR 720.4).
  if (controlled?.by !== seat || object.zone === "outside") return false;
  return turnSeats(state, controlled.seat).some((one) => isOwnSight(state, object, one));
}

function isOwnSight(state: GameState, object: GameObject, seat: Seat): boolean {
  const { zone, owner, knownTo, status } = object;
  if (knownTo.includes(seat)) return true;
  // A sideboard is its owner's own business (CR 400.11a).
  if (zone === "outside") return owner === seat;
  if (zone === "hand") return areTogether(state, owner, seat);
  switch (status.faceDown) {
    case null:
      return false;
    case "exiled":
      return hidAway(state, object, seat);
    case "foretold":
      return owner === seat;
    case "morph":
    case "manifest":
    case "cloak":
    case "disguise":
      return controllerOf(state, object) === seat;
  }
}

/** CR 702.75a: the controller of the permanent that hid a card away may look at it, which what has phased out isn't (CR 702.26b). */
function hidAway(state: GameState, { id, marks }: GameObject, seat: Seat): boolean {
  if (!marks.includes(HIDDEN_AWAY)) return false;
  return state.battlefield.some((holder) => {
    const permanent = state.objects[holder];
    if (!permanent || permanent.status.phasedOut) return false;
    return permanent.linked.exiled?.includes(id) === true && controllerOf(state, permanent) === seat;
  });
}

/** Effects may have given a permanent to another player (CR 613.1b). */
function controllerOf(state: GameState, { id, zone, controller }: GameObject): Seat {
  if (zone !== "battlefield") return controller;
  const isThere = state.objects[id]?.zone === "battlefield";
  return isThere
    ? characteristics(state, id).controller
    : (state.lastKnown[id]?.characteristics.controller ?? controller);
}
