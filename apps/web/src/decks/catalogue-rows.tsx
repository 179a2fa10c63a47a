"use client";

import type { CardSummaryView } from "@spellroom/client";
import { CardFace, useHoverZoom, type Zoomed, type ZoomHandlers } from "@spellroom/ui";
import { useVirtualizer } from "@tanstack/react-virtual";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import type { Finder, Found } from "../cards/search/finder.ts";
import { CardLine } from "../cards/search/result-card.tsx";
import { summaryLook } from "../cards/search/summary-look.ts";
import { cardAddress } from "../cards/search/wish.ts";
import { fill } from "../i18n/fill.ts";
import { useCardWords, useMessages } from "../i18n/language.tsx";
import styles from "./catalogue.module.css";
import type { DeckEditor } from "./deck-editor.ts";
import { copiesIn } from "./deck-lines.ts";
import { SECTIONS, type Section } from "./deck-list.ts";
import { useDraggedCard } from "./dragging.ts";

const ROW_HEIGHT = 56;
/** Of the large card beside a row, in CSS pixels. */
const ZOOM = { width: 250, height: 350, space: 12 };

type Add = (card: CardSummaryView, count: number) => void;

interface CatalogueRowsProps {
  editor: DeckEditor;
  finder: Finder;
  found: Found;
  section: Section;
  active: number;
  onAdd: Add;
}

/** What was found, a row for each card with its copies in the deck. */
export function CatalogueRows(props: CatalogueRowsProps) {
  const { finder, found, active } = props;
  const { decks } = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const { zoomed, handlersFor } = useHoverZoom<CardSummaryView>();
  const rows = useVirtualizer({
    count: found.total,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 4,
  });
  const { search } = found;
  const visible = rows.getVirtualItems();
  const [first, last] = [visible[0]?.index ?? 0, visible.at(-1)?.index ?? 0];
  useEffect(() => finder.need(search, first, last), [finder, search, first, last]);
  useEffect(() => {
    rows.scrollToIndex(active, { align: "auto" });
  }, [rows, active]);

  return (
    <>
      <div ref={box} className={styles.box}>
        <ul
          className={styles.rows}
          style={{ height: rows.getTotalSize() }}
          aria-label={decks.catalogue.title}
        >
          {visible.map(({ index, start }) => {
            const card = found.cards.get(index);
            return (
              <li
                key={index}
                aria-setsize={found.total}
                aria-posinset={index + 1}
                aria-current={index === active ? "true" : undefined}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                {card !== undefined && <RowParts {...props} card={card} zoom={handlersFor(card)} />}
              </li>
            );
          })}
        </ul>
      </div>
      {zoomed !== undefined && <Zoom zoomed={zoomed} />}
    </>
  );
}

interface RowPartsProps extends CatalogueRowsProps {
  card: CardSummaryView;
  zoom: ZoomHandlers;
}

function RowParts({ editor, section, card, zoom, onAdd }: RowPartsProps) {
  const { decks } = useMessages();
  const { name } = card;
  const element = useRef<HTMLDivElement>(null);
  useDraggedCard(element, editor, name, null);
  const count = useStore(editor.store, ({ deck }) => copiesIn(deck[section], name));
  const all = useStore(editor.store, ({ deck }) =>
    SECTIONS.reduce((sum, one) => sum + copiesIn(deck[one], name), 0),
  );
  return (
    <div ref={element} className={styles.parts} {...zoom}>
      <span className={styles.stepper}>
        <button
          type="button"
          aria-label={fill(decks.less, { card: name })}
          disabled={count === 0}
          onClick={() => onAdd(card, -1)}
        >
          −
        </button>
        <b>{count}</b>
        <button type="button" aria-label={fill(decks.more, { card: name })} onClick={() => onAdd(card, 1)}>
          +
        </button>
      </span>
      <span className={styles.name}>
        <button type="button" title={decks.catalogue.click} onClick={() => onAdd(card, 1)}>
          <CardLine card={card} />
        </button>
      </span>
      <span className={styles.more}>
        {all > count && <small>{fill(decks.catalogue.elsewhere, { count: all - count })}</small>}
        <Link
          href={cardAddress(name)}
          prefetch={false}
          target="_blank"
          aria-label={fill(decks.catalogue.look, { card: name })}
        >
          ?
        </Link>
      </span>
    </div>
  );
}

/** The enlarged card of a row, next to it. */
function Zoom({ zoomed: { item, anchor } }: { zoomed: Zoomed<CardSummaryView> }) {
  const words = useCardWords();
  const { width, height, space } = ZOOM;
  const isRoom = anchor.right + width + 2 * space < window.innerWidth;
  const left = isRoom ? anchor.right + space : (window.innerWidth - width) / 2;
  const below = Math.min(anchor.top, window.innerHeight - height - space);
  const top = isRoom ? Math.max(below, space) : Math.max(anchor.top - height - space, space);
  return (
    <div className={styles.zoom} style={{ left, top, "--card-w": `${width}px` }} aria-hidden="true">
      <CardFace look={summaryLook(item)} words={words} />
    </div>
  );
}
