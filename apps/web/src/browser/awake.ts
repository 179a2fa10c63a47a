"use client";

import { useSyncExternalStore } from "react";

const neverAsleepAgain = (): (() => void) => () => undefined;

/**
 * Whether the page answers yet. The server's page is there before it does, and what is chosen or typed into it until then would
 * be lost, so fields wait.
 */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    neverAsleepAgain,
    () => true,
    () => false,
  );
}
