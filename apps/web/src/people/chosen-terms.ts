"use client";

import type { TermsView } from "@spellroom/client";
import { TIME_CONTROL_IDS, WATCH_DELAYS_MS } from "@spellroom/protocol";
import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { accountStore } from "../api/account.ts";
import { readStoredObject, writeStored } from "../browser/stored.ts";

const KEY = "spellroom-terms";

const USUAL: TermsView = { timeControl: "casual", rated: false, bestOf: 1, watchDelayMs: 0 };

const termsStore = createStore<{ readonly terms: TermsView; readonly read: boolean }>(() => ({
  terms: USUAL,
  read: false,
}));

/** How one wants to play, as it was chosen last; rated only where the account is claimed. */
export function useTerms(): TermsView {
  const terms = useStore(termsStore, (state) => state.terms);
  const member = useStore(accountStore, (state) => state.account?.kind === "member");
  useEffect(() => {
    if (!termsStore.getState().read) termsStore.setState({ terms: readKept(), read: true });
  }, []);
  return useMemo(() => ({ ...terms, rated: terms.rated && member }), [terms, member]);
}

function readKept(): TermsView {
  const kept = readStoredObject(KEY);
  return {
    timeControl: TIME_CONTROL_IDS.find((id) => id === kept.timeControl) ?? USUAL.timeControl,
    rated: kept.rated === true,
    bestOf: kept.bestOf === 3 ? 3 : 1,
    watchDelayMs: WATCH_DELAYS_MS.find((delay) => delay === kept.watchDelayMs) ?? USUAL.watchDelayMs,
  };
}

export function chooseTerms(change: Partial<TermsView>): void {
  const terms = { ...termsStore.getState().terms, ...change };
  termsStore.setState({ terms });
  writeStored(KEY, JSON.stringify(terms));
}
