"use client";

import { Button } from "@spellroom/ui";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { useActions, useTable } from "../store/table-context.tsx";
import { Away } from "./away.tsx";
import styles from "./notices.module.css";
import { Offers } from "./offers.tsx";
import { TimedOut } from "./timed-out.tsx";

/** What one has to know that is not part of the game: the line, the others' lines, pauses. */
export function Banners() {
  const status = useTable((screen) => screen.status);
  // Where patience ends the banner of who is away says when.
  const gone = useTable(({ table, seat, tableStatus }) =>
    table === null || table.result !== null || tableStatus.time !== null
      ? ""
      : table.players
          .filter(
            (player) => player.seat !== seat && !player.bot && !player.connected && player.lost === null,
          )
          .map(({ name }) => name)
          .join(", "),
  );
  const paused = useTable(({ notices }) => {
    const last = notices.findLast(({ kind }) => kind === "paused" || kind === "resumed");
    return last?.kind === "paused" ? last.reason : null;
  });
  const passing = useTable((screen) => screen.tableStatus.passing);
  const { passUntil } = useActions();
  const { pace } = useMessages();
  const { notices } = useMessages().table;
  const { buttons } = useMessages().decisions;
  return (
    <div className={styles.banners} role="status">
      {status === "reconnecting" && (
        <p className={styles.banner} data-tone="warn">
          <span className={styles.wheel} aria-hidden="true" />
          {notices.reconnecting}
        </p>
      )}
      {paused !== null && (
        <p className={styles.banner} data-tone="warn">
          {fill(notices.paused, { reason: paused })}
        </p>
      )}
      {gone !== "" && status === "live" && (
        <p className={styles.banner}>{fill(notices.opponentGone, { who: gone })}</p>
      )}
      <Away />
      <TimedOut />
      <Offers />
      {passing !== null && (
        <p className={styles.banner} data-tone="brass">
          {pace.passes[passing]}
          <Button size="small" onClick={() => passUntil(null)}>
            {buttons.stopPassing}
          </Button>
        </p>
      )}
    </div>
  );
}
