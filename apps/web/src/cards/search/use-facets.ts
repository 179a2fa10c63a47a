"use client";

import { ApiFailure, type CardFacetsView } from "@spellroom/client";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { api } from "../../api/account.ts";

const RETRY_MS = 3_000;

const facetsStore = createStore<{ readonly facets: CardFacetsView | null }>(() => ({ facets: null }));
let isLoading = false;

/** What searches can name; nothing until it is here. */
export function useFacets(): CardFacetsView | null {
  useEffect(() => void load(), []);
  return useStore(facetsStore, (state) => state.facets);
}

async function load(): Promise<void> {
  if (isLoading || facetsStore.getState().facets !== null) return;
  isLoading = true;
  while (facetsStore.getState().facets === null) {
    try {
      facetsStore.setState({ facets: await api.cards.facets() });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      await new Promise((resolve) => setTimeout(resolve, error.retryAfterMs ?? RETRY_MS));
    }
  }
  isLoading = false;
}
