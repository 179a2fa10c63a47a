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
import { type MouseEvent, memo, useRef } from "react";
import { useCardWords, useMessages } from "../../i18n/language.tsx";
import { printedLook } from "../look.ts";
import { useTranslatedFront } from "../use-cards.ts";
import styles from "./results.module.css";
import { summaryLook, symbolsOf } from "./summary-look.ts";
import { useTurn } from "./turns.ts";
import { cardAddress } from "./wish.ts";

/** Follows the link of a card. */
export type FollowLink = (event: MouseEvent<HTMLAnchorElement>) => void;

interface FoundProps {
  card: CardSummaryView;
  /** A plain link for each card, since a `Link` for each would take longer than the rest of it. */
  onFollow: FollowLink;
}

/** A card that was found, as it looks; its name and type alone until it is its turn to be drawn in full. */
export const ResultCard = memo(function ResultCard({ card, onFollow }: FoundProps) {
  const words = useCardWords();
  const { search } = useMessages().cards;
  const front = useTranslatedFront(card.hash);
  const look = front === undefined ? summaryLook(card) : printedLook(front);
  const label = describeCard(look, { words });
  const place = useRef<HTMLAnchorElement>(null);
  const isDrawn = useTurn(card.name, place);
  return (
    <a
      ref={place}
      className={styles.card}
      href={cardAddress(card.name)}
      onClick={onFollow}
      data-unplayable={card.hash === null || undefined}
    >
      <span className="sr-hidden">{label}</span>
      <span aria-hidden="true">
        {isDrawn ? <CardFace look={look} words={words} /> : <Sketch look={look} words={words} />}
      </span>
      {card.hash === null && <span className={styles.flag}>{search.unplayable}</span>}
    </a>
  );
});

/** A card in the colors of its frame, with what it is called and what it is. */
function Sketch({ look, words }: { look: CardLook; words: CardWords }) {
  const { header, headerText, ribbon, ribbonText, panel } = frameOf(look);
  const variables = { "--name": header[0], "--type": ribbon[0], "--text": panel[0] };
  return (
    <span className={styles.sketch} style={variables}>
      <b style={{ color: headerText }}>{look.name}</b>
      <small style={{ color: ribbonText }}>{typeLine(look, words)}</small>
    </span>
  );
}

/** A card that was found, on one line. */
export const ResultRow = memo(function ResultRow({ card, onFollow }: FoundProps) {
  return (
    <a className={styles.row} href={cardAddress(card.name)} onClick={onFollow}>
      <CardLine card={card} />
    </a>
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
