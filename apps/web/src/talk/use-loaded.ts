"use client";

import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { accountStore } from "../api/account.ts";
import { useSite } from "../api/site.tsx";

/**
 * Something of one's own from the server: loaded when there is an account, and again after every gap in the
 * site channel. `null` until it is there, or when it was refused.
 */
export function useLoaded<Value>(load: () => Promise<Value>): readonly [Value | null, () => void] {
  const site = useSite();
  const ready = useStore(accountStore, ({ status }) => status === "ready");
  const account = useStore(accountStore, (state) => state.account?.id);
  const [value, setValue] = useState<Value | null>(null);
  const again = useCallback(() => {
    if (!ready || account === undefined) return;
    load().then(setValue, () => setValue(null));
  }, [ready, account, load]);
  useEffect(() => {
    again();
    return site?.on("welcome", again);
  }, [again, site]);
  return [value, again];
}
