"use client";

import { fill } from "../../i18n/fill.ts";
import { useLanguage, useMessages } from "../../i18n/language.tsx";
import type { FinderState } from "./finder.ts";
import styles from "./search.module.css";

/** How many cards were found. */
export function ResultCount({ state: { found } }: { state: FinderState }) {
  const { search } = useMessages().cards;
  const language = useLanguage();
  if (found === null) return <p className={styles.count} />;
  const { total: count } = found;
  return (
    <p className={styles.count} role="status">
      {fill(search.count({ count }), { count: count.toLocaleString(language) })}
    </p>
  );
}
