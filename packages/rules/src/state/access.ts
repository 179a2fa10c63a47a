import type { Zone } from "@spellroom/card-language";
import type { Context } from "./context.ts";
import type { GameEvent } from "./event.ts";
import type { Scratch, ScratchValue } from "./frame.ts";
import type { Frame, GameState, LastKnown } from "./game-state.ts";
import type { ContextId, ObjectId, Seat } from "./ids.ts";
import type { GameObject } from "./object.ts";
import type { PlayerState } from "./player.ts";

/**
 * A game in progress within one call: a fork that only this call of the engine holds, and the events so far. Everything inside
 * the engine takes one of these; nothing else may write to a state.
 */
export interface Game {
  readonly state: GameState;
  readonly events: GameEvent[];
}

/** Raised for our own mistakes only, never for a player's. Carries enough to find the place. */
export class EngineError extends Error {
  override readonly name = "EngineError";
}

/** For the end of an exhaustive switch. */
export function assertNever(value: never): never {
  throw new EngineError(`unexpected value ${JSON.stringify(value)}`);
}

/** The state that has a list of objects of its own, and that list; every other state may share its list with its forks. */
let owner: GameState | null = null;
let owned: (GameObject | null)[] = [];

/**
 * A copy that can be played without affecting the original. Only the top level is written to in place; both share the list
 * of objects until `writeObjects` is called for one of them, which most choices never need.
 */
export function fork(state: GameState): GameState {
  if (owner === state) owner = null;
  if (contextsOwner === state) contextsOwner = null;
  if (lastKnownOwner === state) lastKnownOwner = null;
  return { ...state };
}

/** The list of objects of a state that is being worked on, to be written to before anything else is done with it. */
export function writeObjects(state: GameState): (GameObject | null)[] {
  if (owner === state && owned === state.objects) return owned;
  owned = state.objects.slice();
  owner = state;
  state.objects = owned;
  return owned;
}

// The numbers of contexts and objects grow with the game, and so does a copy of a record by such numbers, however few it holds. So
// these are copied no more often than the list of objects.
let contextsOwner: GameState | null = null;
let ownedContexts: Record<ContextId, Context> = {};
let lastKnownOwner: GameState | null = null;
let ownedLastKnown: Record<ObjectId, LastKnown> = {};

/** The open contexts of a state that is being worked on, to be written to. */
export function writeContexts(state: GameState): Record<ContextId, Context> {
  if (contextsOwner === state && ownedContexts === state.contexts) return ownedContexts;
  ownedContexts = { ...state.contexts };
  contextsOwner = state;
  state.contexts = ownedContexts;
  return ownedContexts;
}

/** What is last known of objects, in a state that is being worked on, to be written to. */
export function writeLastKnown(state: GameState): Record<ObjectId, LastKnown> {
  if (lastKnownOwner === state && ownedLastKnown === state.lastKnown) return ownedLastKnown;
  ownedLastKnown = { ...state.lastKnown };
  lastKnownOwner = state;
  state.lastKnown = ownedLastKnown;
  return ownedLastKnown;
}

/** The object with that id, whether it still exists or is only remembered. Throws where nothing remembers it. */
export function objectOf(state: GameState, id: ObjectId): GameObject {
  const object = state.objects[id];
  if (object) return object;
  const known = state.lastKnown[id];
  if (known) return known.object;
  throw new EngineError(`no object ${id}`);
}

/** The object, or `null` once it has left the zone it was in (CR 400.7). */
export function existing(state: GameState, id: ObjectId): GameObject | null {
  const object = state.objects[id];
  return object && object.zone !== null ? object : null;
}

/** Where an object is, or was when it last existed (CR 603.10, 608.2h); `null` where nothing is known of it. */
export function lastZone(state: GameState, id: ObjectId): Zone | null {
  return state.objects[id]?.zone ?? state.lastKnown[id]?.object.zone ?? null;
}

export function playerOf(state: GameState, seat: Seat): PlayerState {
  const player = state.players[seat];
  if (!player) throw new EngineError(`no seat ${seat}`);
  return player;
}

/** Seats still in the game, in turn order from `from`; by default from the active player (APNAP, CR 101.4). */
export function seatsInOrder(state: GameState, from: Seat = state.turn.active): Seat[] {
  const count = state.players.length;
  const seats: Seat[] = [];
  for (let step = 0; step < count; step++) {
    const seat = (from + step) % count;
    if (playerOf(state, seat).lost === null) seats.push(seat);
  }
  return seats;
}

const NOWHERE: readonly ObjectId[] = [];

/** Ids in a zone; for the players' own zones of that seat. */
export function zoneOf(state: GameState, zone: Zone, seat: Seat): readonly ObjectId[] {
  switch (zone) {
    case "battlefield":
      return state.battlefield;
    case "stack":
      return state.stack;
    case "exile":
      return state.exile;
    case "command":
      return state.command;
    case "library":
      return playerOf(state, seat).library;
    case "hand":
      return playerOf(state, seat).hand;
    case "graveyard":
      return playerOf(state, seat).graveyard;
    case "outside":
      return playerOf(state, seat).outside ?? NOWHERE;
    default:
      return assertNever(zone);
  }
}

export function topFrame(state: GameState): Frame | undefined {
  return state.frames[state.frames.length - 1];
}

/**
 * A copy of a record with one entry more or another one. The entry is added to the copy, since a computed key within an object literal
 * is defined by the slow way for keys that aren't known in advance.
 */
export function withEntry<Key extends string | number, Value>(
  record: Readonly<Record<Key, Value>>,
  key: Key,
  value: Value,
): Record<Key, Value> {
  const copy: Record<Key, Value> = { ...record };
  copy[key] = value;
  return copy;
}

/** A copy of the scratch with one value more. */
export function remember(scratch: Scratch, name: string, value: ScratchValue): Scratch {
  return withEntry(scratch, name, value);
}

/** Numbers stored under a name, or `undefined` before the first choice. */
export function numbersIn(scratch: Scratch, name: string): readonly number[] | undefined {
  return listIn(scratch, name, (entry) => typeof entry === "number");
}

/** Words remembered under a name, or `undefined` where there are none. */
export function wordsIn(scratch: Scratch, name: string): readonly string[] | undefined {
  return listIn(scratch, name, (entry) => typeof entry === "string");
}

function listIn<Entry>(
  scratch: Scratch,
  name: string,
  isEntry: (entry: unknown) => entry is Entry,
): readonly Entry[] | undefined {
  const value = scratch[name];
  if (value === undefined) return undefined;
  if (Array.isArray(value) && value.every(isEntry)) return value;
  throw new EngineError(`scratch ${name} holds something else`);
}

export function numberIn(scratch: Scratch, name: string): number | undefined {
  const value = scratch[name];
  if (value === undefined || typeof value === "number") return value;
  throw new EngineError(`scratch ${name} does not hold a number`);
}

export function flagIn(scratch: Scratch, name: string): boolean | undefined {
  const value = scratch[name];
  if (value === undefined || typeof value === "boolean") return value;
  throw new EngineError(`scratch ${name} does not hold a flag`);
}

export function wordIn(scratch: Scratch, name: string): string | undefined {
  const value = scratch[name];
  if (value === undefined || typeof value === "string") return value;
  throw new EngineError(`scratch ${name} does not hold a word`);
}

export function contextOf(state: GameState, id: ContextId): Context {
  const context = state.contexts[id];
  if (!context) throw new EngineError(`no context ${id}`);
  return context;
}
