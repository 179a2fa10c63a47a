"use client";

import { useEffect } from "react";
import { useMessages } from "../i18n/language.tsx";
import { useTable } from "./store/table-context.tsx";

/** Shows in the window title whether it is the player's move. */
export function useTabTitle(): void {
  const asked = useTable((screen) => screen.decision !== null && screen.table?.result === null);
  const others = useTable(({ table, seat }) =>
    (table?.players ?? [])
      .filter((player) => player.seat !== seat)
      .map(({ name }) => name)
      .join(", "),
  );
  const { site, table } = useMessages();
  useEffect(() => {
    const before = document.title;
    const what = asked ? table.notices.yourMove : others;
    document.title = what === "" ? site.name : `${what} · ${site.name}`;
    return () => {
      document.title = before;
    };
  }, [asked, others, site, table]);
}
