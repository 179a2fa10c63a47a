"use client";

import type { MatchView } from "@spellroom/client";
import { Avatar, Badge, Button, Panel } from "@spellroom/ui";
import Link from "next/link";
import { Fragment, useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { accountStore, api } from "../api/account.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import { errorWords } from "../site/error-words.ts";
import lists from "../site/lists.module.css";

const PAGE = 30;

/** Which games are listed. */
export interface ReplayWish {
  readonly account?: string;
  readonly player?: string;
  readonly format?: string;
  readonly deck?: string;
  readonly result?: "win" | "loss" | "draw";
}

/** Games that are over and fit the wish, newest first. */
export function RecentReplays({ wish }: { wish: ReplayWish }) {
  const messages = useMessages();
  const { replay } = messages;
  const settled = useStore(accountStore, ({ status }) => status !== "starting");
  const [matches, setMatches] = useState<readonly MatchView[] | null>(null);
  const [ended, setEnded] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const load = useCallback(
    async (before?: number): Promise<void> => {
      try {
        const { matches: page } = await api.replays.list({
          ...(before === undefined ? {} : { before }),
          ...wish,
        });
        setMatches((known) => (before === undefined ? page : [...(known ?? []), ...page]));
        setEnded(page.length < PAGE);
      } catch (error) {
        setWrong(errorWords(error, messages));
      }
    },
    [wish, messages],
  );
  useEffect(() => {
    if (settled) void load();
  }, [settled, load]);
  const oldest = matches?.at(-1)?.finishedAt ?? null;
  return (
    <Panel title={replay.recent}>
      {wrong !== null && <p role="alert">{wrong}</p>}
      {matches?.length === 0 && (
        <p className={lists.empty}>{Object.keys(wish).length === 0 ? replay.empty : replay.find.none}</p>
      )}
      <ul className={lists.list}>
        {(matches ?? []).map((match) => (
          <li key={match.matchId}>
            <Finished match={match} />
          </li>
        ))}
      </ul>
      {!ended && oldest !== null && (
        <Button size="small" onClick={() => void load(oldest)}>
          {replay.more}
        </Button>
      )}
    </Panel>
  );
}

function Finished({ match }: { match: MatchView }) {
  const messages = useMessages();
  const { replay, site } = messages;
  const language = useLanguage();
  const when =
    match.finishedAt === null
      ? ""
      : new Date(match.finishedAt).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  const names = match.seats.map(({ name }) => name).join(` ${site.live.versus} `);
  return (
    <div className={lists.match}>
      <div className={lists.seats}>
        {match.seats.map(({ seat, name, outcome }, at) => (
          <Fragment key={seat}>
            {at > 0 && <span className={lists.versus}>{site.live.versus}</span>}
            <span className={lists.seat}>
              <Avatar name={name} />
              <b>{name}</b>
              {outcome === "win" && <Badge tone="brass">{replay.outcome.win}</Badge>}
              {outcome === "draw" && <Badge>{replay.outcome.draw}</Badge>}
            </span>
          </Fragment>
        ))}
      </div>
      <div className={lists.facts}>
        <span>{when}</span>
        <Link
          className="sr-button sr-focusable"
          data-size="small"
          href={`/replay/${match.matchId}`}
          aria-label={`${replay.show}: ${names}`}
        >
          {replay.show}
        </Link>
      </div>
    </div>
  );
}
