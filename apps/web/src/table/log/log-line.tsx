"use client";

import type { EventView, Mention } from "@spellroom/protocol";
import { classes, Pip } from "@spellroom/ui";
import { Fragment, memo } from "react";
import { useFace } from "../../cards/use-cards.ts";
import { useMessages } from "../../i18n/language.tsx";
import type { Segment } from "../model/log-segments.ts";
import { wordEvent } from "../model/log-words.ts";
import { identityOf } from "../model/naming.ts";
import { previewCard, previewKey } from "../preview/preview-store.ts";
import { useTable } from "../store/table-context.tsx";
import styles from "./log.module.css";

const HEADINGS: ReadonlySet<EventView["kind"]> = new Set(["turnBegan", "gameRestarted", "gameEnded"]);

/** One thing that happened, with the cards in it to be looked at. */
export const LogLine = memo(function LogLine({ event, times }: { event: EventView; times: number }) {
  const messages = useMessages();
  const reader = useTable((screen) => screen.seat);
  const line = wordEvent(event, messages, reader);
  const isHeading = HEADINGS.has(event.kind);
  return (
    <li
      className={classes(styles.line, isHeading && styles.heading, event.kind === "stepBegan" && styles.step)}
    >
      {keyed(line).map(([key, segment]) => (
        <Fragment key={key}>
          <Piece segment={segment} />
        </Fragment>
      ))}
      {times > 1 && <b className={styles.times}> ×{times}</b>}
    </li>
  );
});

/** The pieces of a line don't change places. */
function keyed(line: readonly Segment[]): readonly (readonly [string, Segment])[] {
  return line.map((segment, at) => [String(at), segment] as const);
}

function Piece({ segment }: { segment: Segment }) {
  if (typeof segment === "string") return segment;
  switch (segment.kind) {
    case "player":
      return <PlayerName seat={segment.seat} />;
    case "you":
      return <You place={segment.place} />;
    case "card":
      return <CardName mention={segment.mention} />;
    case "mana":
      return (
        <span className={styles.mana}>
          {keyed(segment.mana).map(([key, symbol]) => (
            <Pip key={key} symbol={String(symbol)} />
          ))}
        </span>
      );
  }
}

function PlayerName({ seat }: { seat: number }) {
  const name = useTable(({ table }) => table?.players.find((player) => player.seat === seat)?.name);
  const { somebody } = useMessages().log;
  return <b className={styles.player}>{name ?? somebody}</b>;
}

function You({ place }: { place: "first" | "later" }) {
  const { you } = useMessages().log;
  return <b className={styles.player}>{you[place]}</b>;
}

function CardName({ mention }: { mention: Mention }) {
  const { unknownCard } = useMessages().log;
  const { unloaded } = useMessages().table.cardNames;
  const key = mention.key ?? "";
  const identity = useTable((screen) => mention.card ?? identityOf(screen, key));
  const isThere = useTable((screen) => screen.table?.objects[key] !== undefined);
  const face = useFace(identity);
  if (identity === null) return <span>{unknownCard}</span>;
  const preview = isThere ? previewKey(key) : previewCard(identity);
  return (
    <button type="button" className={styles.card} tabIndex={-1} {...preview}>
      {face?.name ?? unloaded}
    </button>
  );
}
