import type { Modification } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Sight } from "../sight/sight.ts";
import type { Instance } from "./instance.ts";
import type { Layer } from "./layer.ts";
import type { Suspicion } from "./may-depend.ts";
import type { Working } from "./working.ts";

/** What trying out needs of a projection. */
export interface Trial extends Sight {
  readonly works: Map<ObjectId, Working>;
  /** Which pairs are worth trying out. */
  readonly suspects: Suspicion;
  readonly begun: Map<Instance, { readonly layer: Layer; readonly ids: readonly ObjectId[] }>;
  exists(instance: Instance): boolean;
  mayReach(instance: Instance, id: ObjectId): boolean;
  targets(instance: Instance): readonly ObjectId[];
  contextOf(instance: Instance): Context;
  apply(instance: Instance, layer: Layer): readonly Instance[];
}

/**
 * The effect to be applied next (CR 613.8b): the oldest that depends on no other that waits. Where all wait for each other,
 * those of a loop that waits for nothing outside it are applied in timestamp order. Asked again after every effect applied
 * (CR 613.8c). `all` are in timestamp order, effects of defining abilities first (CR 613.3).
 */
export function nextToApply(trial: Trial, all: readonly Instance[], layer: Layer): Instance | undefined {
  const waiting = all.filter(({ defines }) => defines === all[0]?.defines);
  const dependencies = new Map<Instance, readonly Instance[]>();
  for (const one of waiting) {
    const others = dependenciesOf(trial, one, waiting, layer);
    if (others.length === 0) return one;
    dependencies.set(one, others);
  }
  return waiting.find((one) => isInOuterLoop(one, dependencies)) ?? waiting[0];
}

function dependenciesOf(
  trial: Trial,
  one: Instance,
  waiting: readonly Instance[],
  layer: Layer,
): readonly Instance[] {
  const found: Instance[] = [];
  let before: string | null = null;
  for (const other of waiting) {
    if (one === other) continue;
    const ids = suspectIds(trial, one, other, layer);
    if (ids.length === 0) continue;
    before ??= fingerprint(trial, one, layer);
    if (changes(trial, other, ids, one, before, layer)) found.push(other);
  }
  return found;
}

/** To which objects the other effect has to be applied to tell whether the one depends on it; none where it can't. */
function suspectIds(trial: Trial, one: Instance, other: Instance, layer: Layer): readonly ObjectId[] {
  if (trial.suspects.reads(one, other, layer)) return trial.exists(other) ? trial.targets(other) : NO_OBJECTS;
  if (!trial.suspects.exists(one, other, layer) || !trial.mayReach(other, one.source)) return NO_OBJECTS;
  return trial.exists(other) && trial.targets(other).includes(one.source) ? [one.source] : NO_OBJECTS;
}

const NO_OBJECTS: readonly ObjectId[] = [];

/** Whether everything that an effect waits for, directly or not, waits for it in turn. */
function isInOuterLoop(one: Instance, dependencies: ReadonlyMap<Instance, readonly Instance[]>): boolean {
  for (const other of reached(one, dependencies)) {
    if (!reached(other, dependencies).has(one)) return false;
  }
  return true;
}

function reached(
  from: Instance,
  dependencies: ReadonlyMap<Instance, readonly Instance[]>,
): ReadonlySet<Instance> {
  const found = new Set<Instance>();
  const open = [from];
  for (let one = open.pop(); one; one = open.pop()) {
    for (const other of dependencies.get(one) ?? []) {
      if (found.has(other)) continue;
      found.add(other);
      open.push(other);
    }
  }
  return found;
}

/**
 * CR 613.8a, tried out: whether applying the other would change that the effect exists, what it applies to, or what it
 * does to any of those.
 */
function changes(
  trial: Trial,
  other: Instance,
  ids: readonly ObjectId[],
  one: Instance,
  before: string,
  layer: Layer,
): boolean {
  const restore = tryOut(trial, other, ids, layer);
  const after = fingerprint(trial, one, layer);
  restore();
  return before !== after;
}

/** Applies an effect to copies of those objects; returns how to take it back. */
function tryOut(trial: Trial, instance: Instance, ids: readonly ObjectId[], layer: Layer): () => void {
  const had = trial.begun.get(instance);
  const originals: Working[] = [];
  for (const id of ids) {
    const work = trial.works.get(id);
    if (!work) continue;
    originals.push(work);
    trial.works.set(id, work.copy());
  }
  trial.begun.set(instance, { layer: had?.layer ?? layer, ids });
  trial.apply(instance, layer);
  return () => {
    for (const work of originals) trial.works.set(work.object.id, work);
    if (had) trial.begun.set(instance, had);
    else trial.begun.delete(instance);
  };
}

/** What an effect comes to as things are: whether it exists, its objects, and its numbers and players for each. */
function fingerprint(trial: Trial, instance: Instance, layer: Layer): string {
  if (!trial.exists(instance)) return "";
  const ids = trial.targets(instance);
  const changes = (instance.part.changes[layer] ?? []).filter(isVariable);
  if (changes.length === 0) return ids.join();
  const context = trial.contextOf(instance);
  return ids
    .map((id) => {
      const own = { ...context, each: { object: id } };
      return `${id}:${changes.map((change) => outcome(trial, own, change)).join(";")}`;
    })
    .join();
}

function isVariable(change: Modification): boolean {
  switch (change.kind) {
    case "setPT":
    case "addPT":
    case "controller":
    case "copyOf":
    case "setLoyalty":
      return true;
    default:
      return false;
  }
}

function outcome(trial: Trial, context: Context, change: Modification): string {
  switch (change.kind) {
    case "setPT":
    case "addPT": {
      const { power = "", toughness = "" } = change;
      const value = (amount: typeof power): string =>
        amount === "" ? "" : String(trial.amountOf(context, amount));
      return `${value(power)}/${value(toughness)}`;
    }
    case "controller":
      return trial.playersOf(context, change.player).join();
    case "copyOf":
      return trial.objectsOf(context, change.of).join();
    case "setLoyalty":
      return String(trial.amountOf(context, change.loyalty));
    default:
      return "";
  }
}
