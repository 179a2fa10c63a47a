"use client";

import type { CardSummaryView } from "@spellroom/client";
import { PatientPictures } from "@spellroom/ui";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useRouter } from "next/navigation";
import {
  memo,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Finder, Found } from "./finder.ts";
import { type FollowLink, ResultCard, ResultRow, Unloaded } from "./result-card.tsx";
import type { ResultLook } from "./result-look.ts";
import styles from "./results.module.css";

/** The minimum width of a card or a row, in CSS pixels, and how many are side by side on the smallest screen. */
const SHAPES = { grid: { least: 165, columns: 2 }, list: { least: 380, columns: 1 } } as const;
const GAP = 14;
/** Rows that are rendered before they become visible; none for a new result, so that the visible ones appear sooner. */
const OVERSCAN = 3;
const ROW_HEIGHT = 60;
const HEIGHT_OF_WIDTH = 7 / 5;

interface ResultsProps {
  finder: Finder;
  found: Found;
  look: ResultLook;
  /** The result of another search is pending. */
  isStale: boolean;
}

/** What was found, as far as it is in sight, scrolled with the page. */
export function Results({ finder, found, look, isStale }: ResultsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { width, top } = usePlace(list);
  const { least, columns: fewest } = SHAPES[look];
  const columns = Math.max(fewest, Math.floor((width + GAP) / (least + GAP)));
  const across = (width - GAP * (columns - 1)) / columns;
  const height = look === "list" ? ROW_HEIGHT : Math.round(across * HEIGHT_OF_WIDTH) + GAP;
  const { search } = found;
  const settled = useSettled(search, SETTLED_MS);
  const rows = useWindowVirtualizer({
    count: Math.ceil(found.total / columns),
    estimateSize: () => height,
    overscan: settled ? OVERSCAN : 0,
    scrollMargin: top,
    useFlushSync: false,
  });
  useEffect(() => {
    if (height > 0) rows.measure();
  }, [rows, height]);
  const visible = rows.getVirtualItems();
  // Rows come in between the frames of scrolling, not before the next one; those out of sight give the time for it.
  const firstRow = useDeferredValue(visible[0]?.index ?? 0);
  const lastRow = useDeferredValue(visible.at(-1)?.index ?? 0);
  const [first, last] = [firstRow * columns, (lastRow + 1) * columns - 1];
  useEffect(() => finder.need(search, first, last), [finder, search, first, last]);
  const indexes = Array.from({ length: Math.min(last + 1, found.total) - first }, (_, at) => first + at);
  const follow = useFollowLink();
  const isSlow = useLasts(isStale, SLOW_MS);
  return (
    <ul
      ref={list}
      className={styles.results}
      data-look={look}
      data-query={search.q}
      data-slow={isSlow || undefined}
      aria-busy={isStale}
      style={{ height: rows.getTotalSize() }}
    >
      {width > 0 &&
        indexes.map((index) => (
          <Result
            key={index}
            card={found.cards.get(index)}
            look={look}
            index={index}
            total={found.total}
            left={(index % columns) * (across + GAP)}
            top={Math.floor(index / columns) * height}
            width={across}
            height={height - (look === "grid" ? GAP : 0)}
            onFollow={follow}
          />
        ))}
    </ul>
  );
}

interface ResultProps {
  /** Nothing while it is loading. */
  card: CardSummaryView | undefined;
  look: ResultLook;
  index: number;
  total: number;
  left: number;
  top: number;
  width: number;
  height: number;
  onFollow: FollowLink;
}

const Result = memo(function Result(props: ResultProps) {
  const { card, look, index, total, left, top, width, height, onFollow } = props;
  return (
    <li
      aria-setsize={total}
      aria-posinset={index + 1}
      style={{ left, top, width, height, "--card-w": `${width}px` }}
    >
      {card === undefined ? (
        <Unloaded />
      ) : look === "list" ? (
        <ResultRow card={card} onFollow={onFollow} />
      ) : (
        <PatientPictures value={true}>
          <ResultCard card={card} onFollow={onFollow} />
        </PatientPictures>
      )}
    </li>
  );
});

/** Follows a link within the site, unless it is to be opened elsewhere. */
function useFollowLink(): FollowLink {
  const router = useRouter();
  return useCallback(
    (event) => {
      const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.button !== 0 || isElsewhere) return;
      event.preventDefault();
      router.push(event.currentTarget.href);
    },
    [router],
  );
}

/** How long an answer may take before the result of the search before it is faded. */
const SLOW_MS = 400;
/** How long a result has to stay before its invisible rows are rendered as well. */
const SETTLED_MS = 500;

/** Whether the same has been shown for a while. */
function useSettled(shown: unknown, milliseconds: number): boolean {
  const [settled, setSettled] = useState<unknown>(null);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(shown)), milliseconds);
    return () => clearTimeout(timer);
  }, [shown, milliseconds]);
  return settled === shown;
}

/** Whether something has been the case without interruption for a while. */
function useLasts(isSo: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => startTransition(() => setLasts(true)), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo, milliseconds]);
  return isSo && lasts;
}

interface Place {
  readonly width: number;
  /** From the top of the page. */
  readonly top: number;
}

/** An element's width and position on the page, updated when content above it grows. */
function usePlace(element: React.RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState<Place>({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const look = (): void => {
      const box = element.current?.getBoundingClientRect();
      if (box === undefined) return;
      const now = { width: Math.floor(box.width), top: Math.round(box.top + window.scrollY) };
      setPlace((before) => (before.width === now.width && before.top === now.top ? before : now));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return place;
}
