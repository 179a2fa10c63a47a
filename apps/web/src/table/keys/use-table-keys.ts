"use client";

import { type RefObject, useEffect } from "react";
import { attackWithAll } from "../model/combat.ts";
import { actionOf } from "../model/key-map.ts";
import { closePreview } from "../preview/preview-store.ts";
import { changeSettings, settingsStore } from "../store/settings.ts";
import { type TableSession, useSession } from "../store/table-context.tsx";
import { focusKeeper } from "./keep-focus.ts";
import { isWriting, takesKeys } from "./own-keys.ts";
import { guardDoubleClicks } from "./press-guard.ts";
import { cardTowards, isArrowKey, tidyTabStops } from "./roving.ts";

/** The keyboard and the pointer on the whole table, with one set of listeners. */
export function useTableKeys(area: RefObject<HTMLElement | null>): void {
  const session = useSession();
  useEffect(() => {
    const root = area.current;
    if (root === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener("keydown", (event) => onKey(session, root, event), { signal });
    root.addEventListener("click", (event) => onClick(session, event), { signal });
    root.addEventListener("contextmenu", (event) => onContextMenu(session, event), { signal });
    const focus = focusKeeper(root);
    const onFocus = (): void => {
      focus.note();
      tidyTabStops(root);
    };
    root.addEventListener("focusin", onFocus, { signal });
    const stopGuarding = guardDoubleClicks(root, session.store);
    let frame = 0;
    let byKeys = true;
    document.addEventListener("keydown", () => (byKeys = true), { signal, capture: true });
    document.addEventListener("pointerdown", () => (byKeys = false), { signal, capture: true });
    const tidy = (): void => {
      // For who plays by keys at once, so that a key pressed before the next frame still goes where the focus was; and in the
      // next frame, by when the browser has taken the focus from what was disabled. Looking for a place lays the table out, so
      // with a pointer that is done once, with the frame that needs it anyway.
      if (byKeys) focus.mend();
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        focus.mend();
        tidyTabStops(root);
      });
    };
    const changes = new MutationObserver(tidy);
    changes.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled", "hidden"] });
    tidy();
    return () => {
      ending.abort();
      stopGuarding();
      changes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [area, session]);
}

function cardAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;
}

/** A finger on a card that could be played opens its sheet, so that nothing is played by a slip. */
function onClick({ actions, store }: TableSession, event: MouseEvent): void {
  const card = cardAt(event.target);
  const key = card?.dataset.card;
  if (key === undefined) return;
  closePreview();
  const touch = event instanceof PointerEvent && event.pointerType === "touch";
  const { decision } = store.getState();
  actions.press(key, { byHand: event.shiftKey, list: touch && decision?.kind === "act" });
}

function onContextMenu({ actions }: TableSession, event: MouseEvent): void {
  const key = cardAt(event.target)?.dataset.card;
  if (key === undefined) return;
  event.preventDefault();
  closePreview();
  actions.press(key, { list: true });
}

function onKey(session: TableSession, root: HTMLElement, event: KeyboardEvent): void {
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") return onEscape(session, root, target, event);
  if (event.isComposing || takesKeys(target)) return;
  if (event.repeat && !isArrowKey(event.key)) return event.preventDefault();
  const card = cardAt(target);
  if (isArrowKey(event.key)) {
    const next = card === null ? null : cardTowards(root, card, event.key);
    if (next === null) return;
    event.preventDefault();
    next.focus({ preventScroll: false });
    return;
  }
  if (event.key === "Enter" && card !== null) {
    if (!event.shiftKey) return;
    event.preventDefault();
    session.actions.press(card.dataset.card ?? "", { list: true });
    return;
  }
  if (event.key === " " || event.key === "Enter") {
    if (card === null && isPressable(target)) return;
    event.preventDefault();
    root.querySelector<HTMLButtonElement>("[data-main-button]")?.click();
    return;
  }
  onLetter(session, event);
}

function onEscape(
  { actions }: TableSession,
  root: HTMLElement,
  target: HTMLElement,
  event: KeyboardEvent,
): void {
  if (document.querySelector("dialog[open]") !== null) return;
  event.preventDefault();
  closePreview();
  if (isWriting(target)) root.focus({ preventScroll: true });
  else actions.cancel();
}

function onLetter({ actions, store }: TableSession, event: KeyboardEvent): void {
  const { decision, folded, sideOpen, pile, seat, dialog } = store.getState();
  switch (actionOf(settingsStore.getState().keys, event.key)) {
    case "fullControl":
      changeSettings({ fullControl: !settingsStore.getState().fullControl });
      break;
    case "log":
      actions.show({ sideOpen: !sideOpen, sideTab: "log" });
      break;
    case "peek":
      actions.show({ folded: !folded });
      break;
    case "pass":
      actions.togglePassing();
      break;
    case "takeBack":
      actions.offer("takeBack");
      break;
    case "graveyards":
      actions.show({ pile: pile === null ? { seat: seat ?? 0, zone: "graveyard" } : null });
      break;
    case "attackAll":
      if (decision?.kind !== "attackers") return;
      actions.draft((now) => (now.kind === "attackers" ? attackWithAll(now, decision) : now));
      break;
    case "help":
      actions.show({ dialog: dialog === "help" ? null : "help" });
      break;
    case null:
      return;
  }
  event.preventDefault();
}

function isPressable(target: HTMLElement): boolean {
  return target.closest("button, a[href], summary, label") !== null;
}
