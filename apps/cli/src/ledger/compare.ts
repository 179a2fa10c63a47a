import type { Ledger, LedgerEntry } from "./entry.ts";

/** What changed between the committed ledger and what the compiler and the engine make of the cards now. */
export interface LedgerChanges {
  /** Cards that were complete and no longer are, without a reviewed reason. */
  readonly lost: readonly string[];
  /** The same with a reason. */
  readonly excused: readonly string[];
  readonly gained: readonly string[];
  /** Complete before and now, by another definition. */
  readonly changed: readonly string[];
  /** Neither complete before nor now, but stopped elsewhere or for another cause. */
  readonly moved: readonly string[];
  /** Cards that one of the two doesn't know. */
  readonly added: readonly string[];
  readonly absent: readonly string[];
}

/** Compares two ledgers; `reasons` are the reviewed reasons for cards that are no longer complete. */
export function compareLedgers(
  before: Ledger,
  now: Ledger,
  reasons: ReadonlyMap<string, string>,
): LedgerChanges {
  const changes = {
    lost: [] as string[],
    excused: [] as string[],
    gained: [] as string[],
    changed: [] as string[],
    moved: [] as string[],
    added: [...now.keys()].filter((card) => !before.has(card)),
    absent: [...before.keys()].filter((card) => !now.has(card)),
  };
  for (const [card, entry] of now) {
    const was = before.get(card);
    if (!was || isSame(was, entry)) continue;
    if (was.status === "complete" && entry.status !== "complete")
      changes[reasons.has(card) ? "excused" : "lost"].push(card);
    else if (entry.status !== "complete") changes.moved.push(card);
    else changes[was.status === "complete" ? "changed" : "gained"].push(card);
  }
  return changes;
}

function isSame(one: LedgerEntry, other: LedgerEntry): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
