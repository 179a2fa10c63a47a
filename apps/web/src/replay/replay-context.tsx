"use client";

import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { ReplaySession, ReplayState } from "./replay-store.ts";

const ReplayContext = createContext<ReplaySession | null>(null);

export const ReplayProvider = ReplayContext;

export function useReplay(): ReplaySession {
  const session = useContext(ReplayContext);
  if (session === null) throw new Error("this belongs to a replay");
  return session;
}

/** A part of where the replay is; the component is drawn again when that part changes. */
export function useReplayState<Part>(select: (state: ReplayState) => Part): Part {
  return useStore(useReplay().store, select);
}
