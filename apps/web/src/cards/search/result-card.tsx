"use client";

import type { CardSummaryView } from "@spellroom/client";
import {
  CardFace,
  type CardLook,
  type CardWords,
  describeCard,
  frameOf,
  ManaCost,
  typeLine,
} from "@spellroom/ui";
import Link from "next/link";
import { memo, useState } from "react";
import { useCardWords, useMessages } from "../../i18n/language.tsx";
import { printedLook } from "../look.ts";
import { useTranslatedFront } from "../use-cards.ts";
import styles from "./results.module.css";
import { summaryLook, symbolsOf } from "./summary-look.ts";
import { cardAddress } from "./wish.ts";

interface ResultCardProps {
  card: CardSummaryView;
  /** Not while results follow each other: drawing whole cards takes longer than typing a letter. */
  inFull: boolean;
}

/** A card that was found, as it looks; its name and type alone until it may be drawn in full, and in full from then on. */
export const ResultCard = memo(function ResultCard({ card, inFull }: ResultCardProps) {
  const words = useCardWords();
  const { search } = useMessages().cards;
  const front = useTranslatedFront(card.hash);
  const look = front === undefined ? summaryLook(card) : printedLook(front);
  const label = describeCard(look, { words });
  const [drawn, setDrawn] = useState(inFull ? card.name : null);
  if (inFull && drawn !== card.name) setDrawn(card.name);
  const isDrawn = drawn === card.name;
  return (
    <Link
      className={styles.card}
      href={cardAddress(card.name)}
      prefetch={false}
      data-unplayable={card.hash === null || undefined}
    >
      <span className="sr-hidden">{label}</span>
      <span aria-hidden="true">
        {isDrawn ? <CardFace look={look} words={words} /> : <Sketch look={look} words={words} />}
      </span>
      {card.hash === null && <span className={styles.flag}>{search.unplayable}</span>}
    </Link>
  );
});

/** A card in the colors of its frame, with what it is called and what it is. */
function Sketch({ look, words }: { look: CardLook; words: CardWords }) {
  const { header, headerText, ribbon, ribbonText, panel } = frameOf(look);
  return (
    <span className={styles.sketch} style={{ color: header[0] }}>
      <b style={{ background: header[0], color: headerText }}>{look.name}</b>
      <span />
      <small style={{ background: ribbon[0], color: ribbonText }}>{typeLine(look, words)}</small>
      <span style={{ background: panel[0] }} />
    </span>
  );
}

/** A card that was found, on one line. */
export const ResultRow = memo(function ResultRow({ card }: { card: CardSummaryView }) {
  return (
    <Link className={styles.row} href={cardAddress(card.name)} prefetch={false}>
      <CardLine card={card} />
    </Link>
  );
});

/** A row for a card: name and cost above, type and power and toughness below. */
export function CardLine({ card }: { card: CardSummaryView }) {
  const words = useCardWords();
  const { search } = useMessages().cards;
  const [front] = card.faces;
  const { power, toughness, loyalty, defense } = front;
  const strength = power !== undefined && toughness !== undefined ? `${power}/${toughness}` : undefined;
  const value = strength ?? loyalty ?? defense;
  return (
    <>
      <b>{card.name}</b>
      <span className={styles.cost}>
        <ManaCost cost={symbolsOf(front.manaCost)} words={words} />
      </span>
      <small>
        {typeLine(summaryLook(card), words)}
        {card.hash === null && <em>{search.unplayable}</em>}
      </small>
      {value !== undefined && <small className={styles.value}>{value}</small>}
    </>
  );
}

/** The place of a card that is on its way. */
export function Unloaded() {
  return <span className={styles.unloaded} />;
}
