import type { Ledger, LedgerEntry } from "./entry.ts";

const HEAD = "# card\tstatus\thash of the definition, or face:line:column where reading stopped";

/** A malformed line of the ledger. */
export class LedgerError extends Error {
  override readonly name = "LedgerError";
}

/** One card a line, by name, so that a change shows as the lines of the cards that it changed. */
export function printLedger(ledger: Ledger): string {
  const lines = [...ledger].sort(([one], [other]) => (one < other ? -1 : 1)).map(printLine);
  return `${[HEAD, ...lines].join("\n")}\n`;
}

function printLine([card, entry]: readonly [string, LedgerEntry]): string {
  switch (entry.status) {
    case "complete":
    case "unplayed":
      return `${card}\t${entry.status}\t${entry.hash}`;
    case "partial":
      return `${card}\tpartial\t${entry.face}:${entry.line}:${entry.column}`;
    case "refused":
      return `${card}\trefused`;
  }
}

/**
 * Reads what `printLedger` wrote.
 * @throws LedgerError with the number of the first line that is not an entry, or not in its place
 */
export function parseLedger(text: string): Ledger {
  const [head, ...lines] = text.trimEnd().split("\n");
  if (head !== HEAD) throw new LedgerError("line 1 is not the ledger's header");
  const ledger = new Map<string, LedgerEntry>();
  let before = "";
  for (const [at, line] of lines.entries()) {
    const [card = "", status = "", detail, ...more] = line.split("\t");
    const entry = more.length === 0 ? parseEntry(status, detail) : undefined;
    if (card === "" || !entry) throw new LedgerError(`line ${at + 2} is not an entry`);
    if (card <= before) throw new LedgerError(`line ${at + 2}: ${card} comes after ${before}`);
    ledger.set(card, entry);
    before = card;
  }
  return ledger;
}

function parseEntry(status: string, detail: string | undefined): LedgerEntry | undefined {
  switch (status) {
    case "complete":
    case "unplayed":
      return /^[0-9a-f]{12}$/.test(detail ?? "") ? { status, hash: detail ?? "" } : undefined;
    case "partial": {
      const place = /^(\d+):(\d+):(\d+)$/.exec(detail ?? "");
      if (!place) return undefined;
      return { status, face: Number(place[1]), line: Number(place[2]), column: Number(place[3]) };
    }
    case "refused":
      return detail === undefined ? { status } : undefined;
    default:
      return undefined;
  }
}
