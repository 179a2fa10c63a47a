import type { Working } from "./working.ts";

interface Boost {
  readonly power: number;
  readonly toughness: number;
}

const boosts = new Map<string, Boost | null>();

/** What one counter of a kind adds to power and toughness (CR 122.1a). */
function boostOf(counter: string): Boost | null {
  let boost = boosts.get(counter);
  if (boost === undefined) {
    const found = /^([+-]\d+)\/([+-]\d+)$/.exec(counter);
    boost = found ? { power: Number(found[1]), toughness: Number(found[2]) } : null;
    boosts.set(counter, boost);
  }
  return boost;
}

/** Applies +1/+1 counters and their like (CR 613.4c); first in their sublayer, in which only sums are made. */
export function applyCounters(work: Working): void {
  const { counters } = work.object;
  for (const counter in counters) {
    const count = counters[counter] ?? 0;
    const boost = count > 0 ? boostOf(counter) : null;
    if (!boost || (work.power === null && !work.types.includes("creature"))) continue;
    work.touched = true;
    work.power = (work.power ?? 0) + boost.power * count;
    work.toughness = (work.toughness ?? 0) + boost.toughness * count;
  }
}

/** Whether counters give an object power or toughness or a keyword. */
export function hasBoosts(counters: Readonly<Record<string, number>>): boolean {
  for (const counter in counters) {
    if ((counters[counter] ?? 0) > 0 && boostOf(counter) !== null) return true;
  }
  return false;
}
