import type { CardDefinition } from "@spellroom/card-language";
import { faceNames, loadPool, looseName } from "@spellroom/cards";
import { type CorpusCard, compileCard } from "@spellroom/oracle";
import { whatLacks } from "@spellroom/rules";
import { readCorpus } from "./corpus.ts";

/** What is known of a card name. */
export type FoundCard =
  | { readonly kind: "playable"; readonly card: CardDefinition; readonly from: "pool" | "corpus" }
  /** Its text is there, but not every word of it can be read. */
  | { readonly kind: "incomplete"; readonly why: string }
  | { readonly kind: "missing" };

/** Where cards come from: the shipped pool first, else compiled from corpus files. */
export interface CardSource {
  /** Whole names of all cards, playable or not, each once. */
  readonly names: readonly string[];
  readonly find: (name: string) => FoundCard;
}

/** Opens the pool and the corpus files; texts are compiled when first asked for. */
export function openCards(files: readonly string[]): CardSource {
  const pool = loadPool();
  const entries = readCorpus(files);
  const corpus = byName(entries);
  const compiled = new Map<CorpusCard, FoundCard>();
  return {
    names: [...new Set([...pool.all.map((card) => card.name), ...entries.map((entry) => entry.name)])],
    find: (name) => {
      const shipped = pool.lookUp(name);
      if (shipped) return { kind: "playable", card: shipped, from: "pool" };
      const entry = corpus.get(looseName(name));
      if (!entry) return { kind: "missing" };
      const known = compiled.get(entry) ?? compile(entry);
      compiled.set(entry, known);
      return known;
    },
  };
}

function compile(entry: CorpusCard): FoundCard {
  const result = compileCard(entry);
  switch (result.status) {
    case "complete": {
      const [lack] = whatLacks(result.definition);
      if (lack !== undefined) return { kind: "incomplete", why: `not played yet: ${lack}` };
      return { kind: "playable", card: result.definition, from: "corpus" };
    }
    case "partial":
      return { kind: "incomplete", why: result.clause };
    case "refused":
      return { kind: "incomplete", why: result.reason };
  }
}

/** A card is found by its whole name or that of one face; whole names go first. */
function byName(entries: readonly CorpusCard[]): ReadonlyMap<string, CorpusCard> {
  const found = new Map<string, CorpusCard>();
  for (const entry of entries) found.set(looseName(entry.name), entry);
  for (const entry of entries) {
    for (const name of faceNames(entry)) {
      if (!found.has(looseName(name))) found.set(looseName(name), entry);
    }
  }
  return found;
}
