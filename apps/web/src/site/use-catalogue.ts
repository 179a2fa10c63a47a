"use client";

import { ApiFailure, type CatalogueView } from "@spellroom/client";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { api } from "../api/account.ts";

const RETRY_MS = 2_000;

const catalogueStore = createStore<{ readonly catalogue: CatalogueView | null }>(() => ({ catalogue: null }));
let loading = false;

/** What can be played; loaded once, since it does not change while the server runs. */
export function useCatalogue(): CatalogueView | null {
  useEffect(() => void load(), []);
  return useStore(catalogueStore, (state) => state.catalogue);
}

async function load(): Promise<void> {
  if (loading || catalogueStore.getState().catalogue !== null) return;
  loading = true;
  while (catalogueStore.getState().catalogue === null) {
    try {
      catalogueStore.setState({ catalogue: await api.catalogue.all() });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  loading = false;
}
