"use client";

import type { ReplayInfo } from "@spellroom/client";
import type { ReplayView } from "@spellroom/protocol";
import { useEffect, useState } from "react";
import { loadSettings } from "../table/store/settings.ts";
import { tableActions } from "../table/store/table-actions.ts";
import { TableProvider, type TableSession } from "../table/store/table-context.tsx";
import { openTableStore } from "../table/store/table-store.ts";
import { ReplayProvider } from "./replay-context.tsx";
import { ReplayLayout } from "./replay-layout.tsx";
import { addressOf, type ReplaySession } from "./replay-store.ts";

interface ReplayRootProps {
  info: ReplayInfo;
  session: ReplaySession;
  onView: (view: ReplayView) => void;
}

/** The table as it is drawn for a game, with a store that recorded moments are shown in. */
export function ReplayRoot({ info, session, onView }: ReplayRootProps) {
  const [table, setTable] = useState<TableSession | null>(null);
  useEffect(() => {
    loadSettings();
    const { client, matchId } = session;
    const { store, stop } = openTableStore(client);
    setTable({ client, store, actions: tableActions(client, store), matchId, practice: null });
    return stop;
  }, [session]);
  useAddress(session);
  if (table === null) return null;
  return (
    <ReplayProvider value={session}>
      <TableProvider value={table}>
        <ReplayLayout info={info} onView={onView} />
      </TableProvider>
    </ReplayProvider>
  );
}

/** The address follows, so that a reload or a bookmark comes back to the same moment. */
function useAddress(session: ReplaySession): void {
  useEffect(() => {
    const write = (): void => window.history.replaceState(null, "", addressOf(session));
    write();
    return session.store.subscribe((now, before) => {
      if (now.moment !== before.moment || now.seat !== before.seat) write();
    });
  }, [session]);
}
