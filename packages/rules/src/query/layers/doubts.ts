import type { ObjectId } from "../../state/ids.ts";
import type { Instance } from "./instance.ts";
import {
  ABILITIES,
  ABILITY,
  CONTROL,
  COPY,
  KEYWORD_TRAIT,
  type Layer,
  RULES,
  TYPE,
  traitsOf,
} from "./layer.ts";
import { byText, type Suspicion } from "./may-depend.ts";

/**
 * Whether an effect might depend on any of those that wait with it in a layer, told from sums over them instead of pair by
 * pair: `about` is true wherever the suspicion is of some pair, and now and then where it is of none.
 */
export class Doubts {
  readonly #layer: Layer;
  readonly #byText: boolean;
  readonly #defining = new Sums();
  readonly #others = new Sums();

  constructor(waiting: readonly Instance[], layer: Layer, suspicion: Suspicion) {
    this.#layer = layer;
    this.#byText = suspicion === byText;
    for (const one of waiting) this.add(one);
  }

  add(one: Instance): void {
    this.#sumsOf(one).count(one, this.#layer, 1);
  }

  remove(one: Instance): void {
    this.#sumsOf(one).count(one, this.#layer, -1);
  }

  about(one: Instance): boolean {
    const sums = this.#sumsOf(one);
    if (sums.size <= 1) return false;
    return !this.#byText || sums.mayMatterTo(one, this.#layer);
  }

  #sumsOf({ defines }: Instance): Sums {
    return defines ? this.#defining : this.#others;
  }
}

/** How many of a group of effects do what others may depend on. */
class Sums {
  size = 0;
  /** Those that take abilities of any kind away. */
  #removing = 0;
  /** Those that could end another's existence: on whatever fits a filter, and on objects named. */
  #ending = 0;
  readonly #endingOn = new Map<ObjectId, number>();
  readonly #changed = new Map<string, number>();
  readonly #removed = new Map<string, number>();

  count(one: Instance, layer: Layer, by: 1 | -1): void {
    const { part, source, host, objects } = one;
    this.size += by;
    const removes = removesIn(one, layer);
    if (removes) this.#removing += by;
    if (layer === ABILITY) {
      for (const name of part.changedKeywords) addTo(this.#changed, name, by);
      for (const name of part.removedKeywords) addTo(this.#removed, name, by);
    }
    if (!removes && layer !== CONTROL && layer !== COPY) return;
    if (part.scope === "this") addTo(this.#endingOn, source, by);
    else if (part.scope === "attached") host !== null && addTo(this.#endingOn, host, by);
    else if (part.scope === "fixed") for (const id of objects) addTo(this.#endingOn, id, by);
    else this.#ending += by;
  }

  /** Whether any but itself may change what it reads or end it. */
  mayMatterTo(one: Instance, layer: Layer): boolean {
    if (layer === RULES) return false;
    return this.#mayBeRead(one, layer) || (one.ability !== null && this.#mayEnd(one, layer));
  }

  #mayBeRead(one: Instance, layer: Layer): boolean {
    const { reads, changedKeywords } = one.part;
    const read = reads.own | reads.others;
    const own = Number(removesIn(one, layer));
    if ((read & (ABILITIES | KEYWORD_TRAIT)) !== 0 && this.#removing > own) return true;
    if (layer !== ABILITY) return (read & traitsOf(layer)) !== 0;
    if ((read & ABILITIES) !== 0) return true;
    if ((read & KEYWORD_TRAIT) === 0) return false;
    for (const name of reads.keywords) {
      if ((this.#changed.get(name) ?? 0) > Number(changedKeywords.has(name))) return true;
    }
    return false;
  }

  #mayEnd(one: Instance, layer: Layer): boolean {
    const { part, source, host, objects } = one;
    const { keyword, scope, removedKeywords } = part;
    if (layer === ABILITY && keyword !== null) {
      if ((this.#removed.get(keyword) ?? 0) > Number(removedKeywords.has(keyword))) return true;
    }
    const itself = removesIn(one, layer) || layer <= CONTROL ? 1 : 0;
    const isFilter = typeof scope !== "string";
    if (this.#ending > (isFilter ? itself : 0)) return true;
    const reachesItself =
      scope === "this" ||
      (scope === "attached" ? host === source : scope === "fixed" && objects.includes(source));
    return (this.#endingOn.get(source) ?? 0) > (reachesItself ? itself : 0);
  }
}

function removesIn({ part }: Instance, layer: Layer): boolean {
  return part.removesAbilities && (layer === TYPE || layer === ABILITY);
}

function addTo<K>(sums: Map<K, number>, key: K, by: number): void {
  sums.set(key, (sums.get(key) ?? 0) + by);
}
