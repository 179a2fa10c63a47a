import type { ObjectId } from "../../state/ids.ts";

/** Objects among which the payer picks those that pay. */
export interface Pick {
  readonly candidates: readonly ObjectId[];
  readonly min: number;
  readonly max: number;
  /** What the picked ones must come to together ("total power 3 or greater", "total mana value 4 or greater"). */
  readonly total?: Total;
}

export interface Total {
  /** What each candidate counts for. */
  readonly values: readonly number[];
  readonly limit: number;
  /** More than the limit doesn't pay either. */
  readonly exactly?: true;
}

/** A pick by what the objects come to, those that count for most in front: the first `min` of them always do. */
export function pickByTotal(objects: readonly ObjectId[], total: Total, most = objects.length): Pick {
  const { values: worth, limit } = total;
  const order = [...objects.keys()].sort((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0));
  const candidates = order.flatMap((at) => objects[at] ?? []);
  const values = order.map((at) => worth[at] ?? 0);
  let min = 0;
  for (let sum = 0; sum < limit && min < values.length; min++) sum += values[min] ?? 0;
  return { candidates, min, max: Math.min(most, candidates.length), total: { ...total, values } };
}

/** A pick among what other parts of the cost leave. */
export function pickWithout(pick: Pick, taken: ReadonlySet<ObjectId>): Pick {
  if (taken.size === 0) return pick;
  const kept = pick.candidates.map((id) => !taken.has(id));
  const candidates = pick.candidates.filter((_, at) => kept[at]);
  const max = Math.min(pick.max, candidates.length);
  if (!pick.total) return { candidates, min: pick.min, max };
  return pickByTotal(
    candidates,
    { ...pick.total, values: pick.total.values.filter((_, at) => kept[at]) },
    max,
  );
}

/** Whether the candidates can pay at all. */
export function isEnough({ candidates, min, total }: Pick): boolean {
  return total ? sumOf(total.values) >= total.limit : candidates.length >= min;
}

/** What the candidates come to at most. */
export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + Math.max(0, value), 0);
}

/** The first objects of an order that pay, without those that aren't needed besides the others. */
export function firstToPay(
  { candidates, min, total }: Pick,
  order: readonly ObjectId[],
): readonly ObjectId[] {
  if (!total) return order.slice(0, min);
  const worth = new Map(candidates.map((id, at) => [id, total.values[at] ?? 0]));
  let picked: readonly ObjectId[] = [];
  let sum = 0;
  for (const id of order) {
    if (sum >= total.limit) break;
    picked = [...picked, id];
    sum += worth.get(id) ?? 0;
  }
  for (const id of picked.toReversed()) {
    const rest = sum - (worth.get(id) ?? 0);
    if (rest < total.limit) continue;
    picked = picked.filter((one) => one !== id);
    sum = rest;
  }
  return picked;
}
