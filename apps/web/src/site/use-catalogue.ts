"use client";

import { ApiFailure, type CatalogueView } from "@spellroom/client";
import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { api } from "../api/account.ts";
import { CATALOGUE_NAMES } from "../i18n/catalogue-names.ts";
import { useLanguage } from "../i18n/language.tsx";
import type { Language } from "../i18n/messages.ts";

const RETRY_MS = 2_000;

const catalogueStore = createStore<{ readonly catalogue: CatalogueView | null }>(() => ({ catalogue: null }));
let loading = false;

/** What can be played, named in the language of the page; loaded once, since it does not change while the server runs. */
export function useCatalogue(): CatalogueView | null {
  useEffect(() => void load(), []);
  const catalogue = useStore(catalogueStore, (state) => state.catalogue);
  const language = useLanguage();
  return useMemo(() => (catalogue === null ? null : namedIn(language, catalogue)), [catalogue, language]);
}

/** A catalogue with names of a language, as far as it has them. */
export function namedIn(language: Language, catalogue: CatalogueView): CatalogueView {
  const names = CATALOGUE_NAMES[language];
  return {
    ...catalogue,
    formats: catalogue.formats.map((format) => ({
      ...format,
      name: names.formats[format.id] ?? format.name,
    })),
    decks: catalogue.decks.map((deck) => ({ ...deck, ...names.decks[deck.id] })),
  };
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
