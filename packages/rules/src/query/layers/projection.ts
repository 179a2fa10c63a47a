import type { Filter } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Characteristics } from "../../state/object.ts";
import { hasRanges } from "../../state/range.ts";
import type { Sight } from "../sight/sight.ts";
import { applyChanges } from "./apply.ts";
import { applyCounters } from "./counters.ts";
import { nextToApply } from "./dependency.ts";
import { Doubts } from "./doubts.ts";
import { effectParts } from "./effect-part.ts";
import { GameSight } from "./game-sight.ts";
import { contextFor, type Instance, isEarlier, mayTouch, staticInstance } from "./instance.ts";
import { ABILITY, CHANGE_PT, COPY, LAYERS, type Layer, TYPE } from "./layer.ts";
import { byText, type Suspicion } from "./may-depend.ts";
import { reachedBy } from "./reached.ts";
import { SettledBoard } from "./settled-board.ts";
import type { Working } from "./working.ts";

/** How an object outside the projection is seen from within: without what the layers under way would do to it. */
export type Outside = (sight: Sight, id: ObjectId) => Characteristics | null;

/** Optimizations that don't change the result. */
export interface Shortcuts {
  /** Which effects are tried out for whether they depend on which others. */
  readonly suspects: Suspicion;
  /** Whether permanents are looked up by their settled characteristics. */
  readonly sorts: boolean;
}

export const SHORTCUTS: Shortcuts = { suspects: byText, sorts: true };

/**
 * The layers applied to all permanents together (CR 613): effect by effect, in the order of timestamps and dependencies,
 * each reading what has been applied before it.
 */
export class Projection extends GameSight {
  readonly state: GameState;
  readonly works: Map<ObjectId, Working>;
  /** Effects in the order applied, by layer, those included whose condition didn't hold. */
  readonly order: Instance[][] = [];
  /** Layer in which an effect began to be applied, and to what (CR 613.6). */
  readonly begun = new Map<Instance, { readonly layer: Layer; readonly ids: readonly ObjectId[] }>();
  /** Objects with static abilities that have effects, those that have lost them included. */
  readonly sources = new Set<ObjectId>();
  /** Whether no order but that of timestamps came into question. */
  independent = true;
  #instances: Instance[];
  readonly suspects: Suspicion;
  readonly #attached: (id: ObjectId) => readonly ObjectId[];
  readonly #outside: Outside;
  readonly #sorts: boolean;
  /** From layer 6 on. */
  #settled: SettledBoard | null = null;

  constructor(
    state: GameState,
    works: Map<ObjectId, Working>,
    instances: readonly Instance[],
    attached: (id: ObjectId) => readonly ObjectId[],
    outside: Outside,
    shortcuts: Shortcuts,
  ) {
    super();
    this.suspects = shortcuts.suspects;
    this.#sorts = shortcuts.sorts;
    this.state = state;
    this.works = works;
    this.#instances = [...instances];
    this.#attached = attached;
    this.#outside = outside;
    for (const instance of instances) this.#noteSource(instance);
  }

