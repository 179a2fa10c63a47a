"use client";

import type { MatchView } from "@spellroom/client";
import type { WireError } from "@spellroom/protocol";
import { Button } from "@spellroom/ui";
import { useEffect, useState } from "react";
import { api } from "../api/account.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import type { Messages } from "../i18n/messages.ts";
import { OutLink } from "../site/out-link.tsx";
import styles from "./table-wait.module.css";

/** Why a table is closed to this window, and what can be done about it. */
export function TableClosed({
  matchId,
  error,
  onRetry,
}: {
  matchId: string;
  error: WireError;
  onRetry: () => void;
}) {
  const messages = useMessages();
  const { notices } = messages.table;
  const over = useOutcome(matchId, error.code === "gameOver", messages);
  const takenOver = error.code === "notASeat";
  const outdated = error.code === "outdatedClient";
  return (
    <main className={`sr-felt ${styles.wait}`}>
      <p role="alert">{over ?? textOf(error, notices)}</p>
      <div className={styles.choices}>
        {takenOver && (
          <Button tone="primary" onClick={onRetry}>
            {notices.takeBack}
          </Button>
        )}
        {outdated && (
          <Button tone="primary" onClick={() => window.location.reload()}>
            {notices.reload}
          </Button>
        )}
        <OutLink className="sr-button sr-focusable" href="/">
          <span className="sr-button-label">{notices.home}</span>
        </OutLink>
      </div>
    </main>
  );
}

function textOf({ code }: WireError, notices: Messages["table"]["notices"]): string {
  switch (code) {
    case "notASeat":
      return notices.takenOver;
    case "gameOver":
      return notices.finished;
    case "outdatedClient":
      return notices.outdated;
    default:
      return notices.gone;
  }
}

/** Who won a match that is over. */
function useOutcome(matchId: string, isOver: boolean, { table, log }: Messages): string | null {
  const [match, setMatch] = useState<MatchView | null>(null);
  useEffect(() => {
    if (!isOver) return;
    api.matches.look({ match: matchId }).then(
      ({ match }) => setMatch(match),
      () => setMatch(null),
    );
  }, [matchId, isOver]);
  if (match === null) return null;
  const winners = match.seats.filter(({ outcome }) => outcome === "win").map(({ name }) => name);
  return winners.length === 0 ? log.drawn : fill(table.result.over, { who: winners.join(", ") });
}
