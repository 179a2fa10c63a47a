"use client";

import { useMemo, useState } from "react";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { stackOf } from "../model/zones.ts";
import { useTable } from "../store/table-context.tsx";
import styles from "./stack.module.css";
import { StackItem } from "./stack-item.tsx";

/** The stack, what resolves next on top. Not there while it is empty. */
export function StackPanel() {
  const table = useTable((screen) => screen.table);
  const keys = useMemo(() => (table === null ? [] : stackOf(table).map(({ key }) => key)), [table]);
  const { stack } = useMessages().table;
  const [open, setOpen] = useState(false);
  if (keys.length === 0) return null;
  const count = fill(stack.count({ count: keys.length }), { count: keys.length });
  return (
    <section className={styles.panel} aria-label={stack.title} data-open={open || undefined}>
      <h2 className={styles.title}>
        {stack.title} <span>{count}</span>
      </h2>
      <ol className={styles.items} data-zone="stack">
        {keys.map((key, at) => (
          <StackItem key={key} objectKey={key} next={at === 0} number={at + 1} />
        ))}
      </ol>
      {keys.length > 1 && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {count}
        </button>
      )}
    </section>
  );
}
