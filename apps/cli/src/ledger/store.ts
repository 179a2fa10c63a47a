import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { UsageError } from "../terminal/usage.ts";
import type { Ledger } from "./entry.ts";
import { LedgerError, parseLedger, printLedger } from "./text.ts";

const DATA = new URL("../../data/", import.meta.url);
const LEDGER = fileURLToPath(new URL("coverage-ledger.tsv", DATA));
const REASONS = fileURLToPath(new URL("no-longer-complete.json", DATA));

const reasonsSchema = z.record(z.string().min(1), z.string().min(10));

/**
 * The committed ledger; an empty one before there is any.
 * @throws UsageError if the file can't be read as one
 */
export function readLedger(): Ledger {
  if (!existsSync(LEDGER)) return new Map();
  try {
    return parseLedger(readFileSync(LEDGER, "utf8"));
  } catch (error) {
    if (error instanceof LedgerError) throw new UsageError(`the coverage ledger: ${error.message}`);
    throw error;
  }
}

export function writeLedger(ledger: Ledger): void {
  writeFileSync(LEDGER, printLedger(ledger));
}

/** Why cards that were complete once may be no longer, by card; each reason was reviewed as it was committed. */
export function readReasons(): ReadonlyMap<string, string> {
  const read = reasonsSchema.safeParse(JSON.parse(readFileSync(REASONS, "utf8")));
  if (!read.success) throw new UsageError(`${REASONS} takes a reason for each card's name`);
  return new Map(Object.entries(read.data));
}
