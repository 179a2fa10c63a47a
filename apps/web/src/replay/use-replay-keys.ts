"use client";

import { type RefObject, useEffect } from "react";
import { takesKeys } from "../table/keys/own-keys.ts";
import { type ArrowKey, cardTowards, isArrowKey, tidyTabStops } from "../table/keys/roving.ts";
import { useReplay } from "./replay-context.tsx";
import type { ReplaySession } from "./replay-store.ts";

/** The keyboard on a replay: arrows step through it, or from card to card while one of them has the focus. */
export function useReplayKeys(area: RefObject<HTMLElement | null>): void {
  const replay = useReplay();
  useEffect(() => {
    const root = area.current;
    if (root === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener("keydown", (event) => onKey(replay, root, event), { signal });
    root.addEventListener("focusin", () => tidyTabStops(root), { signal });
    const changes = new MutationObserver(() => tidyTabStops(root));
    changes.observe(root, { childList: true, subtree: true });
    tidyTabStops(root);
    return () => {
      ending.abort();
      changes.disconnect();
    };
  }, [area, replay]);
}

function onKey(replay: ReplaySession, root: HTMLElement, event: KeyboardEvent): void {
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (takesKeys(target)) return;
  if (isArrowKey(event.key)) {
    const card = target.closest<HTMLElement>("[data-card]");
    if (card !== null) cardTowards(root, card, event.key)?.focus();
    else step(replay, event.key, event.shiftKey);
  } else if (event.key === " " && target.closest("button, a") === null) replay.togglePlaying();
  else if (event.key === "Home") replay.move("first");
  else if (event.key === "End") replay.move("last");
  else return;
  event.preventDefault();
}

function step(replay: ReplaySession, key: ArrowKey, byTurn: boolean): void {
  const forward = key === "ArrowRight" || key === "ArrowDown";
  if (byTurn) replay.move(forward ? "nextTurn" : "previousTurn");
  else replay.move(forward ? "next" : "previous");
}
