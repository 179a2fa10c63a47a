"use client";

import type { CatalogueView, DeckSummary, FormatView } from "@spellroom/client";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { readStored, writeStored } from "../browser/stored.ts";

const KEY = "spellroom-deck";

const deckStore = createStore<{ readonly id: string | null }>(() => ({ id: null }));

/** The deck that was played last; the first one for newcomers. */
export function useChosenDeck(decks: readonly DeckSummary[]): DeckSummary | undefined {
  const id = useStore(deckStore, (state) => state.id);
  useEffect(() => {
    if (deckStore.getState().id === null) deckStore.setState({ id: readStored(KEY) });
  }, []);
  return decks.find((deck) => deck.id === id) ?? decks[0];
}

export function chooseDeck(id: string): void {
  deckStore.setState({ id });
  writeStored(KEY, id);
}

/** The format in which strangers are paired, and its decks. */
export function quickFormat(catalogue: CatalogueView | null): FormatView | undefined {
  return catalogue?.formats.find(({ quickMatch }) => quickMatch) ?? catalogue?.formats[0];
}

export function decksOf(
  catalogue: CatalogueView | null,
  format: FormatView | undefined,
): readonly DeckSummary[] {
  return catalogue?.decks.filter(({ formats }) => format !== undefined && formats.includes(format.id)) ?? [];
}
