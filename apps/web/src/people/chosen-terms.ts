"use client";

import { TIME_CONTROL_IDS, type TimeControlId } from "@spellroom/protocol";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { accountStore } from "../api/account.ts";
import { readStoredObject, writeStored } from "../browser/stored.ts";

const KEY = "spellroom-terms";

export interface ChosenTerms {
  readonly timeControl: TimeControlId;
  /** Only where the account is claimed. */
  readonly rated: boolean;
}

const termsStore = createStore<ChosenTerms & { readonly read: boolean }>(() => ({
  timeControl: "casual",
  rated: false,
  read: false,
}));

/** How one wants to play, as it was chosen last. */
export function useTerms(): ChosenTerms {
  const { timeControl, rated } = useStore(termsStore);
  const member = useStore(accountStore, (state) => state.account?.kind === "member");
  useEffect(() => {
    if (termsStore.getState().read) return;
    const kept = readStoredObject(KEY);
    termsStore.setState({
      timeControl: TIME_CONTROL_IDS.find((id) => id === kept.timeControl) ?? "casual",
      rated: kept.rated === true,
      read: true,
    });
  }, []);
  return { timeControl, rated: rated && member };
}

export function chooseTerms(terms: Partial<ChosenTerms>): void {
  termsStore.setState(terms);
  const { timeControl, rated } = termsStore.getState();
  writeStored(KEY, JSON.stringify({ timeControl, rated }));
}
