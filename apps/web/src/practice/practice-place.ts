"use client";

import { useSyncExternalStore } from "react";

/** Set-up and table are one page, so that a browser that keeps it keeps both: the address says which of them is shown. */
const TABLE = "#table";

const listeners = new Set<() => void>();

/** Whether the table is shown; `null` until the address has been read, as on the server. */
export function useIsAtTable(): boolean | null {
  return useSyncExternalStore(
    follow,
    () => window.location.hash === TABLE,
    () => null,
  );
}

/** Goes to the table, or back to the set-up. */
export function goToTable(isAtTable: boolean): void {
  const { pathname, search } = window.location;
  window.history.pushState(null, "", isAtTable ? `${pathname}${search}${TABLE}` : pathname);
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  window.addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
    window.removeEventListener("hashchange", listener);
  };
}
