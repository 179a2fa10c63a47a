import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Characteristics } from "../../state/object.ts";
import { newEra } from "../kept/era.ts";
import type { Sight } from "../sight/sight.ts";
import { floatingInstance, type Instance, ridingInstances } from "./instance.ts";
import { notBusy, outsideValues } from "./outside.ts";
import { EMPTY_PLAN, type Plan, planOf } from "./plan.ts";
import { Projection, SHORTCUTS, type Shortcuts } from "./projection.ts";
import { OFF_BOARD, type Parts, PLAYERS } from "./reads.ts";
import { sameCharacteristics } from "./same.ts";
import { attachmentsIn, type Entry, inputsOf, type Snapshot } from "./snapshot.ts";
import { baseOfObject, distantSources, ownInstances, watchesDistantZones } from "./sources.ts";
import { Working } from "./working.ts";

/**
 * Works out the characteristics of all permanents together (CR 613), keeping those objects of values of an older snapshot
 * that have come out the same.
 */
export function workOut(state: GameState, old: Snapshot | null, shortcuts: Shortcuts = SHORTCUTS): Snapshot {
  const works = new Map<ObjectId, Working>();
  const instances: Instance[] = [];
  let hasCounters = false;
  for (const id of state.battlefield) {
    const object = state.objects[id];
    if (!object) continue;
    const base = baseOfObject(state, object);
    works.set(id, new Working(object, base));
    if (object.status.phasedOut) instances.push(...ridingInstances(object));
    else instances.push(...ownInstances(object, base));
    hasCounters ||= Object.keys(object.counters).length > 0;
  }
  const distant = distantSources(state);
  for (const object of distant) instances.push(...ownInstances(object, baseOfObject(state, object)));
  for (const effect of state.effects) instances.push(floatingInstance(effect));
  const watched = watchesDistantZones(state) ? PLAYERS | OFF_BOARD : 0;
  const snapshot: Snapshot = {
    inputs: inputsOf(state),
    plan: EMPTY_PLAN,
    entries: new Map(),
    applications: 0,
    distant,
    attached: null,
    active: old?.active ?? null,
    isSettled: false,
    era: newEra(old?.era ?? null),
    board: null,
    elsewhere: null,
    shared: false,
  };
  if (instances.length === 0 && watched === 0 && !hasCounters) settle(snapshot, works, old);
  else snapshot.plan = project(state, snapshot, works, instances, watched, old, shortcuts);
  return snapshot;
}

function project(
  state: GameState,
  snapshot: Snapshot,
  works: Map<ObjectId, Working>,
  instances: readonly Instance[],
  watched: Parts,
  old: Snapshot | null,
  shortcuts: Shortcuts,
): Plan {
  const busy = notBusy();
  const projection = new Projection(
    state,
    works,
    instances,
    (id) => attachmentsIn(snapshot, state, id),
    (sight: Sight, id: ObjectId): Characteristics | null => outsideValues(sight, id, busy),
    shortcuts,
  );
  projection.run();
  snapshot.applications = projection.applications();
  settle(snapshot, works, old);
  return planOf(projection, watched);
}

function settle(snapshot: Snapshot, works: ReadonlyMap<ObjectId, Working>, old: Snapshot | null): void {
  for (const [id, work] of works) {
    const found = work.outcome();
    const entryBefore = old?.entries.get(id);
    const before = entryBefore?.values ?? entryBefore?.before;
    const values = before && sameCharacteristics(before, found) ? before : found;
    const entry: Entry = { record: work.object, values, before: null };
    snapshot.entries.set(id, entry);
  }
}
