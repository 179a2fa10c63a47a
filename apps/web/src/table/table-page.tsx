"use client";

import { connectTable, enterMatch, type TableClient } from "@spellroom/client";
import type { WireError } from "@spellroom/protocol";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { accountStore, api } from "../api/account.ts";
import { keepChance } from "../replay/kept-chance.ts";
import { TableClosed } from "./table-closed.tsx";
import { TableRoot } from "./table-root.tsx";
import { TableWait } from "./table-wait.tsx";

interface TablePageProps {
  matchId: string;
  watch: boolean;
}

/** A match by its id: at one's own seat if one has one, else among those who watch. */
export function TablePage(props: TablePageProps) {
  const [attempt, setAttempt] = useState(0);
  const ready = useStore(accountStore, ({ status }) => status === "ready");
  if (!ready) return <TableWait watch={props.watch} />;
  return <Connection key={attempt} {...props} onRetry={() => setAttempt((count) => count + 1)} />;
}

function Connection({ matchId, watch, onRetry }: TablePageProps & { onRetry: () => void }) {
  const [client, setClient] = useState<TableClient | null>(null);
  useEffect(() => {
    const made = connectTable({
      endpoint: window.location.origin,
      enter: () => enter(matchId, watch),
      keepChance: (kept) => keepChance(matchId, kept),
    });
    setClient(made);
    return () => made.close();
  }, [matchId, watch]);
  if (client === null) return <TableWait watch={watch} />;
  return <Shown client={client} matchId={matchId} watch={watch} onRetry={onRetry} />;
}

interface ShownProps extends TablePageProps {
  client: TableClient;
  onRetry: () => void;
}

function Shown({ client, matchId, watch, onRetry }: ShownProps) {
  const there = useStore(client.store, (state) => state.table !== null && state.status !== "connecting");
  const ended = useStore(client.store, (state): WireError | null =>
    state.status === "closed" ? (state.error ?? GONE) : null,
  );
  const over = useStore(client.store, (state) => state.table?.result != null);
  if (ended !== null && !over) return <TableClosed matchId={matchId} error={ended} onRetry={onRetry} />;
  return there ? <TableRoot client={client} matchId={matchId} /> : <TableWait watch={watch} />;
}

const GONE: WireError = { code: "unavailable", message: "the table was left" };

/** The way in. Whoever has no seat may watch. */
async function enter(matchId: string, watch: boolean) {
  if (watch) return enterMatch(api, matchId, "watch");
  const entry = await enterMatch(api, matchId, "seat");
  return !entry.ok && entry.error.code === "forbidden" && entry.retryAfterMs === null
    ? enterMatch(api, matchId, "watch")
    : entry;
}
