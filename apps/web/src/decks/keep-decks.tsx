"use client";

import { useEffect } from "react";
import { afterUrgent } from "../browser/urgent.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";

/** Keeps the decks of this browser with the account, on whatever page one is. */
export function KeepDecks() {
  const { decks } = useMessages();
  useEffect(() => {
    let gone = false;
    let stop: (() => void) | null = null;
    void start();
    return () => {
      gone = true;
      stop?.();
    };
    /** Not before a table is shown; what it needs is loaded then. */
    async function start(): Promise<void> {
      await afterUrgent();
      const { keepDecksSaved } = await import("./deck-sync.ts");
      if (!gone) stop = keepDecksSaved((name) => fill(decks.copyOf, { name }));
    }
  }, [decks.copyOf]);
  return null;
}
