import type { CardDefinition } from "@spellroom/card-language";
import { sha256 } from "@spellroom/card-language/lists";
import { faceNames } from "./card-names.ts";
import { POOL_DATA } from "./pool-data.ts";
import { type PoolEntry, readEntries } from "./pool-entry.ts";

/** A set of cards that can be played, found by name. */
export interface CardPool {
  /** All cards, by name. */
  readonly all: readonly CardDefinition[];
  readonly entries: readonly PoolEntry[];
  /** The card of that name; `"Front // Back"` or the name of one face, but not of an Adventure. */
  readonly byName: (name: string) => CardDefinition | undefined;
  /** As `byName`, whatever the capitals, accents, quotes and spaces: for names that people type. */
  readonly lookUp: (name: string) => CardDefinition | undefined;
  /** The same on every machine that has the same cards. */
  readonly hash: () => string;
}

/** Makes a pool of entries; a name that occurs twice is an error of the data. */
export function makePool(given: readonly PoolEntry[]): CardPool {
  const entries = [...given].sort((a, b) => compareNames(a.definition.name, b.definition.name));
  const exact = new Map<string, CardDefinition>();
  const loose = new Map<string, CardDefinition>();
  for (const { definition } of entries) {
    if (exact.has(definition.name)) throw new RangeError(`two cards are called ${definition.name}`);
    exact.set(definition.name, definition);
    loose.set(looseName(definition.name), definition);
  }
  for (const { definition } of entries) {
    for (const name of faceNames(definition)) {
      if (!exact.has(name)) exact.set(name, definition);
      if (!loose.has(looseName(name))) loose.set(looseName(name), definition);
    }
  }
  let hash: string | undefined;
  return {
    all: entries.map((entry) => entry.definition),
    entries,
    byName: (name) => exact.get(name),
    lookUp: (name) => exact.get(name) ?? loose.get(looseName(name)),
    hash: () => {
      hash ??= sha256(JSON.stringify(entries));
      return hash;
    },
  };
}

let shipped: CardPool | undefined;

/** The pool that comes with Spellroom. Indexed at the first call, then kept. */
export function loadPool(): CardPool {
  shipped ??= makePool(Object.entries(POOL_DATA).flatMap(([file, data]) => readEntries(file, data)));
  return shipped;
}

/** A name without what people leave out or type differently. */
export function looseName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[’‘`´]/g, "'")
    .replace(/\s*\/+\s*/g, " // ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** By code unit, so that the order does not depend on the machine's language. */
function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
