"use client";

import { classes } from "@spellroom/ui";
import { useEffect, useState } from "react";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { playSounds } from "../../sound/play.ts";
import { type SeatClock, seatClock, timeText } from "../model/clock.ts";
import { settingsStore } from "../store/settings.ts";
import { useTable } from "../store/table-context.tsx";
import styles from "./clock.module.css";

const TICK_MS = 250;

/** A player's clock as time goes by here; nothing is sent for it. */
export function useSeatClock(seat: number | null): SeatClock | null {
  const tableStatus = useTable((screen) => screen.tableStatus);
  const over = useTable((screen) => screen.table?.result != null);
  const [here, setHere] = useState(() => Date.now());
  const paused = tableStatus.status.paused || over;
  const runs = !paused && tableStatus.time?.clock.running?.seat === seat;
  useEffect(() => {
    setHere(Date.now());
    if (!runs) return;
    const timer = setInterval(() => setHere(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  return seat === null ? null : seatClock(tableStatus, seat, paused, here);
}

/** A player's bank, and the rope when the open decision is about to time out. */
export function PlayerClock({ seat, name }: { seat: number; name: string }) {
  const clock = useSeatClock(seat);
  const { pace } = useMessages();
  if (clock === null) return null;
  const { bankMs, leftMs, rope } = clock;
  const runs = leftMs !== null;
  return (
    <div
      className={classes(styles.clock, runs && styles.runs, rope !== null && styles.short)}
      role="timer"
      aria-label={fill(pace.clock, { who: name, time: timeText(bankMs) })}
    >
      <span aria-hidden="true">{timeText(bankMs)}</span>
      {rope !== null && leftMs !== null && (
        <span className={styles.rope} title={fill(pace.rope, { who: name, time: timeText(leftMs) })}>
          <span style={{ inlineSize: `${Math.round(rope * 100)}%` }} />
        </span>
      )}
    </div>
  );
}

/** Warns the player who has to decide, visibly and audibly. */
export function OwnRope() {
  const seat = useTable((screen) => screen.seat);
  const most = useTable((screen) => screen.tableStatus.time?.timing.timeouts ?? 0);
  const clock = useSeatClock(seat);
  const { pace } = useMessages();
  const isBurning = clock !== null && clock.rope !== null && clock.leftMs !== null;
  useEffect(() => {
    if (isBurning) playSounds(["rope"], settingsStore.getState().volume / 100);
  }, [isBurning]);
  if (clock === null || clock.rope === null || clock.leftMs === null) return null;
  const { late, leftMs, rope } = clock;
  return (
    <div className={styles.own} data-rope="">
      <p role="alert" className="sr-hidden">
        {fill(pace.ropeYou, { time: timeText(Math.ceil(leftMs / 10_000) * 10_000) })}
      </p>
      <p aria-hidden="true">
        {fill(pace.ropeYou, { time: timeText(leftMs) })}
        {late > 0 && <small>{fill<string>(pace.late({ count: late }), { count: late, most })}</small>}
      </p>
      <span className={styles.rope}>
        <span style={{ inlineSize: `${Math.round(rope * 100)}%` }} />
      </span>
    </div>
  );
}
