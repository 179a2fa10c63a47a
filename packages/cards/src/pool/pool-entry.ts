import type { CardDefinition } from "@spellroom/card-language";

export const PROVENANCES = ["written", "compiled"] as const;
/** How a definition came about: written by hand, or compiled from a rules text and checked. */
export type Provenance = (typeof PROVENANCES)[number];

/** One card of the shipped pool, one line of a data file. */
export interface PoolEntry {
  readonly provenance: Provenance;
  readonly definition: CardDefinition;
}

/**
 * The entries of one data file. Only the envelope is looked at: the definitions are part of this package, and its tests
 * put every one of them through the full check of the card language, which would cost each start of a server or browser.
 */
export function readEntries(file: string, data: unknown): readonly PoolEntry[] {
  if (!Array.isArray(data)) throw new TypeError(`${file}: not a list of cards`);
  const entries: PoolEntry[] = [];
  for (const [index, entry] of data.entries()) {
    if (!isPoolEntry(entry)) throw new TypeError(`${file}: entry ${index} is not a card`);
    entries.push(entry);
  }
  return entries;
}

function isPoolEntry(value: unknown): value is PoolEntry {
  if (!isRecord(value)) return false;
  const { provenance, definition } = value;
  return (
    PROVENANCES.some((one) => one === provenance) &&
    isRecord(definition) &&
    typeof definition.name === "string" &&
    Array.isArray(definition.faces) &&
    definition.faces.length > 0
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
