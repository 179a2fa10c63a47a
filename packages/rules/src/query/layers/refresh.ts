import type { ContinuousEffect } from "../../state/continuous.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { hasRanges } from "../../state/range.ts";
import { newEra } from "../kept/era.ts";
import { cacheOf, type LayerCache } from "./cache.ts";
import { floatingInstance, ridingInstances } from "./instance.ts";
import { changedPlan } from "./plan.ts";
import { COMBAT, HISTORY, OFF_BOARD, OTHER_OBJECTS, type Parts, PLAYERS, RECORDS, TURN } from "./reads.ts";
import { looksOtherwise, worksOtherwise } from "./record-changes.ts";
import { type Entry, inputsOf, type Snapshot } from "./snapshot.ts";
import { baseOfObject, distantSources } from "./sources.ts";
import { workOut } from "./work-out.ts";

/** The state's characteristics, updated where something relevant has changed. */
export function currentSnapshot(state: GameState): Snapshot {
  const cache = cacheOf(state);
  const { snapshot } = cache;
  if (
    snapshot &&
    sameInputs(snapshot, state) &&
    (cache.changed.length === 0 || nothingChanged(snapshot, state, cache.changed))
  )
    return snapshot;
  return refreshed(state, cache);
}

/** Whether none of the reported objects is a permanent with a changed record; others are removed from the report. */
function nothingChanged({ entries }: Snapshot, state: GameState, changed: ObjectId[]): boolean {
  for (let id = changed.pop(); id !== undefined; id = changed.pop()) {
    const entry = entries.get(id);
    if (!entry || entry.record === state.objects[id]) continue;
    changed.push(id);
    return false;
  }
  return true;
}

function sameInputs({ inputs, plan }: Snapshot, state: GameState): boolean {
  if (inputs.effects !== state.effects || inputs.battlefield !== state.battlefield) return false;
  if (inputs.command !== state.command) return false;
  if (inputs.definitions !== state.definitions || inputs.turn.seated !== state.turn.seated) return false;
  return plan.parts === 0 || (partsChanged(inputs, state) & plan.parts) === 0;
}

function partsChanged(inputs: Snapshot["inputs"], state: GameState): Parts {
  let parts: Parts = 0;
  if (inputs.players !== state.players) parts |= PLAYERS;
  if (inputs.turn !== state.turn) parts |= TURN;
  if (inputs.combat !== state.combat) parts |= COMBAT;
  if (inputs.history !== state.history) parts |= HISTORY;
  if (inputs.stack !== state.stack || inputs.exile !== state.exile || inputs.command !== state.command)
    parts |= OFF_BOARD;
  return parts;
}

/** What has changed since a snapshot, and what that means for it. */
interface Changes {
  parts: Parts;
  /** Everything has to be computed again. */
  all: boolean;
  /** Permanents whose characteristics have to be worked out again. */
  readonly stale: Set<ObjectId>;
}

function refreshed(state: GameState, cache: LayerCache): Snapshot {
  const changed = cache.changed.splice(0);
  const old = cache.snapshot;
  if (!old) {
    cache.snapshot = workOut(state, null);
    return cache.snapshot;
  }
  const snapshot: Snapshot = old.shared ? { ...old, entries: new Map(old.entries), shared: false } : old;
  const changes: Changes = { parts: partsChanged(old.inputs, state), all: false, stale: new Set() };
  if (distantSourcesChanged(snapshot, state, changes.parts)) changes.all = true;
  compareBattlefield(snapshot, state, changes);
  compareRecords(snapshot, state, changed, changes);
  compareEffects(snapshot, state, changes);
  reachDependents(snapshot, changes);
  if (snapshot.inputs.turn.seated !== state.turn.seated) changes.all = true;
  if (changes.all || tooManyUnknown(snapshot, changes)) {
    cache.snapshot = workOut(state, snapshot);
    return cache.snapshot;
  }
  for (const id of changes.stale) forget(snapshot, id);
  if (changes.stale.size > 0 || snapshot.inputs.battlefield !== state.battlefield) {
    snapshot.isSettled = false;
    snapshot.era = newEra(snapshot.era);
  }
  snapshot.inputs = inputsOf(state);
  cache.snapshot = snapshot;
  return snapshot;
}

/** As many permanents whose layers may wait for each other's; each that waits looks through all of the battlefield. */
const MOST_WAITING = 24;

/**
 * Whether so many permanents would be replayed recursively, as each counts others, that computing them all
 * together is cheaper: that goes through the effects once, without recursion.
 */
function tooManyUnknown({ plan, entries }: Snapshot, { stale }: Changes): boolean {
  if (!plan.readsOthers || stale.size === 0 || entries.size <= MOST_WAITING) return false;
  let unknown = 0;
  for (const [id, { values }] of entries) {
    if ((values === null || stale.has(id)) && ++unknown > MOST_WAITING) return true;
  }
  return false;
}

