"use client";

import { connectSite, type SiteClient, type SiteState } from "@spellroom/client";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { accountStore, currentToken, ensureAccount, forgetAccount } from "./account.ts";

const RETRY_MS = 3_000;

const SiteContext = createContext<SiteClient | null>(null);

/** What the channel has told while there is none. */
const SILENCE = createStore<SiteState>(() => ({
  status: "connecting",
  account: null,
  ticket: { state: "none" },
  lobby: null,
  tables: new Map(),
}));

/** Makes the account and opens the site channel; both stay while one goes from page to page. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const status = useStore(accountStore, (state) => state.status);
  const account = useStore(accountStore, (state) => state.account?.id);
  const [site, setSite] = useState<SiteClient | null>(null);
  useEffect(() => {
    if (status === "ready") return;
    void ensureAccount();
    const timer = setInterval(() => void ensureAccount(), RETRY_MS);
    return () => clearInterval(timer);
  }, [status]);
  useEffect(() => {
    if (status !== "ready" || account === undefined) return;
    const client = connectSite({ endpoint: window.location.origin, token: currentToken });
    setSite(client);
    const unsubscribe = client.store.subscribe((now) => {
      if (now.status === "refused") forgetAccount();
    });
    return () => {
      unsubscribe();
      client.close();
      setSite(null);
    };
  }, [status, account]);
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The site channel, once it is there. */
export function useSite(): SiteClient | null {
  return useContext(SiteContext);
}

/** A part of what the site channel has told. */
export function useSiteState<Part>(select: (state: SiteState) => Part): Part {
  return useStore(useSite()?.store ?? SILENCE, select);
}
