"use client";

import { Button } from "@spellroom/ui";
import { useStore } from "zustand";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "../table/dialogs/dialogs.module.css";
import { KEY_ACTIONS, USUAL_KEYS, withKey } from "../table/model/key-map.ts";
import { changeSettings, settingsStore } from "../table/store/settings.ts";
import { keyWords } from "./key-words.ts";

/** The keyboard shortcuts of the table, each of which can be changed. */
export function KeyTable() {
  const keys = useStore(settingsStore, (settings) => settings.keys);
  const messages = useMessages();
  const { options } = messages.pace;
  return (
    <div className={styles.letters}>
      <p>{options.keysHint}</p>
      <ul>
        {KEY_ACTIONS.map((action) => {
          const what = keyWords(action, messages);
          return (
            <li key={action}>
              <label>
                {what}{" "}
                <input
                  type="text"
                  value={keys[action].toUpperCase()}
                  size={2}
                  autoComplete="off"
                  aria-label={fill(options.keyFor, { what })}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                  onChange={({ target }) => {
                    const typed = [...target.value].findLast((one) => one.toLowerCase() !== keys[action]);
                    if (typed !== undefined) changeSettings({ keys: withKey(keys, action, typed) });
                  }}
                />
              </label>
            </li>
          );
        })}
      </ul>
      <Button size="small" onClick={() => changeSettings({ keys: USUAL_KEYS })}>
        {options.usualKeys}
      </Button>
    </div>
  );
}
