"use client";

import { Button } from "@spellroom/ui";
import { useStore } from "zustand";
import { useMessages } from "../../i18n/language.tsx";
import { errorWords } from "../../site/error-words.ts";
import type { Finder } from "./finder.ts";
import styles from "./search.module.css";

/** The message for a search without results: it is running, it failed, or there are none. */
export function SearchNotice({ finder, onEverything }: { finder: Finder; onEverything: () => void }) {
  const messages = useMessages();
  const { search: texts } = messages.cards;
  const { search, found, failure } = useStore(finder.store);
  if (failure !== null && failure.code !== "unavailable") {
    return (
      <div className={styles.notice} role="alert">
        <p>{errorWords(failure, messages)}</p>
        <Button onClick={finder.retry}>{messages.site.errors.retry}</Button>
      </div>
    );
  }
  if (found === null || failure !== null) {
    return (
      <p className={styles.notice} role="status">
        {failure === null ? texts.searching : texts.preparing}
      </p>
    );
  }
  if (found.total > 0 || found.search !== search) return null;
  return (
    <div className={styles.notice} role="status">
      <p>{texts.nothing}</p>
      <Button onClick={onEverything}>{texts.everything}</Button>
    </div>
  );
}
