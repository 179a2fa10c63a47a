"use client";

import type { TableClient } from "@spellroom/client";
import type { HintView } from "@spellroom/protocol";
import { createContext, type ReactNode, useContext } from "react";
import { useStore } from "zustand";
import type { TableActions } from "./table-actions.ts";
import type { TableScreen, TableStore } from "./table-store.ts";

/** One table and everything that is done at it. */
export interface TableSession {
  readonly client: TableClient;
  readonly store: TableStore;
  readonly actions: TableActions;
  /** Where this table is found again: its match's id. */
  readonly matchId: string;
  /** What a match has that is played on this device; `null` at a server's. */
  readonly practice: PracticeTools | null;
}

/** What can be done at a practice table apart from playing. */
export interface PracticeTools {
  /** The same players with the same decks once more. */
  readonly again: () => Promise<void>;
  /** Back to the set-up; the match stays kept. */
  readonly leave: () => void;
  /** What a search thinks of the open decision; `null` where two sit at the screen. */
  readonly hint: (() => Promise<HintView | null>) | null;
  /** What is shown next to the decisions in a drill. */
  readonly lesson?: ReactNode;
}

const TableContext = createContext<TableSession | null>(null);

export const TableProvider = TableContext;

export function useSession(): TableSession {
  const session = useContext(TableContext);
  if (session === null) throw new Error("this belongs on a table");
  return session;
}

/** A part of the table; the component is drawn again when that part changes. */
export function useTable<Part>(select: (screen: TableScreen) => Part): Part {
  return useStore(useSession().store, select);
}

export function useActions(): TableActions {
  return useSession().actions;
}
