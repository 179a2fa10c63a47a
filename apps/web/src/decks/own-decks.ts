"use client";

import { type KeptDeck, parseKeptDecks } from "@spellroom/client";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { readStored, writeStored } from "../browser/stored.ts";

const KEY = "spellroom-decks";

/** The player's own decks, the last changed first. */
export const ownDecksStore = createStore<{ readonly decks: readonly KeptDeck[] }>(() => ({ decks: [] }));

let loaded = false;

/** The player's own decks. Empty in the first render, as on the server. */
export function useOwnDecks(): readonly KeptDeck[] {
  useEffect(load, []);
  return useStore(ownDecksStore, (state) => state.decks);
}

/** Reads the stored decks, and from then on follows other tabs. */
function load(): void {
  if (loaded) return;
  loaded = true;
  const take = (): void => ownDecksStore.setState({ decks: newestFirst(parseKeptDecks(readStored(KEY))) });
  take();
  window.addEventListener("storage", ({ key }) => {
    if (key === KEY) take();
  });
}

/** Keeps a deck in place of the one with the same id, beside what other tabs have stored since. */
export function keepDeck(deck: KeptDeck): void {
  change((decks) => [deck, ...decks.filter(({ id }) => id !== deck.id)]);
}

export function forgetDeck(id: string): void {
  change((decks) => decks.filter((deck) => deck.id !== id));
}

export function findDeck(id: string): KeptDeck | undefined {
  load();
  return ownDecksStore.getState().decks.find((deck) => deck.id === id);
}

function change(work: (decks: readonly KeptDeck[]) => readonly KeptDeck[]): void {
  const decks = newestFirst(work(parseKeptDecks(readStored(KEY))));
  writeStored(KEY, JSON.stringify(decks));
  ownDecksStore.setState({ decks });
}

function newestFirst(decks: readonly KeptDeck[]): readonly KeptDeck[] {
  return decks.toSorted((one, other) => other.changedAt - one.changedAt);
}

/** A new deck without cards, not kept yet. */
export function emptyDeck(name: string): KeptDeck {
  const none = { main: [], sideboard: [], commander: [], maybeboard: [] };
  return { id: newDeckId(), name, ...none, legal: {}, changedAt: Date.now() };
}

/** Makes an id for a new deck. */
export function newDeckId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `own-${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
