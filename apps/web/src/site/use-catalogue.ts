"use client";

import { ApiFailure, type CatalogueView } from "@spellroom/client";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { api } from "../api/account.ts";
import { useLanguage } from "../i18n/language.tsx";
import type { Language } from "../i18n/languages.ts";
import { loadCatalogueNames } from "../i18n/load-catalogue-names.ts";

const RETRY_MS = 2_000;

const catalogueStore = createStore<{ readonly catalogue: CatalogueView | null }>(() => ({ catalogue: null }));
let loading = false;

/**
 * What can be played, named in the language of the page; loaded once, since it does not change while the server runs.
 * @param isWanted false where it may not be needed: then this is no reason to load it
 */
export function useCatalogue(isWanted = true): CatalogueView | null {
  const language = useLanguage();
  useEffect(() => {
    if (isWanted) void load(language);
  }, [isWanted, language]);
  return useStore(catalogueStore, ({ catalogue }) => catalogue);
}

/** A catalogue with names of a language, as far as it has them. */
export async function namedIn(language: Language, catalogue: CatalogueView): Promise<CatalogueView> {
  const names = await loadCatalogueNames(language);
  return {
    ...catalogue,
    formats: catalogue.formats.map((format) => ({ ...format, ...format.translations?.[language] })),
    decks: catalogue.decks.map((deck) => ({ ...deck, ...names.decks[deck.id] })),
  };
}

async function load(language: Language): Promise<void> {
  if (loading || catalogueStore.getState().catalogue !== null) return;
  loading = true;
  while (catalogueStore.getState().catalogue === null) {
    try {
      catalogueStore.setState({ catalogue: await namedIn(language, await api.catalogue.all()) });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  loading = false;
}
