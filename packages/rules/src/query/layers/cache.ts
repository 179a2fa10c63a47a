import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Characteristics, GameObject } from "../../state/object.ts";
import { Recent } from "../../state/recent.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * Characteristics by object id of what is not on the battlefield and has no effects of its own, each with the record it was
 * found for. A record is never changed, so all forks of a game may share what is known.
 */
export interface PlainValues {
  readonly records: (GameObject | null)[];
  readonly values: (Characteristics | null)[];
}

/** Of so many states it is kept what has been worked out: enough for a search among forks and some games played in turn. */
const STATES = 32;

/**
 * What has been worked out about a state's characteristics. It is kept beside the state, not in it, and is nothing that
 * couldn't be worked out again. This file knows nothing else of the engine, so that whatever writes to a state may tell it.
 */
export interface LayerCache {
  snapshot: Snapshot | null;
  /** Objects whose records were replaced since: code that writes to a state that has been queried reports it by `noteChange`. */
  readonly changed: ObjectId[];
  readonly plain: PlainValues;
}

const caches = new Recent<GameState, LayerCache>(STATES);
let lastState: GameState | null = null;
let lastCache: LayerCache | null = null;

export function cacheOf(state: GameState): LayerCache {
  if (state === lastState && lastCache) return lastCache;
  let cache = caches.get(state);
  if (!cache) {
    const twin = state.decision === null ? undefined : caches.find((one) => isTwin(one, state));
    cache = twin === undefined ? unknown() : heirOf(cacheOf(twin));
    caches.set(state, cache);
  }
  lastState = state;
  lastCache = cache;
  return cache;
}

function unknown(): LayerCache {
  return { snapshot: null, changed: [], plain: { records: [], values: [] } };
}

function heirOf(cache: LayerCache): LayerCache {
  if (cache.snapshot) cache.snapshot.shared = true;
  return { snapshot: cache.snapshot, changed: cache.changed.slice(), plain: cache.plain };
}

/** Whether two states, one of which may be a fork of the other, hold the very same: what is known of one holds for both. */
function isTwin(one: GameState, other: GameState): boolean {
  if (one.decision !== other.decision || one.objects.length !== other.objects.length) return false;
  for (const key in other) {
    if (key !== "objects" && Reflect.get(one, key) !== Reflect.get(other, key)) return false;
  }
  return one.objects === other.objects || one.objects.every((object, id) => object === other.objects[id]);
}

/** Lets a fork begin with what is known of the state it was made from. */
export function inheritCache(from: GameState, to: GameState): void {
  lastCache = heirOf(cacheOf(from));
  lastState = to;
  caches.set(to, lastCache);
}

/** Keeps the characteristics of an object that only its record decides. */
export function keepPlain(
  { records, values }: PlainValues,
  object: GameObject,
  found: Characteristics,
): void {
  while (records.length <= object.id) {
    records.push(null);
    values.push(null);
  }
  records[object.id] = object;
  values[object.id] = found;
}

/** Tells that a record of a state was replaced, or an object added. */
export function noteChange(state: GameState, id: ObjectId): void {
  const cache = state === lastState ? lastCache : caches.get(state);
  cache?.changed.push(id);
}
