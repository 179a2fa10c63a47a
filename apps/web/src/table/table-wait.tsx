"use client";

import { ShufflingDeck } from "../cards/shuffling-deck.tsx";
import { useMessages } from "../i18n/language.tsx";
import styles from "./table-wait.module.css";

/** While a table is being entered. */
export function TableWait({ watch }: { watch: boolean }) {
  const { notices } = useMessages().table;
  return (
    <main className={`sr-felt ${styles.wait}`}>
      <ShufflingDeck />
      <p role="status">{watch ? notices.connectingWatch : notices.connecting}</p>
    </main>
  );
}
