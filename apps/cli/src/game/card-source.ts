import type { CardDefinition } from "@spellroom/card-language";
import { loadPool, looseName } from "@spellroom/cards";
import { compileEntry } from "./compile.ts";
import { type CorpusEntry, readCorpus } from "./corpus.ts";

/** What is known of a card name. */
export type FoundCard =
  | { readonly kind: "playable"; readonly card: CardDefinition; readonly from: "pool" | "corpus" }
  /** Its text is there, but not every word of it can be read. */
  | { readonly kind: "incomplete" }
  | { readonly kind: "missing" };

/** Where cards come from: the shipped pool first, else compiled from corpus files. */
export interface CardSource {
  readonly find: (name: string) => FoundCard;
}

/** Opens the pool and the corpus files; texts are compiled when first asked for. */
export function openCards(files: readonly string[]): CardSource {
  const pool = loadPool();
  const corpus = byName(readCorpus(files));
  const compiled = new Map<CorpusEntry, CardDefinition | null>();
  return {
    find: (name) => {
      const shipped = pool.lookUp(name);
      if (shipped) return { kind: "playable", card: shipped, from: "pool" };
      const entry = corpus.get(looseName(name));
      if (!entry) return { kind: "missing" };
      let card = compiled.get(entry);
      if (card === undefined) {
        card = compileEntry(entry);
        compiled.set(entry, card);
      }
      return card ? { kind: "playable", card, from: "corpus" } : { kind: "incomplete" };
    },
  };
}

/** A card is found by its whole name or that of one face; whole names go first. */
function byName(entries: readonly CorpusEntry[]): ReadonlyMap<string, CorpusEntry> {
  const found = new Map<string, CorpusEntry>();
  for (const entry of entries) found.set(looseName(entry.name), entry);
  for (const entry of entries) {
    for (const face of entry.faces ?? []) {
      if (!found.has(looseName(face.name))) found.set(looseName(face.name), entry);
    }
  }
  return found;
}
