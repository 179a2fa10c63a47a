"use client";

import { quietMoment } from "@spellroom/ui";
import { type RefObject, startTransition, useEffect, useState } from "react";

/** One that waits to be drawn, and where it stands on the page. */
interface Waiting {
  readonly element: RefObject<HTMLElement | null>;
  readonly draw: () => void;
}

/** In the order in which they came. */
const waiting = new Set<Waiting>();
let working = false;

/**
 * Whether it is a card's turn to be drawn in full. Drawing one takes longer than typing a letter or scrolling a row may, so they
 * take turns in moments in which nobody does either: first those in sight. A card that had its turn keeps it.
 */
export function useTurn(card: string, element: RefObject<HTMLElement | null>): boolean {
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => {
    if (drawn === card) return;
    const one = { element, draw: () => startTransition(() => setDrawn(card)) };
    waiting.add(one);
    void giveTurns();
    return () => {
      waiting.delete(one);
    };
  }, [drawn, card, element]);
  return drawn === card;
}

async function giveTurns(): Promise<void> {
  if (working) return;
  working = true;
  while (waiting.size > 0) {
    await quietMoment();
    const next = [...waiting].find(isInSight) ?? waiting.values().next().value;
    if (next === undefined) break;
    waiting.delete(next);
    next.draw();
  }
  working = false;
}

function isInSight({ element }: Waiting): boolean {
  const box = element.current?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
}
