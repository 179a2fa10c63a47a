"use client";

import { Pip } from "@spellroom/ui";
import { useMessages } from "../../i18n/language.tsx";
import styles from "./player.module.css";

/** Mana that is there to be spent, each kind with its number. */
export function ManaPool({ mana }: { mana: readonly string[] }) {
  const { player } = useMessages().table;
  if (mana.length === 0) return null;
  const counts = new Map<string, number>();
  for (const symbol of mana) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return (
    <ul className={styles.mana} aria-label={player.mana}>
      {[...counts].map(([symbol, count]) => (
        <li key={symbol}>
          <Pip symbol={symbol} />
          {count > 1 && <b>{count}</b>}
        </li>
      ))}
    </ul>
  );
}
