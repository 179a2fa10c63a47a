"use client";

import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { api } from "../../api/account.ts";
import { type Finder, type FinderState, openFinder } from "./finder.ts";
import type { SearchWish } from "./wish.ts";

const NO_DECK: readonly string[] = [];

/** The search of the cards page: kept while one looks at a card, so that coming back shows the same place at once. */
export const pageFinder = openFinder(api.cards);

/** A separate search for the lifetime of the component. */
export function useOwnFinder(): Finder {
  const [finder] = useState(() => openFinder(api.cards));
  return finder;
}

/** What is found of a wish. */
export function useFound(
  finder: Finder,
  { q, order, descending }: SearchWish,
  deck: readonly string[] = NO_DECK,
): FinderState {
  const names = deck.join("|");
  useEffect(() => {
    finder.search({ q, order, descending, deck: names === "" ? [] : names.split("|") });
  }, [finder, q, order, descending, names]);
  return useStore(finder.store);
}
