"use client";

import type { CatalogueView, FormatView } from "@spellroom/client";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { readStored, writeStored } from "../browser/stored.ts";
import type { PlayableDeck } from "./playable-deck.ts";

const KEY = "spellroom-deck";

const FORMAT_KEY = "spellroom-format";

const formatStore = createStore<{ readonly id: string | null }>(() => ({ id: null }));

const deckStore = createStore<{ readonly id: string | null }>(() => ({ id: null }));

/** The deck that was played last; the first of the ready-made ones for newcomers. */
export function useChosenDeck(decks: readonly PlayableDeck[]): PlayableDeck | undefined {
  const id = useStore(deckStore, (state) => state.id);
  useEffect(() => {
    if (deckStore.getState().id === null) deckStore.setState({ id: readStored(KEY) });
  }, []);
  return decks.find((deck) => deck.id === id) ?? decks.find(({ own }) => !own) ?? decks[0];
}

/** The deck that was played last, if one was. */
export function chosenDeckId(): string | null {
  return deckStore.getState().id ?? readStored(KEY);
}

export function chooseDeck(id: string): void {
  deckStore.setState({ id });
  writeStored(KEY, id);
}

/** The formats in which strangers are paired. */
export function quickFormats(catalogue: CatalogueView | null): readonly FormatView[] {
  return catalogue?.formats.filter(({ quickMatch }) => quickMatch) ?? [];
}

/** The format that newcomers begin with. */
export function quickFormat(catalogue: CatalogueView | null): FormatView | undefined {
  return quickFormats(catalogue)[0] ?? catalogue?.formats[0];
}

/** The format in which one wants to meet strangers, as it was chosen last. */
export function useQuickFormat(catalogue: CatalogueView | null): FormatView | undefined {
  const id = useStore(formatStore, (state) => state.id);
  useEffect(() => {
    if (formatStore.getState().id === null) formatStore.setState({ id: readStored(FORMAT_KEY) });
  }, []);
  return quickFormats(catalogue).find((format) => format.id === id) ?? quickFormat(catalogue);
}

export function chooseFormat(id: string): void {
  formatStore.setState({ id });
  writeStored(FORMAT_KEY, id);
}
