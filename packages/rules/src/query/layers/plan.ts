import type { ObjectId } from "../../state/ids.ts";
import type { Instance } from "./instance.ts";
import { isEarlier } from "./instance.ts";
import { DEFINE_PT, LAYERS, type Layer, lastLayerOf, RULES } from "./layer.ts";
import { mayDepend } from "./may-depend.ts";
import type { Projection } from "./projection.ts";
import { OTHER_OBJECTS, type Parts } from "./reads.ts";

/**
 * What the last computation of all layers has found about effects: which there are and in which order they apply. With it the
 * layers can be applied to one object alone, as long as `separable` holds.
 */
export interface Plan {
  /** By layer, in the order applied. */
  readonly order: readonly (readonly Instance[])[];
  /** The same without effects that name their objects: all that can apply to an object that none of them names. */
  readonly unnamed: readonly (readonly Instance[])[];
  /** The layer in which an effect began to be applied to something (CR 613.6). */
  readonly begins: ReadonlyMap<Instance, Layer>;
  /** Objects with continuous effects of their own, also those that effects keep from having them. */
  readonly sources: ReadonlySet<ObjectId>;
  /** Objects that an effect names one by one. */
  readonly named: ReadonlySet<ObjectId>;
  /** Effects on whatever fits a filter, on the battlefield and elsewhere. */
  readonly filtered: boolean;
  readonly filteredElsewhere: boolean;
  /** Some of them on spells. */
  readonly filteredOnStack: boolean;
  /** Effects that depend on more than the object they are applied to. */
  readonly dynamic: readonly Instance[];
  /** Some of these ask about other objects' characteristics. */
  readonly readsOthers: boolean;
  readonly parts: Parts;
  readonly watched: Parts;
  readonly separable: boolean;
}

/** `watched`: parts of the game that have to be looked at whatever the effects ask. */
export function planOf(projection: Projection, watched: Parts): Plan {
  return makePlan(
    projection.order,
    new Map([...projection.begun].map(([instance, { layer }]) => [instance, layer])),
    projection.sources,
    projection.independent,
    watched,
  );
}

export const EMPTY_PLAN: Plan = makePlan([], new Map(), new Set(), true, 0);

function makePlan(
  order: readonly (readonly Instance[])[],
  begins: ReadonlyMap<Instance, Layer>,
  sources: ReadonlySet<ObjectId>,
  independent: boolean,
  watched: Parts,
): Plan {
  const instances = new Set(order.flat());
  const named = new Set<ObjectId>();
  const dynamic: Instance[] = [];
  let [filtered, filteredElsewhere, filteredOnStack, settled] = [false, false, false, true];
  let parts: Parts = watched;
  for (const instance of instances) {
    const { part, source, host, objects } = instance;
    if (part.scope === "this") named.add(source);
    else if (part.scope === "attached") host !== null && named.add(host);
    else if (part.scope === "fixed") for (const id of objects) named.add(id);
    else {
      if (!part.scope.zones || part.scope.zones.includes("battlefield")) filtered = true;
      if (part.scope.zones?.some((zone) => zone !== "battlefield")) filteredElsewhere = true;
      if (part.scope.zones?.includes("stack")) filteredOnStack = true;
    }
    if (part.reads.parts !== 0) {
      dynamic.push(instance);
      parts |= part.reads.parts;
    }
    if (part.grantsEffects || mayChangeItsMind(instance)) settled = false;
  }
  const separable = independent && settled && readsOnlyEarlierLayers(dynamic);
  return {
    order,
    unnamed: named.size === 0 ? order : withoutNamed(order),
    begins,
    sources,
    named,
    filtered,
    filteredElsewhere,
    filteredOnStack,
    dynamic,
    readsOthers: dynamic.some(asksOfOthers),
    parts,
    watched,
    separable,
  };
}

function withoutNamed(order: readonly (readonly Instance[])[]): readonly (readonly Instance[])[] {
  return order.map((list) => list.filter(({ part }) => typeof part.scope !== "string"));
}

/** An effect in several layers whose filter depends on what its own layers change (CR 613.6). */
function mayChangeItsMind({ part }: Instance): boolean {
  const [first, second] = part.layers;
  return (
    typeof part.scope !== "string" &&
    first !== undefined &&
    second !== undefined &&
    lastLayerOf(part.reads.own | part.reads.others) >= first
  );
}

/**
 * Whether everything that effects read of other objects is settled in layers before any of these effects is applied; then
 * one object's layers never wait for another's.
 */
function readsOnlyEarlierLayers(dynamic: readonly Instance[]): boolean {
  let read = 0;
  let earliest: number = RULES;
  for (const instance of dynamic) {
    if (!asksOfOthers(instance)) continue;
    const { part } = instance;
    read = Math.max(read, lastLayerOf(part.reads.others));
    const [first = RULES] = part.layers;
    earliest = Math.min(earliest, first === RULES ? DEFINE_PT + 1 : Math.min(first, DEFINE_PT));
  }
  return read < earliest;
}

function asksOfOthers({ part: { reads } }: Instance): boolean {
  return (reads.parts & OTHER_OBJECTS) !== 0 || reads.others !== 0;
}

/**
 * The plan with effects of resolved spells and abilities added and taken away, or `null` where that may change more than
 * their own objects: then everything is computed again.
 */
export function changedPlan(
  plan: Plan,
  added: readonly Instance[],
  removed: readonly Instance[],
): Plan | null {
  if (!plan.separable) return null;
  for (const instance of [...added, ...removed]) {
    const { reads, grantsEffects, scope } = instance.part;
    if (reads.parts !== 0 || grantsEffects || typeof scope !== "string") return null;
    if (reachesSource(plan, instance)) return null;
  }
  const order = LAYERS.reduce<(readonly Instance[])[]>((lists, layer) => {
    lists[layer] = changedOrder(plan.order[layer] ?? [], layer, added, removed);
    return lists;
  }, []);
  for (const instance of added) {
    for (const layer of instance.part.layers) {
      const others = order[layer] ?? [];
      if (others.some((other) => mayDepend(instance, other, layer) || mayDepend(other, instance, layer)))
        return null;
    }
  }
  const begins = new Map(plan.begins);
  for (const instance of removed) begins.delete(instance);
  for (const instance of added) {
    const [first] = instance.part.layers;
    if (first !== undefined) begins.set(instance, first);
  }
  return makePlan(order, begins, plan.sources, true, plan.watched);
}

/** Whether an effect may change what the abilities of a source of other effects do, or whether it has them. */
function reachesSource(plan: Plan, { part, objects }: Instance): boolean {
  const [first = RULES] = part.layers;
  if (first >= DEFINE_PT) return false;
  return objects.some((id) => plan.sources.has(id));
}

function changedOrder(
  list: readonly Instance[],
  layer: Layer,
  added: readonly Instance[],
  removed: readonly Instance[],
): readonly Instance[] {
  const arriving = added.filter(({ part }) => part.changes[layer]);
  const leaving = removed.some(({ part }) => part.changes[layer]);
  if (arriving.length === 0 && !leaving) return list;
  return [...list.filter((one) => !removed.includes(one)), ...arriving].sort(isEarlier);
}
