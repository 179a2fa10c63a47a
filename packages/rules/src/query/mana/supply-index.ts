import type { ObjectId } from "../../state/ids.ts";
import type { CostShape } from "../symbols/cost-shape.ts";
import type { ManaMask } from "../symbols/mask.ts";
import type { Source, Way } from "../symbols/way.ts";
import { capacityOf, judge } from "./quick.ts";

/** This many sources of each kind of mana suffice for nearly every cost. */
const ENOUGH = 24;

/** What a payment must leave alone: see `PaymentTerms`. */
interface Reserved {
  readonly except?: ReadonlySet<ObjectId> | null;
  readonly gone?: ReadonlySet<ObjectId> | null;
  readonly counters?: readonly { readonly object: ObjectId }[];
}

/** An index of a large supply for frequent queries. */
export class SupplyIndex {
  readonly #sources: readonly Source[];
  #objects: ReadonlySet<ObjectId> | null = null;
  #free: readonly Source[] | null = null;

  constructor(sources: readonly Source[]) {
    this.#sources = sources;
  }

  /** Whether any object in the terms produces mana or may be used up for it. */
  mayConcern({ except, gone, counters = [] }: Reserved): boolean {
    const objects = this.#known();
    for (const ids of [except, gone]) for (const id of ids ?? NOBODY) if (objects.has(id)) return true;
    return counters.some(({ object }) => objects.has(object));
  }

  /**
   * Whether a cost can be paid from a few sources alone that give one mana each for nothing and for any purpose, and that the
   * terms leave out of account; others could only add to that. No answer where it can't.
   */
  paysAtOnce(shape: CostShape, { except, gone, counters = [] }: Reserved): boolean {
    this.#free ??= freeSources(this.#sources);
    const sources = this.#free.filter(
      ({ object }) =>
        !except?.has(object) && !gone?.has(object) && !counters.some((removed) => removed.object === object),
    );
    return judge(capacityOf([], { sources, life: 0 }), shape) === "yes";
  }

  #known(): ReadonlySet<ObjectId> {
    if (this.#objects) return this.#objects;
    const objects = new Set<ObjectId>();
    for (const { object, ways } of this.#sources) {
      objects.add(object);
      for (const { victims } of ways) for (const id of victims?.candidates ?? []) objects.add(id);
    }
    this.#objects = objects;
    return objects;
  }
}

const NOBODY: ReadonlySet<ObjectId> = new Set();

/** Some of each kind of those that cost nothing and may be spent on anything. */
function freeSources(sources: readonly Source[]): readonly Source[] {
  const counts = new Map<ManaMask, number>();
  return sources.filter(({ simple, ways }) => {
    if (!simple || !ways.every(isFree)) return false;
    const mask = ways.reduce((union, { masks: [first = 0] }) => union | first, 0);
    const count = counts.get(mask) ?? 0;
    counts.set(mask, count + 1);
    return count < ENOUGH;
  });
}

function isFree({ life, inputs, victims, counters, rider }: Way): boolean {
  return life === 0 && inputs === null && victims === null && counters === null && rider === null;
}
