"use client";

import { contentOf, emptyKeptDeck, type KeptDeck, parseKeptDecks } from "@spellroom/client";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { readStored, writeStored } from "../browser/stored.ts";

const KEY = "spellroom-decks";
const DELETED = "spellroom-deleted-decks";

/** The player's own decks, the last changed first. */
export const ownDecksStore = createStore<{ readonly decks: readonly KeptDeck[] }>(() => ({ decks: [] }));

let loaded = false;

/** The player's own decks. Empty in the first render, as on the server. */
export function useOwnDecks(): readonly KeptDeck[] {
  useEffect(loadDecks, []);
  return useStore(ownDecksStore, (state) => state.decks);
}

/** Reads the stored decks, and from then on follows other tabs. */
export function loadDecks(): void {
  if (loaded) return;
  loaded = true;
  const take = (): void => ownDecksStore.setState({ decks: newestFirst(parseKeptDecks(readStored(KEY))) });
  take();
  window.addEventListener("storage", ({ key }) => {
    if (key === KEY) take();
  });
}

/**
 * Stores a deck in place of the one with the same id, together with what other tabs have stored since. Which version the account has is
 * known to the stored deck, and not to who edits it.
 */
export function keepDeck(deck: KeptDeck): void {
  changeDecks((decks) => {
    const before = decks.find(({ id }) => id === deck.id);
    const rest = decks.filter(({ id }) => id !== deck.id);
    if (before === undefined) return [{ ...deck, version: 0, unsaved: true, owner: null }, ...rest];
    const { version, owner, unsaved } = before;
    return [{ ...deck, version, owner, unsaved: unsaved || !isSameDeck(before, deck) }, ...rest];
  });
}

/** Whether two decks differ in nothing that is saved. */
export function isSameDeck(one: KeptDeck, other: KeptDeck): boolean {
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}

export function forgetDeck(id: string): void {
  writeStored(DELETED, JSON.stringify([...new Set([...deletedDecks(), id])]));
  changeDecks((decks) => decks.filter((deck) => deck.id !== id));
}

/** Ids of decks that were deleted here and may still be with the account. */
export function deletedDecks(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(readStored(DELETED) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** These are no longer with the account. */
export function forgetDeleted(ids: readonly string[]): void {
  writeStored(DELETED, JSON.stringify(deletedDecks().filter((id) => !ids.includes(id))));
}

export function findDeck(id: string): KeptDeck | undefined {
  loadDecks();
  return ownDecksStore.getState().decks.find((deck) => deck.id === id);
}

/** Changes what is stored at this moment, which another tab may have written. */
export function changeDecks(work: (decks: readonly KeptDeck[]) => readonly KeptDeck[]): void {
  const decks = newestFirst(work(parseKeptDecks(readStored(KEY))));
  writeStored(KEY, JSON.stringify(decks));
  ownDecksStore.setState({ decks });
}

function newestFirst(decks: readonly KeptDeck[]): readonly KeptDeck[] {
  return decks.toSorted((one, other) => other.changedAt - one.changedAt);
}

/** A new deck without cards, not kept yet. */
export function emptyDeck(name: string): KeptDeck {
  return emptyKeptDeck(newDeckId(), name, Date.now());
}

/** Makes an id for a new deck. */
export function newDeckId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `own-${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
