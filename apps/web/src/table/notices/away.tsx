"use client";

import { useEffect, useState } from "react";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { timeText } from "../model/clock.ts";
import { useTable } from "../store/table-context.tsx";
import styles from "./notices.module.css";

const TICK_MS = 1_000;

/** Who is away, and for how much longer the seat is kept. */
export function Away() {
  const tableStatus = useTable((screen) => screen.tableStatus);
  const players = useTable((screen) => screen.table?.players);
  const seat = useTable((screen) => screen.seat);
  const over = useTable((screen) => screen.table?.result != null);
  const [here, setHere] = useState(() => Date.now());
  const { pace } = useMessages();
  const away = (tableStatus.time?.clock.away ?? []).filter((one) => one.seat !== seat);
  const waits = away.length > 0 && !over;
  useEffect(() => {
    if (!waits) return;
    setHere(Date.now());
    const timer = setInterval(() => setHere(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [waits]);
  if (!waits) return null;
  return away.map(({ seat: who, until }) => (
    <p key={who} className={styles.banner} data-tone="warn" data-away={who}>
      {fill(pace.away, {
        who: players?.find((player) => player.seat === who)?.name ?? "",
        time: timeText(Math.max(0, until - here - (tableStatus.clockAhead ?? 0))),
      })}
    </p>
  ));
}
