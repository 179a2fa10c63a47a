import type { ObjectView, PlayerView, PublicTable } from "@spellroom/protocol";

/**
 * The same table with the very values of the last one wherever nothing changed, so that what is drawn from an unchanged
 * object need not be drawn again. Every patch creates all values again.
 */
export function shareTable(before: PublicTable | null, now: PublicTable): PublicTable {
  if (before === null) return now;
  return {
    ...now,
    objects: shareRecord(before.objects, now.objects),
    players: shareList(before.players, now.players),
    waiting: share(before.waiting, now.waiting),
    result: share(before.result, now.result),
  };
}

function shareRecord(
  before: Readonly<Record<string, ObjectView>>,
  now: Readonly<Record<string, ObjectView>>,
): Readonly<Record<string, ObjectView>> {
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  const shared: Record<string, ObjectView> = {};
  for (const key of keys) {
    const [old, fresh] = [before[key], now[key]];
    if (fresh === undefined) continue;
    const one = old === undefined ? fresh : share(old, fresh);
    shared[key] = one;
    if (one !== old) same = false;
  }
  return same ? before : shared;
}

function shareList(before: readonly PlayerView[], now: readonly PlayerView[]): readonly PlayerView[] {
  const shared = now.map((fresh, at) => {
    const old = before[at];
    return old === undefined ? fresh : share(old, fresh);
  });
  return shared.length === before.length && shared.every((one, at) => one === before[at]) ? before : shared;
}

function share<Value>(before: Value, now: Value): Value {
  return equal(before, now) ? before : now;
}

/** Whether two plain values hold the same. */
export function equal(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [Object.entries(one), Object.entries(other)];
  if (left.length !== right.length) return false;
  const values = new Map(right);
  return left.every(([key, value]) => values.has(key) && equal(value, values.get(key)));
}
