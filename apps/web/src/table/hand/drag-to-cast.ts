"use client";

import { type RefObject, useEffect } from "react";
import { closePreview } from "../preview/preview-store.ts";
import { type TableSession, useSession } from "../store/table-context.tsx";

/** So far a pointer moves before a press becomes a drag. */
const SLACK_PX = 14;

interface Drag {
  readonly card: HTMLElement;
  readonly key: string;
  readonly pointer: number;
  readonly from: { readonly x: number; readonly y: number };
  moving: boolean;
}

/**
 * Plays a card from the hand by dragging it onto the battlefield, with the mouse, a pen or a finger. Dropped elsewhere, or with
 * Escape, it goes back and nothing has happened. One set of listeners for the whole table.
 */
export function useDragToCast(area: RefObject<HTMLElement | null>): void {
  const session = useSession();
  useEffect(() => {
    const root = area.current;
    if (root === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    let drag: Drag | null = null;
    const end = (): void => {
      if (drag !== null) putBack(root, drag);
      drag = null;
    };
    const down = (event: PointerEvent): void => {
      end();
      drag = event.isPrimary && event.button === 0 ? startOf(session, event) : null;
    };
    const move = (event: PointerEvent): void => {
      if (drag === null || event.pointerId !== drag.pointer) return;
      const [across, up] = [event.clientX - drag.from.x, event.clientY - drag.from.y];
      if (!drag.moving && !isLifted(event.pointerType, across, up)) return;
      if (!drag.moving) pickUp(root, drag);
      drag.moving = true;
      drag.card.style.translate = `${across}px ${up}px`;
      root.dataset.drop = isOverFelt(root, event) ? "over" : "open";
    };
    const up = (event: PointerEvent): void => {
      if (drag === null || event.pointerId !== drag.pointer) return;
      const { key, moving } = drag;
      const lands = moving && isOverFelt(root, event);
      end();
      if (!moving) return;
      swallowClick(root);
      if (lands) session.actions.press(key, { byHand: event.shiftKey });
    };
    const giveUp = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || drag?.moving !== true) return;
      event.stopPropagation();
      const { pointer } = drag;
      end();
      // The button is still down: its click comes when it is let go of, however much later.
      window.addEventListener("pointerup", ({ pointerId }) => pointerId === pointer && swallowClick(root), {
        signal,
        once: true,
      });
    };
    root.addEventListener("pointerdown", down, { signal });
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", up, { signal });
    window.addEventListener("pointercancel", end, { signal });
    window.addEventListener("keydown", giveUp, { signal, capture: true });
    // The browser's own dragging of pictures and links would take the pointer away.
    root.addEventListener("dragstart", (event) => isInHand(event.target) && event.preventDefault(), {
      signal,
    });
    return () => {
      end();
      ending.abort();
    };
  }, [area, session]);
}

/** Only what may be played now can be dragged. */
function startOf({ store }: TableSession, event: PointerEvent): Drag | null {
  const { decision, marks, pending } = store.getState();
  const card =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('[data-zone="hand"] [data-card]')
      : null;
  const key = card?.dataset.card;
  if (card === null || key === undefined || decision?.kind !== "act" || pending !== null) return null;
  if (marks.get(key)?.includes("legal") !== true) return null;
  const from = { x: event.clientX, y: event.clientY };
  return { card, key, pointer: event.pointerId, from, moving: false };
}

/** A finger that goes sideways pushes the strip of cards; only one that goes up lifts a card. */
function isLifted(pointerType: string, across: number, up: number): boolean {
  return pointerType === "touch"
    ? -up > SLACK_PX && -up > Math.abs(across)
    : Math.hypot(across, up) > SLACK_PX;
}

function pickUp(root: HTMLElement, { card, pointer }: Drag): void {
  closePreview();
  card.setPointerCapture(pointer);
  card.dataset.dragged = "";
  root.dataset.drop = "open";
}

function putBack(root: HTMLElement, { card, pointer }: Drag): void {
  if (card.hasPointerCapture(pointer)) card.releasePointerCapture(pointer);
  card.style.translate = "";
  delete card.dataset.dragged;
  delete root.dataset.drop;
}

function isOverFelt(root: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const box = root.querySelector("[data-felt]")?.getBoundingClientRect();
  return (
    box !== undefined &&
    clientX >= box.left &&
    clientX <= box.right &&
    clientY >= box.top &&
    clientY <= box.bottom
  );
}

function isInHand(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-zone="hand"]') !== null;
}

/** The click that ends a drag is not one on the card. It comes before the next task, or never. */
function swallowClick(root: HTMLElement): void {
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  root.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => root.removeEventListener("click", swallow, { capture: true }), 0);
}
