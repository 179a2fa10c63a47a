"use client";

import type { KeptDeck } from "@spellroom/client";
import { ApiFailure, type CardSummaryView } from "@spellroom/client";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { api } from "../api/account.ts";
import { SECTIONS } from "./deck-list.ts";

/** What is known of cards by their names. */
export type CardFacts = ReadonlyMap<string, CardSummaryView>;

const store = createStore<{ readonly facts: CardFacts }>(() => ({ facts: new Map() }));
/** Asked for, whether they are here or not. */
const asked = new Set<string>();
const AT_ONCE = 60;
const PAUSE_MS = 150;

/** Types, costs and texts of a deck's cards, as far as they are here. */
export function useCardFacts(deck: Pick<KeptDeck, (typeof SECTIONS)[number]>): CardFacts {
  const names = [...new Set(SECTIONS.flatMap((section) => deck[section].map(({ name }) => name)))].join("|");
  useEffect(() => {
    const timer = setTimeout(() => need(names === "" ? [] : names.split("|")), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [names]);
  return useStore(store, ({ facts }) => facts);
}

function need(names: readonly string[]): void {
  const missing = names.filter((name) => !asked.has(name));
  for (let from = 0; from < missing.length; from += AT_ONCE) void load(missing.slice(from, from + AT_ONCE));
}

async function load(names: readonly string[]): Promise<void> {
  for (const name of names) asked.add(name);
  try {
    const { cards } = await api.cards.search({ q: "in:deck", deck: names.join("|"), limit: AT_ONCE });
    const { facts } = store.getState();
    store.setState({ facts: new Map([...facts, ...cards.map((card) => [card.name, card] as const)]) });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // Asked again with the next change of the deck.
    for (const name of names) asked.delete(name);
  }
}
