"use client";

import type { MatchView, WishView } from "@spellroom/client";
import Link from "next/link";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { NameField } from "../account/name-field.tsx";
import { accountStore, api } from "../api/account.ts";
import { useSiteState } from "../api/site.tsx";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { FeaturedMatch, LiveMatches } from "../lobby/live-matches.tsx";
import { OnlinePeople } from "../lobby/online-people.tsx";
import site from "../site/site.module.css";
import { FirstGameOffer } from "./first-game-offer.tsx";
import styles from "./home.module.css";
import { PlayPanel } from "./play-panel.tsx";
import { SlideShow } from "./slide-show.tsx";
import { useQueues } from "./use-queues.ts";
import { WaitingPanel } from "./waiting-panel.tsx";

const NOTHING: readonly WishView[] = [];

/** What it is, and into a game. */
export function Home() {
  const { site: words } = useMessages();
  const status = useStore(accountStore, (state) => state.status);
  const pairing = useSiteState(({ ticket }) => ticket.state === "pairing");
  const waitsFor = useSiteState(({ ticket }) => (ticket.state === "waiting" ? ticket.tickets : NOTHING));
  const searching = pairing || waitsFor.length > 0;
  const queues = useQueues();
  return (
    <>
      <SlideShow>
        <div className={styles.lead}>
          <div>
            <h1>{words.name}</h1>
            <p>{words.tagline}</p>
          </div>
          <NameField />
        </div>
      </SlideShow>
      {status === "offline" && (
        <p className={styles.offline} role="status">
          {words.errors.offline}
        </p>
      )}
      <FirstGameOffer />
      <Resume />
      <div className={site.columns}>
        <div className={site.column}>
          {searching && <WaitingPanel queues={queues} />}
          {!pairing && <PlayPanel queues={queues} waitsFor={waitsFor} />}
        </div>
        <div className={site.column}>
          <LiveMatches most={6} />
          <FeaturedMatch />
          <OnlinePeople most={24} />
        </div>
      </div>
    </>
  );
}

/** The way back into games that are not over. */
function Resume() {
  const [matches, setMatches] = useState<readonly MatchView[]>([]);
  const account = useStore(accountStore, (state) => state.account);
  const { resume } = useMessages().site;
  useEffect(() => {
    if (account === null) return;
    let here = true;
    api.accounts.me().then(
      (me) => here && setMatches(me.matches.filter((match) => match.status === "playing")),
      () => here && setMatches([]),
    );
    return () => {
      here = false;
    };
  }, [account]);
  if (matches.length === 0) return null;
  return (
    <ul className={styles.resume}>
      {matches.map((match) => {
        const others = match.seats.filter(({ accountId }) => accountId !== account?.id);
        return (
          <li key={match.matchId}>
            <span>
              <b>{resume.title}</b> {fill(resume.text, { who: others.map(({ name }) => name).join(", ") })}
            </span>
            <Link
              className="sr-button sr-focusable"
              data-tone="primary"
              data-size="small"
              href={`/table/${match.matchId}`}
            >
              {resume.go}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
