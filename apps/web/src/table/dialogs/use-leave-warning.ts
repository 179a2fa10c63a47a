"use client";

import { useEffect } from "react";
import { useTable } from "../store/table-context.tsx";

/** Whether the player's clock keeps running on leaving now. */
export function useRunsOn(): boolean {
  return useTable(
    ({ seat, table, tableStatus }) => seat !== null && table?.result === null && tableStatus.time !== null,
  );
}

/** Has the browser ask before a page is closed on which a clock runs. */
export function useLeaveWarning(): void {
  const runs = useRunsOn();
  useEffect(() => {
    if (!runs) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [runs]);
}
