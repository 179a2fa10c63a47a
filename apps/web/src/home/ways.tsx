"use client";

import type { WishView } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import Link from "next/link";
import type { ReactNode } from "react";
import type { PlayableDeck } from "../decks/playable-deck.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "./home.module.css";
import { type QueueTerms, queueKey } from "./queue-words.ts";

interface WaysProps {
  busy: boolean;
  ready: boolean;
  onQuick: () => void;
  onOpen: (dialog: "bot" | "invite") => void;
}

/** Three ways to an opponent. */
export function Ways({ busy, ready, onQuick, onOpen }: WaysProps) {
  const { play } = useMessages().site;
  return (
    <div className={styles.ways}>
      <Way hint={play.nowHint}>
        <Button
          tone="primary"
          size="large"
          className={styles.now}
          busy={busy}
          disabled={!ready}
          onClick={onQuick}
        >
          {play.now}
        </Button>
      </Way>
      <Way hint={play.botHint}>
        <Button size="large" disabled={!ready} onClick={() => onOpen("bot")}>
          {play.bot}
        </Button>
      </Way>
      <Way hint={play.friendHint}>
        <Button size="large" disabled={!ready} onClick={() => onOpen("invite")}>
          {play.friend}
        </Button>
      </Way>
    </div>
  );
}

function Way({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      {children}
      <small>{hint}</small>
    </div>
  );
}

interface MoreWaysProps {
  ready: boolean;
  /** Whether the formats are known. */
  known: boolean;
  onSeek: () => void;
  onTable: () => void;
}

/** An open challenge, a table for several, practice. */
export function MoreWays({ ready, known, onSeek, onTable }: MoreWaysProps) {
  const { people, practice } = useMessages();
  return (
    <div className={styles.more}>
      <Button disabled={!ready} title={people.terms.openHint} onClick={onSeek}>
        {people.terms.open}
      </Button>
      <Button disabled={!known} title={people.terms.tableHint} onClick={onTable}>
        {people.terms.table}
      </Button>
      <Link className="sr-button sr-focusable" href="/practice" title={practice.lead}>
        <span className="sr-button-label">{practice.link}</span>
      </Link>
    </div>
  );
}

interface AlsoWaitProps {
  /** The kind of match that is chosen. */
  queue: QueueTerms;
  waitsFor: readonly WishView[];
  deck: PlayableDeck | undefined;
  busy: boolean;
  ready: boolean;
  onWait: (how: "enqueue" | "seek") => void;
}

/** Waits for the chosen kind of match, too, or for the same with another deck. */
export function AlsoWait({ queue, waitsFor, deck, busy, ready, onWait }: AlsoWaitProps) {
  const { site, people } = useMessages();
  const { waiting } = site;
  const same = waitsFor.find((wish) => wish.kind === "queue" && queueKey(wish) === queueKey(queue));
  const already = same !== undefined && JSON.stringify(same.deck) === JSON.stringify(deck?.wish);
  const label = already ? waiting.already : same === undefined ? waiting.alsoThis : waiting.redeck;
  return (
    <div>
      <div className={styles.more}>
        <Button tone="primary" busy={busy} disabled={!ready || already} onClick={() => onWait("enqueue")}>
          {label}
        </Button>
        <Button disabled={!ready} title={people.terms.openHint} onClick={() => onWait("seek")}>
          {people.terms.open}
        </Button>
      </div>
      <small className={styles.yours}>{waiting.alsoHint}</small>
    </div>
  );
}