/** Static abilities of cards outside the battlefield come and go with the zones they are in. */
function distantSourcesChanged(snapshot: Snapshot, state: GameState, parts: Parts): boolean {
  if ((parts & (PLAYERS | OFF_BOARD)) === 0 && snapshot.inputs.definitions === state.definitions)
    return false;
  const now = distantSources(state);
  return now.length !== snapshot.distant.length || now.some((source, at) => source !== snapshot.distant[at]);
}

function forget(snapshot: Snapshot, id: ObjectId): void {
  const entry = snapshot.entries.get(id);
  if (entry?.values) snapshot.entries.set(id, { record: entry.record, values: null, before: entry.values });
}

function compareBattlefield(snapshot: Snapshot, state: GameState, changes: Changes): void {
  if (snapshot.inputs.battlefield === state.battlefield) return;
  if (!snapshot.plan.separable) changes.all = true;
  for (const id of state.battlefield) {
    if (snapshot.entries.has(id)) continue;
    const record = state.objects[id];
    if (!record) continue;
    snapshot.entries.set(id, { record, values: null, before: null });
    changes.stale.add(id);
    changes.parts |= OTHER_OBJECTS | RECORDS;
    if (makesEffects(state, record) || ridingInstances(record).length > 0) changes.all = true;
    if (record.attachedTo) snapshot.attached = null;
  }
  if (snapshot.entries.size > state.battlefield.length) forgetWhatLeft(snapshot, state, changes);
}

function forgetWhatLeft(snapshot: Snapshot, state: GameState, changes: Changes): void {
  const present = new Set(state.battlefield);
  for (const [id, { record }] of snapshot.entries) {
    if (present.has(id)) continue;
    snapshot.entries.delete(id);
    changes.parts |= OTHER_OBJECTS | RECORDS;
    if (snapshot.plan.sources.has(id) || ridingInstances(record).length > 0) changes.all = true;
    if (record.attachedTo) snapshot.attached = null;
  }
}

function isSource({ plan }: Snapshot, state: GameState, id: ObjectId, record: GameObject): boolean {
  return plan.sources.has(id) || makesEffects(state, record);
}

function makesEffects(state: GameState, record: GameObject): boolean {
  const base = baseOfObject(state, record);
  return base.parts.length > 0 || base.definitions.length > 0;
}

function compareRecords(
  snapshot: Snapshot,
  state: GameState,
  ids: readonly ObjectId[],
  changes: Changes,
): void {
  for (const id of ids) {
    const entry = snapshot.entries.get(id);
    const record = state.objects[id];
    if (!entry || !record || entry.record === record) continue;
    changes.parts |= RECORDS;
    if (
      record.attachedTo !== entry.record.attachedTo ||
      record.status.phasedOut !== entry.record.status.phasedOut
    ) {
      snapshot.attached = null;
      changes.parts |= OTHER_OBJECTS;
    }
    const next: Entry = { ...entry, record };
    snapshot.entries.set(id, next);
    const looks = looksOtherwise(entry.record, record);
    if (looks) {
      changes.stale.add(id);
      changes.parts |= OTHER_OBJECTS;
    }
    if (looks && (ridingInstances(entry.record).length > 0 || ridingInstances(record).length > 0))
      changes.all = true;
    if (worksOtherwise(entry.record, record) && (hasRanges(state) || isSource(snapshot, state, id, record)))
      changes.all = true;
  }
}

function compareEffects(snapshot: Snapshot, state: GameState, changes: Changes): void {
  const before = snapshot.inputs.effects;
  if (before === state.effects || changes.all) return;
  const added = missingFrom(before, state.effects).map(floatingInstance);
  const removed = missingFrom(state.effects, before).map(floatingInstance);
  const plan = changedPlan(snapshot.plan, added, removed);
  if (!plan) {
    changes.all = true;
    return;
  }
  snapshot.plan = plan;
  for (const { objects } of [...added, ...removed]) {
    for (const id of objects) {
      if (snapshot.entries.has(id)) changes.stale.add(id);
    }
  }
  if (changes.stale.size > 0) changes.parts |= OTHER_OBJECTS;
}

function missingFrom(
  known: readonly ContinuousEffect[],
  effects: readonly ContinuousEffect[],
): readonly ContinuousEffect[] {
  const set = new Set(known);
  return effects.filter((effect) => !set.has(effect));
}

/** Effects that ask about something that has changed: what they apply to has to be worked out again. */
function reachDependents(snapshot: Snapshot, changes: Changes): void {
  const { plan } = snapshot;
  if (changes.all || (changes.stale.size === 0 && (plan.parts & changes.parts) === 0)) return;
  if (!plan.separable) {
    changes.all = true;
    return;
  }
  for (const { part, source, host, objects } of plan.dynamic) {
    if ((part.reads.parts & changes.parts) === 0) continue;
    if (part.scope === "this") changes.stale.add(source);
    else if (part.scope === "attached") host !== null && changes.stale.add(host);
    else if (part.scope === "fixed") for (const id of objects) changes.stale.add(id);
    else for (const id of snapshot.entries.keys()) changes.stale.add(id);
  }
}
