import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Characteristics, GameObject } from "../../state/object.ts";
import type { Sight } from "../sight/sight.ts";
import { type Base, plainCharacteristics } from "./base.ts";
import { cacheOf, keepPlain, noteChange } from "./cache.ts";
import { remembered } from "./last-known.ts";
import { type Busy, notBusy, outsideValues } from "./outside.ts";
import type { Plan } from "./plan.ts";
import { currentSnapshot } from "./refresh.ts";
import { isPlain, replay, type Surroundings } from "./replay.ts";
import { sameCharacteristics } from "./same.ts";
import { attachmentsIn, type Snapshot } from "./snapshot.ts";
import { baseOfObject } from "./sources.ts";

/** Current characteristics of an object, last known ones if it is gone, `null` if nothing is known. */
export function valuesOf(state: GameState, id: ObjectId): Characteristics | null {
  const object = state.objects[id];
  if (!object || object.zone === null) return remembered(state, id);
  let snapshot = currentSnapshot(state);
  if (object.zone === "battlefield") {
    let entry = snapshot.entries.get(id);
    if (entry && entry.record !== object) {
      noteChange(state, id);
      snapshot = currentSnapshot(state);
      entry = snapshot.entries.get(id);
    }
    if (entry) return entry.values ?? settledValues(state, snapshot, id, null);
    return replay(state, new Rest(state, snapshot), object, baseOfObject(state, object), null);
  }
  return elsewhere(state, snapshot, object);
}

/** What effects leave alone outside the battlefield is looked up by its record. */
function elsewhere(state: GameState, snapshot: Snapshot, object: GameObject): Characteristics {
  const { plan } = snapshot;
  const { plain } = cacheOf(state);
  const isReached = plan.filteredElsewhere || (plan.named.size > 0 && plan.named.has(object.id));
  if (!isReached && plain.records[object.id] === object) {
    const known = plain.values[object.id];
    if (known) return known;
  }
  const base = baseOfObject(state, object);
  if (!isPlain(object, base)) return replay(state, new Rest(state, snapshot), object, base, null);
  if (isReached) return reached(state, snapshot, object, base);
  const found = plainCharacteristics(base, object.controller, false);
  keepPlain(plain, object, found);
  return found;
}

/** What effects make of an object outside the battlefield that has none of its own: the same until what they read changes. */
function reached(state: GameState, snapshot: Snapshot, object: GameObject, base: Base): Characteristics {
  if (snapshot.elsewhere?.inputs !== snapshot.inputs)
    snapshot.elsewhere = { inputs: snapshot.inputs, values: new Map() };
  const { values } = snapshot.elsewhere;
  const known = values.get(object);
  if (known) return known;
  const found = replay(state, new Rest(state, snapshot), object, base, null);
  values.set(object, found);
  return found;
}

/** Whether effects may give objects outside the battlefield other characteristics than their own. */
export function reachesElsewhere(state: GameState): boolean {
  const { plan } = currentSnapshot(state);
  if (plan.filteredElsewhere) return true;
  for (const id of plan.named) {
    const zone = state.objects[id]?.zone ?? null;
    if (zone !== null && zone !== "battlefield") return true;
  }
  return false;
}

/** Whether effects may give spells other characteristics than the cards have that become them. */
export function reachesSpells(state: GameState): boolean {
  return currentSnapshot(state).plan.filteredOnStack;
}

/**
 * Characteristics that an object which isn't on the battlefield would have as this record there (CR 614.12). What changes a
 * permanent spell goes on applying to what it becomes (CR 400.7a).
 */
export function valuesAsEntering(state: GameState, object: GameObject): Characteristics {
  const snapshot = currentSnapshot(state);
  const isSpell = state.objects[object.id]?.zone === "stack";
  return replay(state, new Rest(state, snapshot), object, baseOfObject(state, object), null, isSpell);
}

/** A permanent's values, computed by replaying the plan if the old ones may have changed. */
function settledValues(
  state: GameState,
  snapshot: Snapshot,
  id: ObjectId,
  outer: Sight | null,
): Characteristics | null {
  const entry = snapshot.entries.get(id);
  if (!entry) return null;
  if (entry.values) return entry.values;
  const { record, before } = entry;
  const base = baseOfObject(state, record);
  const found = replay(state, new Rest(state, snapshot), record, base, outer);
  const values = before && sameCharacteristics(before, found) ? before : found;
  snapshot.entries.set(id, { record, values, before: null });
  return values;
}

/** Permanents of which a test is true, with their values, in the order of the battlefield. */
export function permanentsIn(
  state: GameState,
  snapshot: Snapshot,
  test: (record: GameObject, values: Characteristics) => boolean,
): readonly (readonly [GameObject, Characteristics])[] {
  const found: (readonly [GameObject, Characteristics])[] = [];
  for (const id of state.battlefield) {
    const values = snapshot.entries.get(id)?.values ?? settledValues(state, snapshot, id, null);
    const record = snapshot.entries.get(id)?.record;
    if (values && record && !record.status.phasedOut && test(record, values)) found.push([record, values]);
  }
  return found;
}

/** The rest of the game for one object's replay. */
class Rest implements Surroundings {
  readonly plan: Plan;
  readonly #state: GameState;
  readonly #snapshot: Snapshot;
  #busy: Busy | null = null;

  constructor(state: GameState, snapshot: Snapshot) {
    this.plan = snapshot.plan;
    this.#state = state;
    this.#snapshot = snapshot;
  }

  others(inside: Sight, id: ObjectId): Characteristics | null {
    if (this.#snapshot.entries.has(id)) return settledValues(this.#state, this.#snapshot, id, inside);
    this.#busy ??= notBusy();
    return outsideValues(inside, id, this.#busy);
  }

  attached(id: ObjectId): readonly ObjectId[] {
    return attachmentsIn(this.#snapshot, this.#state, id);
  }
}

/** Permanents attached to an object. */
export function attachmentsOf(state: GameState, id: ObjectId): readonly ObjectId[] {
  return attachmentsIn(currentSnapshot(state), state, id);
}
