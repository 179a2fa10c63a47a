"use client";

import type { TableClient } from "@spellroom/client";
import { useEffect, useState } from "react";
import { needOwnCards } from "./store/own-cards.ts";
import { sendSettings } from "./store/send-settings.ts";
import { loadSettings } from "./store/settings.ts";
import { tableActions } from "./store/table-actions.ts";
import { type PracticeTools, TableProvider, type TableSession } from "./store/table-context.tsx";
import { openTableStore } from "./store/table-store.ts";
import { TableLayout } from "./table-layout.tsx";

interface TableRootProps {
  client: TableClient;
  matchId: string;
  /** Where the match is played on this device. */
  practice?: PracticeTools | null;
}

/** A table for a client that has something to show; everything below knows the client's interface only. */
export function TableRoot({ client, matchId, practice = null }: TableRootProps) {
  const [session, setSession] = useState<TableSession | null>(null);
  useEffect(() => {
    loadSettings();
    const { store, stop } = openTableStore(client);
    const actions = tableActions(client, store);
    const stopSending = sendSettings(client);
    const stopFetching = needOwnCards(client);
    setSession({ client, store, actions, matchId, practice });
    return () => {
      stopSending();
      stopFetching();
      stop();
    };
  }, [client, matchId, practice]);
  if (session === null) return null;
  return (
    <TableProvider value={session}>
      <TableLayout />
    </TableProvider>
  );
}
