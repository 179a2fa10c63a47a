"use client";

import { connectTable, enterMatchAs, type TableClient } from "@spellroom/client";
import type { WireError } from "@spellroom/protocol";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { accountStore, currentToken, ensureAccount, ownServer } from "../api/account.ts";
import { urgentIsDone } from "../browser/urgent.ts";
import { definitionStore } from "../cards/definitions.ts";
import { keepChance } from "../replay/kept-chance.ts";
import { earlyFetch } from "./early-entry.ts";
import { TableClosed } from "./table-closed.tsx";
import { TableRoot } from "./table-root.tsx";
import { TableWait } from "./table-wait.tsx";

interface TablePageProps {
  matchId: string;
  watch: boolean;
}

/** A match by its id: at the user's own seat, or else as a watcher. */
export function TablePage(props: TablePageProps) {
  const [attempt, setAttempt] = useState(0);
  const known = useKnownAccount();
  const ready = useStore(accountStore, ({ status }) => status === "ready");
  if (!known && !ready) return <TableWait watch={props.watch} />;
  return <Connection key={attempt} {...props} onRetry={() => setAttempt((count) => count + 1)} />;
}

/** Whether this browser has an account already: then the seat is asked for at once, before the account is heard of. */
function useKnownAccount(): boolean {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    if (currentToken() === null) urgentIsDone();
    else setKnown(true);
  }, []);
  return known;
}

interface ConnectionProps extends TablePageProps {
  onRetry: () => void;
}

function Connection({ matchId, watch, onRetry }: ConnectionProps) {
  const [client, setClient] = useState<TableClient | null>(null);
  useEffect(() => {
    const made = connectTable({
      endpoint: window.location.origin,
      enter: () => enter(matchId, watch),
      keepChance: (kept) => keepChance(matchId, kept),
    });
    void isShown(made).then(painted).then(urgentIsDone);
    setClient(made);
    return () => made.close();
  }, [matchId, watch]);
  if (client === null) return <TableWait watch={watch} />;
  return <Shown client={client} matchId={matchId} watch={watch} onRetry={onRetry} />;
}

/** Until the browser has drawn what there is to draw now; a hidden page draws nothing. */
function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Until the table is there with the cards of the hand, or never will be. */
function isShown({ store }: TableClient): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const { table, known, seat, status } = store.getState();
      const { byHash } = definitionStore.getState();
      // The board comes before the message that says whose seat this is, and what is in the hand.
      const dealt = status === "live" && table !== null && (seat === null || known.size > 0);
      const whole = dealt && [...known.values()].every(({ card }) => byHash.has(card.definition));
      if (!whole && status !== "closed") return;
      for (const end of ends) end();
      resolve();
    };
    const ends = [store.subscribe(look), definitionStore.subscribe(look)];
  });
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

/** The way in. Without a seat one may watch; but the account may be a new one, if the server no longer knew the token. */
async function enter(matchId: string, watch: boolean) {
  if (watch) return enterMatchAs(ownServer, matchId, "watch");
  const early = earlyFetch(matchId, currentToken());
  const door = early === undefined ? ownServer : { ...ownServer, fetch: early };
  const entry = await enterMatchAs(door, matchId, "seat");
  if (entry.ok || entry.error.code !== "notASeat" || entry.retryAfterMs !== null) return entry;
  await ensureAccount();
  return enterMatchAs(ownServer, matchId, "watch");
}
