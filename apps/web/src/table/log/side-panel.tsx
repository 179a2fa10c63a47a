"use client";

import { classes } from "@spellroom/ui";
import { useEffect, useRef, useState } from "react";
import { useSite, useSiteState } from "../../api/site.tsx";
import { useMessages } from "../../i18n/language.tsx";
import { useActions, useSession, useTable } from "../store/table-context.tsx";
import { Chat } from "./chat.tsx";
import styles from "./log.module.css";
import { LogList } from "./log-list.tsx";

/** Log and talk in two tabs: beside the board, or over it where there is little room. */
export function SidePanel() {
  const tab = useTable((screen) => screen.sideTab);
  const open = useTable((screen) => screen.sideOpen);
  const { show } = useActions();
  const { log, preview } = useMessages().table;
  const unread = useUnread(tab === "chat");
  return (
    <section className={classes(styles.panel, open && styles.open)} aria-label={log.title}>
      <div className={styles.tabs} role="tablist">
        <Tab name={log.title} chosen={tab === "log"} onPress={() => show({ sideTab: "log" })} />
        <Tab
          name={log.chat}
          chosen={tab === "chat"}
          unread={unread}
          onPress={() => show({ sideTab: "chat" })}
        />
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

/** How many messages came while nobody looked at them. Also keeps the table's talk coming. */
function useUnread(reading: boolean): number {
  const { matchId } = useSession();
  const site = useSite();
  const count = useSiteState((state) => state.tables.get(matchId)?.messages.length ?? 0);
  const read = useRef<number | null>(null);
  const [unread, setUnread] = useState(0);
  useEffect(() => site?.followTable(matchId), [site, matchId]);
  useEffect(() => {
    // What was said before one came in is no news.
    if (read.current === null && count > 0) read.current = count;
    if (reading) read.current = count;
    setUnread(Math.max(0, count - (read.current ?? 0)));
  }, [count, reading]);
  return unread;
}
