import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Characteristics, GameObject } from "../../state/object.ts";
import { hasRanges } from "../../state/range.ts";
import type { Sight } from "../sight/sight.ts";
import { applyChanges } from "./apply.ts";
import { type Base, plainCharacteristics } from "./base.ts";
import { applyCounters, hasBoosts } from "./counters.ts";
import { GameSight } from "./game-sight.ts";
import { contextFor, type Instance, isEarlier } from "./instance.ts";
import { CHANGE_PT, LAYERS, type Layer, TYPE } from "./layer.ts";
import type { Plan } from "./plan.ts";
import { reachedBy } from "./reached.ts";
import { ownInstances } from "./sources.ts";
import { announcedValue, Working } from "./working.ts";

/** What a replay needs from the rest of the game. */
export interface Surroundings {
  readonly plan: Plan;
  /** Settled characteristics of another object; `inside` for what that needs in its turn. */
  others(inside: Sight, id: ObjectId): Characteristics | null;
  attached(id: ObjectId): readonly ObjectId[];
}

/** One object with the layers under way, seen among others that are done or likewise under way. */
class Replay extends GameSight {
  readonly state: GameState;
  readonly work: Working;
  readonly #around: Surroundings;
  readonly #outer: Sight | null;

  constructor(state: GameState, around: Surroundings, work: Working, outer: Sight | null) {
    super();
    this.state = state;
    this.work = work;
    this.#around = around;
    this.#outer = outer;
  }

  override object(id: ObjectId): GameObject | null {
    return id === this.work.object.id ? this.work.object : super.object(id);
  }

  override existing(id: ObjectId): GameObject | null {
    return id === this.work.object.id ? this.work.object : super.existing(id);
  }

  read(id: ObjectId): Characteristics | null {
    return this.underWay(id) ?? this.#around.others(this, id);
  }

  attachments(id: ObjectId): readonly ObjectId[] {
    return this.#around.attached(id);
  }

  /** An object whose layers wait for this one's, at its current point. */
  underWay(id: ObjectId): Working | null {
    if (id === this.work.object.id) return this.work;
    return this.#outer instanceof Replay ? this.#outer.underWay(id) : null;
  }
}

/** Whether nothing about the object itself changes its printed characteristics. */
export function isPlain(object: GameObject, base: Base): boolean {
  return (
    ownInstances(object, base).length === 0 &&
    !hasBoosts(object.counters) &&
    announcedValue(object, base) === 0
  );
}

/**
 * Applies the layers to one object alone, in the plan's order for all (CR 613.1). `object` need not be in
 * the game yet: it may be about to enter (CR 614.12), or be what a spell is about to become.
 */
export function replay(
  state: GameState,
  around: Surroundings,
  object: GameObject,
  base: Base,
  outer: Sight | null,
  isSpell = false,
): Characteristics {
  const { plan } = around;
  const onBattlefield = object.zone === "battlefield";
  const isKnown = state.objects[object.id] === object;
  const isPlanned = isKnown && (onBattlefield || plan.sources.has(object.id));
  const own = isPlanned ? NO_INSTANCES : ownInstances(object, base);
  const isSame = isKnown || isSpell;
  const isNamed = isSame && plan.named.has(object.id);
  const isFiltered = onBattlefield ? plan.filtered : plan.filteredElsewhere;
  const isPlain = own.length === 0 && !isNamed && !isFiltered && !hasBoosts(object.counters);
  if (isPlain && announcedValue(object, base) === 0)
    return plainCharacteristics(base, object.controller, onBattlefield);
  const work = new Working(object, base);
  const sight = new Replay(state, around, work, outer);
  const begun = new Set<Instance>();
  const order = plan.named.has(object.id) ? plan.order : plan.unnamed;
  for (const layer of LAYERS) {
    if (layer === CHANGE_PT) applyCounters(work);
    for (const instance of withOwn(order[layer], own, layer)) {
      if (!names(instance, object, isSame)) continue;
      if (!begun.has(instance)) {
        const begins = plan.begins.get(instance);
        if ((begins !== undefined && begins < layer) || !appliesTo(sight, instance)) continue;
        begun.add(instance);
      }
      applyChanges(sight, instance, layer, contextOf(sight, instance), work);
    }
    if (layer === TYPE) work.gainIntrinsicAbilities();
  }
  return work.outcome();
}

const NO_INSTANCES: readonly Instance[] = [];

/** A new object is not what earlier effects were made for (CR 400.7). */
function names({ part, source, host, objects }: Instance, { id }: GameObject, isSame: boolean): boolean {
  switch (part.scope) {
    case "this":
      return source === id;
    case "attached":
      return isSame && host === id;
    case "fixed":
      return (isSame || source === id) && objects.includes(id);
    default:
      return true;
  }
}

function appliesTo(sight: Replay, instance: Instance): boolean {
  const { condition, scope } = instance.part;
  if (condition && !sight.holds(contextOf(sight, instance), condition)) return false;
  const { id } = sight.work.object;
  if (typeof scope !== "string") return sight.matches(contextOf(sight, instance), scope, id);
  return !hasRanges(sight.state) || reachedBy(sight, instance, contextOf(sight, instance), [id]).length > 0;
}

function contextOf(sight: Replay, instance: Instance) {
  if (instance.context) return instance.context;
  return contextFor(instance, sight.read(instance.source)?.controller ?? 0);
}

function withOwn(
  list: readonly Instance[] | undefined,
  own: readonly Instance[],
  layer: Layer,
): readonly Instance[] {
  const fresh = own.filter(({ part }) => part.changes[layer]);
  if (fresh.length === 0) return list ?? NO_INSTANCES;
  return [...(list ?? []), ...fresh].sort(isEarlier);
}
