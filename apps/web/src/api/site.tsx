"use client";

import type { SiteClient, SiteState } from "@spellroom/client";
import { loadPainter } from "@spellroom/ui";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { afterUrgent, isTablePage } from "../browser/urgent.ts";
import { accountStore, currentToken, ensureAccount, forgetAccount } from "./account.ts";

const RETRY_MS = 3_000;

const SiteContext = createContext<SiteClient | null>(null);

/** The state of the site channel while there is none. */
const SILENCE = createStore<SiteState>(() => ({
  status: "connecting",
  account: null,
  ticket: { state: "none" },
  lobby: null,
  tables: new Map(),
  rooms: new Map(),
}));

/** Makes the account and opens the site channel; both stay while one goes from page to page. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const status = useStore(accountStore, (state) => state.status);
  const account = useStore(accountStore, (state) => state.account?.id);
  const [site, setSite] = useState<SiteClient | null>(null);
  useEffect(() => {
    if (status === "ready") return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let gone = false;
    void afterUrgent().then(async () => {
      const painter = loadPainter();
      // Where a table is shown already, its pictures are missed before the account is.
      if (isTablePage() && currentToken() !== null) await painter;
      if (gone) return;
      void ensureAccount();
      timer = setInterval(() => void ensureAccount(), RETRY_MS);
    });
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [status]);
  useEffect(() => {
    if (status !== "ready" || account === undefined) return;
    let client: SiteClient | null = null;
    let gone = false;
    // It stays out of the first load: whatever the page shows first comes over HTTP or from a table's own room.
    void import("@spellroom/client/site").then(({ connectSite }) => {
      if (gone) return;
      client = connectSite({ endpoint: window.location.origin, token: currentToken });
      setSite(client);
      client.store.subscribe((now) => {
        if (now.status === "refused") forgetAccount();
      });
    });
    return () => {
      gone = true;
      client?.close();
      setSite(null);
    };
  }, [status, account]);
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The site channel, once it is there. */
export function useSite(): SiteClient | null {
  return useContext(SiteContext);
}

/** A part of the site channel's state. */
export function useSiteState<Part>(select: (state: SiteState) => Part): Part {
  return useStore(useSite()?.store ?? SILENCE, select);
}
