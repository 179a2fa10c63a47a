import type { ObjectId } from "../../state/ids.ts";
import { firstToPay, isEnough, sumOf } from "../costs/pick.ts";
import type { Victims } from "../symbols/way.ts";

/** What is left of what a mana ability could use up, without these objects; `null` where that no longer pays for it. */
export function victimsWithout(victims: Victims, taken: ReadonlySet<ObjectId>): Victims | null {
  const { candidates, total } = victims;
  const left: Victims = {
    ...victims,
    candidates: candidates.filter((id) => !taken.has(id)),
    total: total && { ...total, values: total.values.filter((_, at) => !taken.has(candidates[at] ?? -1)) },
  };
  return isEnough(pickOf(left)) ? left : null;
}

/** The objects that are used up first. */
export function firstVictims(victims: Victims): readonly ObjectId[] {
  return firstToPay(pickOf(victims), victims.candidates);
}

/** How often there is enough to use up, at most. */
export function mostTimes({ candidates, count, total }: Victims): number {
  return Math.floor(total ? sumOf(total.values) / total.limit : candidates.length / count);
}

function pickOf({ candidates, count, total }: Victims): Parameters<typeof firstToPay>[0] {
  return { candidates, min: count, max: candidates.length, ...(total ? { total } : {}) };
}
