"use client";

import type { TableClient } from "@spellroom/client";
import { createContext, useContext } from "react";
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
