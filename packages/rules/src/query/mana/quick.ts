import { type CostShape, leastMana } from "../symbols/cost-shape.ts";
import { ANY, type ManaMask } from "../symbols/mask.ts";
import type { Supply, Way } from "../symbols/way.ts";

/**
 * How much mana of which types is available, counted by mask, to decide in a few steps whether a cost could be paid. A Hall
 * condition over the few different masks of a cost decides exactly while every source produces one mana; beyond that the
 * counts are bounds from below and from above.
 */
export interface Capacity {
  /** Masks that occur, each with the least and the most mana that have it. */
  readonly masks: readonly ManaMask[];
  readonly least: readonly number[];
  readonly most: readonly number[];
  readonly totalLeast: number;
  readonly totalMost: number;
  readonly exact: boolean;
  readonly life: number;
}

/** Counts a pool and a supply. */
export function capacityOf(pool: readonly ManaMask[], supply: Supply): Capacity {
  const counts = new Counts();
  for (const mask of pool) counts.add(mask, 1, 1);
  let exact = true;
  for (const source of supply.sources) {
    const [first] = source.ways;
    if (first && source.ways.length === 1 && isFree(first)) {
      for (const mask of first.masks) counts.add(mask, 1, 1);
      continue;
    }
    let union = 0;
    let size = 0;
    for (const way of source.ways) {
      size = Math.max(size, way.masks.length);
      for (const mask of way.masks) union |= mask;
    }
    if (source.simple && source.ways.every(isFree)) counts.add(union, 1, 1);
    else {
      exact = false;
      counts.add(union, 0, size);
    }
  }
  const { masks, least, most, totalLeast, totalMost } = counts;
  return { masks, least, most, totalLeast, totalMost, exact, life: supply.life };
}

/** Mana by mask, as it is counted. */
class Counts {
  readonly masks: ManaMask[] = [];
  readonly least: number[] = [];
  readonly most: number[] = [];
  totalLeast = 0;
  totalMost = 0;

  add(mask: ManaMask, sure: number, possible: number): void {
    let at = this.masks.indexOf(mask);
    if (at < 0) {
      at = this.masks.length;
      this.masks.push(mask);
      this.least.push(0);
      this.most.push(0);
    }
    this.least[at] = (this.least[at] ?? 0) + sure;
    this.most[at] = (this.most[at] ?? 0) + possible;
    this.totalLeast += sure;
    this.totalMost += possible;
  }
}

/** It costs nothing that something else might need as well. */
function isFree(way: Way): boolean {
  return way.life === 0 && way.inputs === null && way.victims === null;
}

export type Verdict = "yes" | "no" | "unsure";

/** Whether a cost could be paid from that much mana: surely, surely not, or to be worked out. */
export function judge(capacity: Capacity, shape: CostShape): Verdict {
  const lifeSymbols = Math.min(shape.phyrexian.length, Math.floor(capacity.life / 2));
  const needed = leastMana(shape) + shape.phyrexian.length;
  if (needed === 0) return "yes";
  if (capacity.totalMost < needed - lifeSymbols) return "no";
  if (!halls(capacity, capacity.most, shape.slots)) return "no";
  const plain = shape.twos.length === 0 && shape.phyrexian.length === 0;
  const masks = plain ? shape.slots : [...shape.slots, ...shape.twos, ...shape.phyrexian];
  if (
    capacity.totalLeast >= needed &&
    halls(capacity, capacity.least, masks) &&
    genericFits(capacity, masks, shape)
  )
    return "yes";
  return capacity.exact && plain ? "no" : "unsure";
}

/**
 * Generic mana accepts all mana, so that a matching of the colored part always leaves the right number over; what pays for
 * certain symbols only is matched along with them.
 */
function genericFits(capacity: Capacity, masks: readonly ManaMask[], { generic }: CostShape): boolean {
  if (generic === 0 || capacity.masks.every((mask) => (mask & ANY) !== 0)) return true;
  return halls(capacity, capacity.least, [...masks, ...new Array<ManaMask>(generic).fill(ANY)]);
}

/** Hall's condition: for each union of required masks, at least as many mana fit it as there are symbols within it. */
function halls(capacity: Capacity, counts: readonly number[], asked: readonly ManaMask[]): boolean {
  if (asked.length === 0) return true;
  if (asked.length === 1) return available(capacity, counts, asked[0] ?? 0) >= 1;
  const groups: ManaMask[] = [];
  const sizes: number[] = [];
  for (const mask of asked) {
    const at = groups.indexOf(mask);
    if (at < 0) {
      groups.push(mask);
      sizes.push(1);
    } else sizes[at] = (sizes[at] ?? 0) + 1;
  }
  for (let chosen = 1; chosen < 1 << groups.length; chosen++) {
    let union = 0;
    let wanted = 0;
    for (let at = 0; at < groups.length; at++) {
      if ((chosen & (1 << at)) === 0) continue;
      union |= groups[at] ?? 0;
      wanted += sizes[at] ?? 0;
    }
    if (available(capacity, counts, union) < wanted) return false;
  }
  return true;
}

function available(capacity: Capacity, counts: readonly number[], union: ManaMask): number {
  let total = 0;
  for (let at = 0; at < capacity.masks.length; at++)
    if (((capacity.masks[at] ?? 0) & union) !== 0) total += counts[at] ?? 0;
  return total;
}
