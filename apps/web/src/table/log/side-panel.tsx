"use client";

import { classes } from "@spellroom/ui";
import { useMessages } from "../../i18n/language.tsx";
import { useActions, useSession, useTable } from "../store/table-context.tsx";
import { Chat } from "./chat.tsx";
import styles from "./log.module.css";
import { LogList } from "./log-list.tsx";
import { useUnread } from "./use-unread.ts";

/** Log and chat in two tabs: next to the board, or over it if there is little room. */
export function SidePanel() {
  const tab = useTable((screen) => screen.sideTab);
  const open = useTable((screen) => screen.sideOpen);
  const { show } = useActions();
  const { practice } = useSession();
  const { log, preview } = useMessages().table;
  const unread = useUnread();
  return (
    <section className={classes(styles.panel, open && styles.open)} aria-label={log.title}>
      <div className={styles.tabs} role="tablist">
        <Tab name={log.title} chosen={tab === "log"} onPress={() => show({ sideTab: "log" })} />
        {practice === null && (
          <Tab
            name={log.chat}
            chosen={tab === "chat"}
            unread={unread}
            onPress={() => show({ sideTab: "chat" })}
          />
        )}
        <button type="button" className={styles.close} onClick={() => show({ sideOpen: false })}>
          {preview.close}
        </button>
      </div>
      <div className={styles.body} role="tabpanel" data-own-keys={tab === "chat" || undefined}>
        {tab === "log" ? <LogList /> : <Chat />}
      </div>
    </section>
  );
}

interface TabProps {
  name: string;
  chosen: boolean;
  unread?: number;
  onPress: () => void;
}

function Tab({ name, chosen, unread = 0, onPress }: TabProps) {
  return (
    <button type="button" role="tab" aria-selected={chosen} className={styles.tab} onClick={onPress}>
      {name}
      {unread > 0 && <span className={styles.unread}>{unread}</span>}
    </button>
  );
}
