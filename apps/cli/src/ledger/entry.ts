import { definitionHash } from "@spellroom/card-language";
import type { CompileResult } from "@spellroom/oracle";

/**
 * The status of one card of the corpus: read and played (`complete`), read but not played exactly as yet (`unplayed`), read
 * up to a place (`partial`), or not for this game at all (`refused`). No text: the ledger is committed, the corpus isn't.
 */
export type LedgerEntry =
  | { readonly status: "complete" | "unplayed"; readonly hash: string }
  | { readonly status: "partial"; readonly face: number; readonly line: number; readonly column: number }
  | { readonly status: "refused" };

/** The cards of a corpus by name. */
export type Ledger = ReadonlyMap<string, LedgerEntry>;

/** So much of the definition's hash that no two definitions of a corpus share it. */
const HASH_DIGITS = 12;

/** The entry of a compiled card; `lacks` is what keeps a definition that was read from being played. */
export function entryOf(result: CompileResult, lacks: readonly string[]): LedgerEntry {
  switch (result.status) {
    case "complete":
      return {
        status: lacks.length > 0 ? "unplayed" : "complete",
        hash: shortHash(definitionHash(result.definition)),
      };
    case "partial":
      return { status: "partial", ...result.stoppedAt };
    case "refused":
      return { status: "refused" };
  }
}

/** A definition's hash as the ledger keeps it. */
export function shortHash(hash: string): string {
  return hash.slice(0, HASH_DIGITS);
}
