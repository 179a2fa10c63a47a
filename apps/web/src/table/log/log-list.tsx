"use client";

import { useEffect, useMemo, useRef } from "react";
import { useStore } from "zustand";
import { useMessages } from "../../i18n/language.tsx";
import { shownEntries } from "../model/log-lines.ts";
import { changeSettings, settingsStore } from "../store/settings.ts";
import { useTable } from "../store/table-context.tsx";
import styles from "./log.module.css";
import { LogLine } from "./log-line.tsx";

/** What has happened, the latest at the lower end, which stays in sight unless somebody reads further up. */
export function LogList() {
  const log = useTable((screen) => screen.log);
  const details = useStore(settingsStore, (settings) => settings.logDetails);
  const entries = useMemo(() => shownEntries(log, details), [log, details]);
  const { log: words } = useMessages().table;
  const ref = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const lastTop = useRef(0);
  const last = entries.at(-1)?.id;
  useEffect(() => {
    const list = ref.current;
    if (list !== null && atEnd.current && last !== undefined) list.scrollTop = list.scrollHeight;
  }, [last]);
  useEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const sizes = new ResizeObserver(() => {
      if (atEnd.current) list.scrollTop = list.scrollHeight;
    });
    sizes.observe(list);
    return () => sizes.disconnect();
  }, []);
  return (
    <>
      <ol
        ref={ref}
        className={styles.list}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          // A list that only became lower has not been left by its reader.
          if (scrollHeight - scrollTop - clientHeight < 24) atEnd.current = true;
          else if (scrollTop < lastTop.current) atEnd.current = false;
          lastTop.current = scrollTop;
        }}
      >
        {entries.map(({ id, event }) => (
          <LogLine key={id} event={event} />
        ))}
        {entries.length === 0 && <li className={styles.empty}>{words.empty}</li>}
      </ol>
      <label className={styles.details}>
        <input
          type="checkbox"
          checked={details}
          onChange={(event) => changeSettings({ logDetails: event.target.checked })}
        />
        {words.details}
      </label>
    </>
  );
}
