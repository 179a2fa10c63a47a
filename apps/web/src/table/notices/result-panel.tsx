"use client";

import { type ResultView, turnsBegun } from "@spellroom/protocol";
import { Button, classes, Dialog } from "@spellroom/ui";
import Link from "next/link";
import { useId } from "react";
import { watchAddress } from "../../browser/embedded.ts";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { OutLink } from "../../site/out-link.tsx";
import { CoachPlace } from "../coach/coach-place.tsx";
import { wordEvent } from "../model/log-words.ts";
import { type NameSources, plainLine, playerName } from "../model/naming.ts";
import { type PracticeTools, useActions, useSession, useTable } from "../store/table-context.tsx";
import { useNames } from "../store/use-names.ts";
import styles from "./notices.module.css";
import { Rematch, useRematchAsker } from "./rematch.tsx";

/** How it ended, and what next. It stays in the page while it is closed, so that an offer is not missed. */
export function ResultPanel() {
  const result = useTable((screen) => screen.table?.result ?? null);
  const goesOn = useTable(({ tableStatus }) => tableStatus.status.course?.waiting != null);
  if (result === null || goesOn) return null;
  return <Result result={result} />;
}

function Result({ result }: { result: ResultView }) {
  const closed = useTable((screen) => screen.resultClosed);
  const seat = useTable((screen) => screen.seat);
  const turns = useTable(({ table }) => (table === null ? 0 : turnsBegun(table)));
  const asker = useRematchAsker();
  const names = useNames();
  const { show } = useActions();
  const { matchId, practice } = useSession();
  const { result: words } = names.messages.table;
  const id = useId();
  return (
    <>
      {closed && <Reopen asker={asker} />}
      <Dialog
        open={!closed}
        unasked
        title={title(result, seat, names)}
        closeLabel={names.messages.table.menu.close}
        describedBy={id}
        className={classes(styles.result, styles[toneOf(result, seat)])}
        onClose={() => show({ resultClosed: true })}
      >
        <p id={id}>{reason(result, seat, names)}</p>
        {turns > 0 && <p className={styles.turns}>{fill(words.turns({ count: turns }), { count: turns })}</p>}
        <CoachPlace at="end" />
        <div className={styles.choices} data-result="">
          {practice === null ? (
            <AfterMatch matchId={matchId} asker={asker} />
          ) : (
            <AfterPractice practice={practice} />
          )}
          <Button onClick={() => show({ resultClosed: true })}>{words.look}</Button>
        </div>
      </Dialog>
    </>
  );
}

function AfterMatch({ matchId, asker }: { matchId: string; asker: string | null }) {
  const seat = useTable((screen) => screen.seat);
  const { replay, table } = useMessages();
  return (
    <>
      {seat === null ? <WatchRematch /> : <Rematch asker={asker} />}
      <OutLink className={classes("sr-button", "sr-focusable")} href="/">
        <span className="sr-button-label">{table.result.lobby}</span>
      </OutLink>
      <OutLink className={classes("sr-button", "sr-focusable")} href={`/replay/${matchId}`}>
        <span className="sr-button-label">{replay.show}</span>
      </OutLink>
    </>
  );
}

function AfterPractice({ practice }: { practice: PracticeTools }) {
  const { table } = useMessages().practice;
  return (
    <>
      <Button tone="primary" size="large" onClick={() => void practice.again()}>
        {table.again}
      </Button>
      <Button onClick={practice.leave}>{table.setUp}</Button>
    </>
  );
}

/** Leads back to the result from the battlefield, and shows that an opponent wants a rematch. */
function Reopen({ asker }: { asker: string | null }) {
  const { show } = useActions();
  const isWatching = useTable((screen) => screen.seat === null);
  const { result } = useMessages().table;
  return (
    <div className={styles.reopen} role="status">
      <Button tone="primary" onClick={() => show({ resultClosed: false })}>
        {asker === null ? result.reopen : fill(result.rematchAsked, { who: asker })}
      </Button>
      {isWatching && <WatchRematch />}
    </div>
  );
}

/** Leads watchers to the match that the players have agreed to play next. */
function WatchRematch() {
  const next = useTable(({ notices }) => {
    const notice = notices.findLast(({ kind }) => kind === "rematchReady");
    return notice?.kind === "rematchReady" ? notice.matchId : null;
  });
  const { result } = useMessages().table;
  if (next === null) return null;
  return (
    <Link className={classes("sr-button", "sr-focusable")} data-tone="primary" href={watchAddress(next)}>
      <span className="sr-button-label">{result.watchRematch}</span>
    </Link>
  );
}

function toneOf({ winners }: ResultView, seat: number | null): "over" | "drawn" | "won" | "lost" {
  if (seat === null) return "over";
  if (winners.length === 0) return "drawn";
  return winners.includes(seat) ? "won" : "lost";
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
function reason({ winners, reason: why }: ResultView, reader: number | null, names: NameSources): string {
  const { messages } = names;
  const losers = names.table?.players.filter(({ seat, lost }) => lost !== null && !winners.includes(seat));
  const loser = losers?.find(({ lost }) => lost !== "team") ?? losers?.[0];
  if (why === "lastStanding" && loser?.lost != null) {
    const lost = { kind: "playerLost", seat: loser.seat, reason: loser.lost } as const;
    return plainLine(wordEvent(lost, messages, reader), names);
  }
  return messages.table.result.reasons[why];
}
