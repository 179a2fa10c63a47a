"use client";

import { useEffect, useState } from "react";
import { SiteFrame } from "../frame/site-frame.tsx";
import { useMessages } from "../i18n/language.tsx";
import { TableWait } from "../table/table-wait.tsx";
import { keepOffline, type OfflineState } from "./keep-offline.ts";
import styles from "./practice.module.css";
import { openPracticeLink, type PracticeLink } from "./practice-link.ts";
import { useIsAtTable } from "./practice-place.ts";
import { PracticeSetup } from "./practice-setup.tsx";
import { PracticeTable } from "./practice-table.tsx";

/** Matches on this device: who plays with what, and the table. Both work without a network once the page was here. */
export function PracticePage() {
  const isAtTable = useIsAtTable();
  const link = useLink();
  const offline = useOffline(link);
  if (isAtTable === null || link === null) return <TableWait watch={false} />;
  if (isAtTable) return <PracticeTable link={link} />;
  return (
    <SiteFrame>
      <PracticeSetup link={link} />
      <OfflineNote state={offline} />
    </SiteFrame>
  );
}

/** A worker for as long as the page is open. */
function useLink(): PracticeLink | null {
  const [link, setLink] = useState<PracticeLink | null>(null);
  useEffect(() => {
    const opened = openPracticeLink();
    setLink(opened);
    return () => opened.close();
  }, []);
  return link;
}

function useOffline(link: PracticeLink | null): OfflineState {
  const [state, setState] = useState<OfflineState>("none");
  useEffect(() => {
    let gone = false;
    if (link !== null) void keepOffline(link, (next) => !gone && setState(next));
    return () => {
      gone = true;
    };
  }, [link]);
  return state;
}

function OfflineNote({ state }: { state: OfflineState }) {
  const { offline } = useMessages().practice;
  return (
    <p className={styles.offline} role="status">
      {state === "none" ? "" : offline[state]}
    </p>
  );
}
