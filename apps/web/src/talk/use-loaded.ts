"use client";

import { ApiFailure } from "@spellroom/client";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { accountStore } from "../api/account.ts";
import { useSite } from "../api/site.tsx";

/**
 * Something of one's own from the server: loaded when there is an account, and again after every gap in the
 * site channel. `null` until it is there, or when it was refused; missing once the server says that there is no such thing.
 */
export function useLoaded<Value>(
  load: () => Promise<Value>,
): readonly [value: Value | null, again: () => void, isMissing: boolean] {
  const site = useSite();
  const ready = useStore(accountStore, ({ status }) => status === "ready");
  const account = useStore(accountStore, (state) => state.account?.id);
  const [value, setValue] = useState<Value | null>(null);
  const [missing, setMissing] = useState(false);
  const again = useCallback(() => {
    if (!ready || account === undefined) return;
    load().then(
      (loaded) => {
        setValue(loaded);
        setMissing(false);
      },
      (error: unknown) => {
        setValue(null);
        setMissing(error instanceof ApiFailure && error.code === "not-found");
      },
    );
  }, [ready, account, load]);
  useEffect(() => {
    again();
    return site?.on("welcome", again);
  }, [again, site]);
  return [value, again, missing];
}
