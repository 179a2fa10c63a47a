"use client";

import type { ResultView } from "@spellroom/protocol";
import { Button, classes } from "@spellroom/ui";
import Link from "next/link";
import { useEffect, useId, useRef } from "react";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { type NameSources, playerName } from "../model/naming.ts";
import { useActions, useSession, useTable } from "../store/table-context.tsx";
import { useNames } from "../store/use-names.ts";
import styles from "./notices.module.css";
import { Rematch } from "./rematch.tsx";

/** How it ended, and what next. */
export function ResultPanel() {
  const result = useTable((screen) => screen.table?.result ?? null);
  const closed = useTable((screen) => screen.resultClosed);
  const goesOn = useTable(({ tableStatus }) => tableStatus.status.course?.waiting != null);
  if (result === null || goesOn) return null;
  return closed ? <Reopen /> : <Result result={result} />;
}

function Reopen() {
  const { show } = useActions();
  const { result } = useMessages().table;
  return (
    <div className={styles.reopen}>
      <Button tone="primary" onClick={() => show({ resultClosed: false })}>
        {result.rematch}
      </Button>
    </div>
  );
}

function Result({ result }: { result: ResultView }) {
  const seat = useTable((screen) => screen.seat);
  const turn = useTable((screen) => screen.table?.turn ?? 0);
  const names = useNames();
  const { show } = useActions();
  const { matchId } = useSession();
  const { result: words } = names.messages.table;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const tone =
    seat === null
      ? "over"
      : result.winners.length === 0
        ? "drawn"
        : result.winners.includes(seat)
          ? "won"
          : "lost";
  return (
    <div className={styles.veil}>
      <section
        ref={panel}
        className={classes(styles.result, styles[tone])}
        role="dialog"
        tabIndex={-1}
        aria-label={title(result, seat, names)}
        aria-describedby={id}
      >
        <h2>{title(result, seat, names)}</h2>
        <p id={id}>{reason(result, names)}</p>
        <p className={styles.turns}>{fill(words.turns({ count: turn }), { count: turn })}</p>
        <div className={styles.choices}>
          {seat !== null && <Rematch />}
          <Link className={classes("sr-button", "sr-focusable")} href="/">
            <span className="sr-button-label">{words.lobby}</span>
          </Link>
          <Link className={classes("sr-button", "sr-focusable")} href={`/replay/${matchId}`}>
            <span className="sr-button-label">{names.messages.replay.show}</span>
          </Link>
          <Button onClick={() => show({ resultClosed: true })}>{words.look}</Button>
        </div>
      </section>
    </div>
  );
}

function title({ winners }: ResultView, seat: number | null, names: NameSources): string {
  const { result } = names.messages.table;
  if (winners.length === 0) return result.drawn;
  if (seat === null) {
    return fill(result.over, { who: winners.map((one) => playerName(names, one)).join(", ") });
  }
  return winners.includes(seat) ? result.won : result.lost;
}

/** Why the others lost, where that is known; else why it ended. */
function reason({ winners, reason: why }: ResultView, names: NameSources): string {
  const { log, table } = names.messages;
  const loser = names.table?.players.find(({ seat, lost }) => lost !== null && !winners.includes(seat));
  if (why === "lastStanding" && loser?.lost != null) {
    return fill(log.playerLost[loser.lost], { who: loser.name });
  }
  return table.result.reasons[why];
}
