"use client";

import { useMemo } from "react";
import { useStore } from "zustand";
import { useMessages } from "../../i18n/language.tsx";
import { foldRepeats, shownEntries } from "../model/log-lines.ts";
import { changeSettings, settingsStore } from "../store/settings.ts";
import { useTable } from "../store/table-context.tsx";
import styles from "./log.module.css";
import { LogLine } from "./log-line.tsx";

/** The log, with the latest entry at the bottom, which stays visible unless the user scrolls up. */
export function LogList() {
  const log = useTable((screen) => screen.log);
  const details = useStore(settingsStore, (settings) => settings.logDetails);
  const entries = useMemo(() => foldRepeats(shownEntries(log, details)), [log, details]);
  const { log: words } = useMessages().table;
  return (
    <>
      {/* Laid out from its end, so that it opens there and stays there until its reader goes further up. */}
      <div className={styles.scroll}>
        <ol className={styles.lines}>
          {entries.map(({ id, event, times }) => (
            <LogLine key={id} event={event} times={times} />
          ))}
          {entries.length === 0 && <li className={styles.empty}>{words.empty}</li>}
        </ol>
      </div>
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
