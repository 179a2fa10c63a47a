import { print } from "../terminal/output.ts";
import { compareLedgers, type LedgerChanges } from "./compare.ts";
import type { Ledger } from "./entry.ts";
import { readLedger, readReasons, writeLedger } from "./store.ts";

const KINDS: readonly (readonly [keyof LedgerChanges, string])[] = [
  ["lost", "no longer complete, without a reason"],
  ["excused", "no longer complete, with a reason"],
  ["gained", "complete now"],
  ["changed", "complete with another definition"],
  ["moved", "unread at another place or for another cause"],
  ["added", "not in the ledger"],
  ["absent", "in the ledger alone"],
];

/** How many names to list of what a change brought; of what it lost, all. */
const LISTED = 10;

/**
 * Compares the status of the cards with the committed ledger, reports what changed, and rewrites it on request. The
 * exit code is 1 if a card was lost without a reviewed reason; then nothing is written.
 */
export function settleLedger(now: Ledger, update: boolean): number {
  const changes = compareLedgers(readLedger(), now, readReasons());
  print("against the ledger:");
  for (const [kind, words] of KINDS) {
    const cards = changes[kind];
    if (cards.length === 0) continue;
    const shown = kind === "lost" ? cards : cards.slice(0, LISTED);
    const more = cards.length > shown.length ? ", ..." : "";
    print(`${String(cards.length).padStart(6)}  ${words}: ${shown.join("; ")}${more}`);
  }
  const isSame = KINDS.every(([kind]) => changes[kind].length === 0);
  if (isSame) print("        nothing changed");
  if (changes.lost.length > 0) {
    print("say why in apps/cli/data/no-longer-complete.json, or fix it");
    return 1;
  }
  if (update) writeLedger(now);
  else if (!isSame) print("--update-ledger rewrites it");
  return 0;
}
