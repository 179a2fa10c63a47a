"use client";

import { Dialog } from "@spellroom/ui";
import { useStore } from "zustand";
import { useMessages } from "../../i18n/language.tsx";
import { keyWords } from "../../options/key-words.ts";
import { KEY_ACTIONS } from "../model/key-map.ts";
import { settingsStore } from "../store/settings.ts";
import { useActions, useTable } from "../store/table-context.tsx";
import styles from "./dialogs.module.css";

/** The keys of the table. */
export function HelpDialog() {
  const open = useTable((screen) => screen.dialog === "help");
  const { show } = useActions();
  const messages = useMessages();
  const letters = useStore(settingsStore, (settings) => settings.keys);
  const { help, menu } = messages.table;
  const { keys } = help;
  const rows: readonly (readonly [string, string])[] = [
    [`${keys.space}, ${keys.enter}`, help.main],
    [keys.arrows, help.move],
    [keys.tab, help.zones],
    [keys.shiftEnter, help.menu],
    [keys.shiftClick, help.byHand],
    [keys.escape, help.cancel],
    ...KEY_ACTIONS.map((action) => [letters[action].toUpperCase(), keyWords(action, messages)] as const),
  ];
  return (
    <Dialog open={open} title={help.title} closeLabel={menu.close} onClose={() => show({ dialog: null })}>
      <dl className={styles.keys}>
        {rows.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.mouse}>{help.mouse}</p>
    </Dialog>
  );
}
