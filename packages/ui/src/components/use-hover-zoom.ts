"use client";

import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";

const MOUSE_DELAY = 150;
const TOUCH_DELAY = 380;

/** What is looked at closely, and where it stands on the page. */
export interface Zoomed<T> {
  item: T;
  anchor: DOMRect;
}

export interface ZoomHandlers {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: () => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface HoverZoom<T> {
  zoomed: Zoomed<T> | undefined;
  /** handlers for the element that stands for the item */
  handlersFor: (item: T) => ZoomHandlers;
  close: () => void;
}

/** Shows an item large while the pointer rests on it, while the keyboard is on it, or after a long press; Escape hides it. */
export function useHoverZoom<T>(): HoverZoom<T> {
  const [zoomed, setZoomed] = useState<Zoomed<T>>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setZoomed(undefined);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const openAfter = useCallback((item: T, element: HTMLElement, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setZoomed({ item, anchor: element.getBoundingClientRect() }), delay);
  }, []);
  const handlersFor = useCallback(
    (item: T): ZoomHandlers => ({
      onPointerEnter: (event) => {
        if (event.pointerType === "mouse") openAfter(item, event.currentTarget, MOUSE_DELAY);
      },
      onPointerLeave: close,
      onPointerDown: (event) => {
        if (event.pointerType === "mouse") close();
        else openAfter(item, event.currentTarget, TOUCH_DELAY);
      },
      onPointerUp: close,
      onPointerCancel: close,
      onFocus: (event) => {
        if (event.currentTarget.matches(":focus-visible")) openAfter(item, event.currentTarget, MOUSE_DELAY);
      },
      onBlur: close,
      onKeyDown: (event) => {
        if (event.key === "Escape") close();
      },
    }),
    [close, openAfter],
  );
  return { zoomed, handlersFor, close };
}
