"use client";

import { Button } from "@spellroom/ui";
import { fill } from "../../i18n/fill.ts";
import { useLanguage, useMessages } from "../../i18n/language.tsx";
import { useActions, useTable } from "../store/table-context.tsx";
import { Away } from "./away.tsx";
import styles from "./notices.module.css";
import { Offers } from "./offers.tsx";
import { Shortcut } from "./shortcut.tsx";
import { TimedOut } from "./timed-out.tsx";

/** What one has to know that is not part of the game: the connection, the opponents' connections, pauses. */
export function Banners() {
  const status = useTable((screen) => screen.status);
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
      {status === "live" && <Gone />}
      <Away />
      <TimedOut />
      <Offers />
      <Shortcut />
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

/** Who is not there. Where patience ends the banner of who is away says when. */
function Gone() {
  const players = useTable(({ table, tableStatus }) =>
    table === null || table.result !== null || tableStatus.time !== null ? NOBODY : table.players,
  );
  const seat = useTable((screen) => screen.seat);
  const language = useLanguage();
  const { notices } = useMessages().table;
  const gone = players.filter((one) => one.seat !== seat && !one.bot && !one.connected && one.lost === null);
  if (gone.length === 0) return null;
  const who = new Intl.ListFormat(language).format(gone.map(({ name }) => name));
  return <p className={styles.banner}>{fill(notices.opponentGone({ count: gone.length }), { who })}</p>;
}

const NOBODY: readonly never[] = [];
