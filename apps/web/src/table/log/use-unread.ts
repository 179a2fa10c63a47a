"use client";

import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { useSite, useSiteState } from "../../api/site.tsx";
import { useSession, useTable } from "../store/table-context.tsx";

/** By match: how many messages of its talk have been in sight. */
const readStore = createStore<ReadonlyMap<string, number>>(() => new Map());

/** How many messages came while nobody looked at them. */
export function useUnread(): number {
  const { matchId } = useSession();
  const count = useMessageCount(matchId);
  const read = useStore(readStore, (all) => all.get(matchId));
  return read === undefined ? 0 : Math.max(0, count - read);
}

/** Keeps the table's talk coming, and what of it has been in sight: what is shown, and what was said before one came. */
export function useReading(): void {
  const { matchId } = useSession();
  const site = useSite();
  const count = useMessageCount(matchId);
  const heard = useSiteState((state) => state.tables.has(matchId));
  const reading = useTable(({ sideTab, sideOpen }) => sideTab === "chat" && (sideOpen || isBeside()));
  useEffect(() => site?.followTable(matchId), [site, matchId]);
  useEffect(() => {
    const isFirst = heard && !readStore.getState().has(matchId);
    if (reading || isFirst) readStore.setState((all) => new Map(all).set(matchId, count), true);
  }, [count, heard, reading, matchId]);
}

function useMessageCount(matchId: string): number {
  return useSiteState((state) => state.tables.get(matchId)?.messages.length ?? 0);
}

/** Whether log and chat are next to the board, so that they need not be opened. */
function isBeside(): boolean {
  return window.matchMedia("(min-width: 821px)").matches;
}
