"use client";

import type { TermsView } from "@spellroom/client";
import {
  customClockOf,
  customTimeControl,
  isNamedTimeControl,
  type TimeControlId,
  WATCH_DELAYS_MS,
} from "@spellroom/protocol";
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

/** How one wants to play, as it was chosen last; rated only where the account is claimed and the clock a usual one. */
export function useTerms(): TermsView {
  const terms = useStore(termsStore, (state) => state.terms);
  const member = useStore(accountStore, (state) => state.account?.kind === "member");
  useEffect(() => {
    if (!termsStore.getState().read) termsStore.setState({ terms: readKept(), read: true });
  }, []);
  return useMemo(() => {
    const rated = terms.rated && member && isNamedTimeControl(terms.timeControl);
    return { ...terms, rated };
  }, [terms, member]);
}

function readKept(): TermsView {
  const kept = readStoredObject(KEY);
  return {
    timeControl: readTimeControl(kept.timeControl),
    rated: kept.rated === true,
    bestOf: kept.bestOf === 3 ? 3 : 1,
    watchDelayMs: WATCH_DELAYS_MS.find((delay) => delay === kept.watchDelayMs) ?? USUAL.watchDelayMs,
  };
}

function readTimeControl(kept: unknown): TimeControlId {
  if (typeof kept !== "string") return USUAL.timeControl;
  if (isNamedTimeControl(kept)) return kept;
  const clock = customClockOf(kept);
  return clock === null ? USUAL.timeControl : customTimeControl(clock);
}

export function chooseTerms(change: Partial<TermsView>): void {
  const terms = { ...termsStore.getState().terms, ...change };
  termsStore.setState({ terms });
  writeStored(KEY, JSON.stringify(terms));
}
