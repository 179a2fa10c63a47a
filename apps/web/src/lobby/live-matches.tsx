"use client";

import type { ListingView } from "@spellroom/client";
import { Avatar, Badge, Panel } from "@spellroom/ui";
import Link from "next/link";
import { Fragment, useMemo } from "react";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "../site/lists.module.css";
import { useLiveMatches } from "../site/use-lobby.ts";

/** Games that are being played, each to be watched. */
export function LiveMatches({ most = Number.POSITIVE_INFINITY }: { most?: number }) {
  const all = useLiveMatches();
  const matches = useMemo(() => all.filter(({ origin }) => origin !== "featured"), [all]);
  const { live } = useMessages().site;
  const more = matches.length - most;
  return (
    <Panel title={live.title}>
      {matches.length === 0 && <p className={styles.empty}>{live.empty}</p>}
      <ul className={styles.list}>
        {matches.slice(0, most).map((match) => (
          <li key={match.matchId}>
            <LiveMatch match={match} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Link className={styles.more} href="/lobby">
          {fill(live.more({ count: more }), { count: more })}
        </Link>
      )}
    </Panel>
  );
}

/** Bots that play to be watched, while they do. */
export function FeaturedMatch() {
  const match = useLiveMatches().find(({ origin }) => origin === "featured");
  const { featured } = useMessages().site.live;
  if (match === undefined) return null;
  return (
    <Panel title={featured.title}>
      <p className={styles.note}>{featured.text}</p>
      <LiveMatch match={match} />
    </Panel>
  );
}

function LiveMatch({ match }: { match: ListingView }) {
  const { live } = useMessages().site;
  return (
    <div className={styles.match}>
      <div className={styles.seats}>
        {match.seats.map(({ seat, name, accountId }, at) => (
          <Fragment key={seat}>
            {at > 0 && <span className={styles.versus}>{live.versus}</span>}
            <span className={styles.seat}>
              <Avatar name={name} />
              <b>{name}</b>
              {accountId === null && <Badge>{live.bot}</Badge>}
            </span>
          </Fragment>
        ))}
      </div>
      <div className={styles.facts}>
        <span>{match.turn === 0 ? live.starting : fill(live.turn, { count: match.turn })}</span>
        {match.watchers > 0 && (
          <span>{fill(live.watchers({ count: match.watchers }), { count: match.watchers })}</span>
        )}
        <Link
          className="sr-button sr-focusable"
          data-size="small"
          href={`/watch/${match.matchId}`}
          aria-label={`${live.watch}: ${match.seats.map(({ name }) => name).join(` ${live.versus} `)}`}
        >
          {live.watch}
        </Link>
      </div>
    </div>
  );
}
