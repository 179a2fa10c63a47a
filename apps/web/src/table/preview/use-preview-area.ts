"use client";

import { type RefObject, useEffect } from "react";
import { closePreview, openPreview, previewStore } from "./preview-store.ts";

const MOUSE_MS = 150;
const TOUCH_MS = 380;

/**
 * Shows what is marked with `data-preview` large: while the mouse rests on it, while the keyboard is on it, and after a long
 * press. One set of listeners for the whole area, so that hundreds of cards cost nothing.
 */
export function usePreviewArea(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = area.current;
    if (root === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;

    const openAfter = (element: HTMLElement, delay: number, held: boolean): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // While a card is dragged, the player looks at the target.
        if (root.dataset.drop !== undefined) return;
        if (held) pressed = true;
        openPreview(element, held);
      }, delay);
    };
    const close = (): void => {
      clearTimeout(timer);
      if (!previewStore.getState().held) closePreview();
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse") return;
      const element = markedAt(event.target);
      if (element === null) close();
      else openAfter(element, MOUSE_MS, false);
    };
    const down = (event: PointerEvent): void => {
      pressed = false;
      const element = markedAt(event.target);
      if (event.pointerType === "mouse") close();
      else if (element !== null) openAfter(element, TOUCH_MS, true);
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse") clearTimeout(timer);
    };
    const focus = (event: FocusEvent): void => {
      const element = markedAt(event.target);
      if (root.dataset.mending === undefined && element?.matches(":focus-visible"))
        openAfter(element, MOUSE_MS, false);
    };
    // The click that ends a long press is not meant for the card; the next one anywhere puts the card back.
    const click = (event: MouseEvent): void => {
      if (!pressed && !previewStore.getState().held) return;
      if (!pressed) closePreview();
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event): void => {
      if (markedAt(event.target) !== null) event.preventDefault();
    };
    const ending = new AbortController();
    const { signal } = ending;
    root.addEventListener("pointerover", over, { signal });
    root.addEventListener("pointerleave", close, { signal });
    root.addEventListener("pointerdown", down, { signal });
    root.addEventListener("pointerup", up, { signal });
    root.addEventListener("pointercancel", up, { signal });
    root.addEventListener("focusin", focus, { signal });
    root.addEventListener("focusout", close, { signal });
    root.addEventListener("contextmenu", menu, { signal });
    root.addEventListener("click", click, { signal, capture: true });
    return () => {
      clearTimeout(timer);
      closePreview();
      ending.abort();
    };
  }, [area]);
}

function markedAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-preview]") : null;
}