  #noteSource({ ability, source }: Instance): void {
    if (ability !== null) this.sources.add(source);
  }

  read(id: ObjectId): Characteristics | null {
    return this.works.get(id) ?? this.#outside(this, id);
  }

  attachments(id: ObjectId): readonly ObjectId[] {
    return this.#attached(id);
  }

  run(): void {
    for (const layer of LAYERS) {
      if (layer === ABILITY && this.#sorts) this.#settled = new SettledBoard(this.works.keys());
      if (layer === CHANGE_PT) for (const work of this.works.values()) applyCounters(work);
      this.#applyLayer(layer);
      if (layer === COPY) this.#takeUpCopiedAbilities();
      if (layer === TYPE) for (const work of this.works.values()) work.gainIntrinsicAbilities();
    }
  }

  #applyLayer(layer: Layer): void {
    const waiting = this.#instances.filter(({ part }) => part.changes[layer]).sort(isEarlier);
    const applied: Instance[] = [];
    this.order[layer] = applied;
    if (waiting.length === 0) return;
    const doubts = new Doubts(waiting, layer, this.suspects);
    this.#noteDoubts(doubts, waiting);
    while (true) {
      const [oldest] = waiting;
      if (!oldest) return;
      const next = doubts.about(oldest) ? (nextToApply(this, waiting, layer) ?? oldest) : oldest;
      waiting.splice(waiting.indexOf(next), 1);
      doubts.remove(next);
      if (!this.exists(next)) continue;
      applied.push(next);
      const before = waiting.length;
      for (const gained of this.apply(next, layer)) {
        this.#instances.push(gained);
        this.#noteSource(gained);
        if (!gained.part.changes[layer]) continue;
        waiting.push(gained);
        doubts.add(gained);
      }
      if (waiting.length === before) continue;
      waiting.sort(isEarlier);
      this.#noteDoubts(doubts, waiting);
    }
  }

  /** Where anything that waits could depend on another, the order is not that of timestamps alone. */
  #noteDoubts(doubts: Doubts, waiting: readonly Instance[]): void {
    if (this.independent && waiting.some((one) => doubts.about(one))) this.independent = false;
  }

  override objectsMatching(context: Context, filter: Filter): ObjectId[] {
    const found = this.#settled?.matching(this, context, filter);
    return found ? [...found] : super.objectsMatching(context, filter);
  }

  override countMatching(context: Context, filter: Filter): number {
    return this.#settled?.count(this, context, filter) ?? super.countMatching(context, filter);
  }

  /** How often an effect has been applied to an object in a layer. */
  applications(): number {
    let total = 0;
    for (const applied of this.order) {
      for (const instance of applied ?? NO_INSTANCES) total += this.begun.get(instance)?.ids.length ?? 0;
    }
    return total;
  }

  /** Whether an effect may apply to an object, as far as that is settled. */
  mayReach(instance: Instance, id: ObjectId): boolean {
    const { scope } = instance.part;
    if (typeof scope === "string") return mayTouch(instance, id);
    if (scope.zones && !scope.zones.includes("battlefield")) return false;
    if (!this.#settled) return true;
    return this.#settled.mayMatch(this, this.contextOf(instance), scope, id);
  }

  /** An ability makes its effect while its object has it, and to the end once the effect has begun (CR 611.3b, 613.6). */
  exists(instance: Instance): boolean {
    if (instance.ability === null || this.begun.has(instance)) return true;
    const work = this.works.get(instance.source);
    return !work || work.has(instance.ability);
  }

  /** What the effect applies to now, or has begun to apply to. Nothing while its condition doesn't hold. */
  targets(instance: Instance): readonly ObjectId[] {
    const begun = this.begun.get(instance);
    if (begun) return begun.ids;
    const { condition, scope } = instance.part;
    if (condition && !this.holds(this.contextOf(instance), condition)) return NO_OBJECTS;
    switch (scope) {
      case "this":
        return [instance.source];
      case "attached":
        return instance.host === null ? NO_OBJECTS : this.#reached(instance, [instance.host]);
      case "fixed":
        return this.#reached(instance, instance.objects);
      default: {
        if (scope.zones && !scope.zones.includes("battlefield")) return NO_OBJECTS;
        const context = this.contextOf(instance);
        const settled = this.#settled?.matching(this, context, scope);
        if (settled) return settled;
        const found: ObjectId[] = [];
        for (const id of this.works.keys()) {
          if (this.matches(context, scope, id)) found.push(id);
        }
        return found;
      }
    }
  }

  #reached(instance: Instance, ids: readonly ObjectId[]): readonly ObjectId[] {
    return hasRanges(this.state) ? reachedBy(this, instance, this.contextOf(instance), ids) : ids;
  }

  contextOf(instance: Instance): Context {
    if (instance.context) return instance.context;
    const controller =
      this.works.get(instance.source)?.controller ?? this.state.objects[instance.source]?.controller ?? 0;
    return contextFor(instance, controller);
  }

  /** Applies the effect's changes of a layer. Returns the effects of abilities that it has given. */
  apply(instance: Instance, layer: Layer): readonly Instance[] {
    const ids = this.targets(instance);
    if (ids.length === 0) return NO_INSTANCES;
    if (!this.begun.has(instance)) this.begun.set(instance, { layer, ids });
    const context = this.contextOf(instance);
    let made: Instance[] | null = null;
    for (const id of ids) {
      const work = this.works.get(id);
      if (!work) continue;
      const given = applyChanges(this, instance, layer, context, work);
      if (layer !== ABILITY || !instance.part.grantsEffects) continue;
      for (const { ability, key } of given) {
        for (const [order, part] of effectParts(ability, false).entries()) {
          const timestamp = Math.max(work.object.timestamp, instance.timestamp);
          made ??= [];
          made.push(staticInstance(work.object, { part, ability: key }, order, timestamp));
        }
      }
    }
    return made ?? NO_INSTANCES;
  }

  /** What a copy effect has made of a permanent brings its own abilities (CR 613.2c, 707.2). */
  #takeUpCopiedAbilities(): void {
    for (const [id, work] of this.works) {
      if (!work.copiedAnew) continue;
      this.#instances = this.#instances.filter(({ source, ability }) => source !== id || ability === null);
      for (const [order, own] of [...work.base.parts, ...work.base.definitions].entries()) {
        const instance = staticInstance(work.object, own, order);
        this.#instances.push(instance);
        this.#noteSource(instance);
      }
    }
  }
}

const NO_OBJECTS: readonly ObjectId[] = [];
const NO_INSTANCES: readonly Instance[] = [];
