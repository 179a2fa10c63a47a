"use client";

import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { type Point, RestingFinger } from "./resting-finger.ts";

/** The attribute of what cards are dropped on; its value says which. */
const DROP = "data-drop";

/** A card under a finger. */
interface TouchDrag {
  readonly card: string;
  /** The finger has moved since it rested; until then it may still tap. */
  readonly isMoving: boolean;
  readonly x: number;
  readonly y: number;
  /** What it would be dropped on: the value of its `data-drop`. */
  readonly over: string | null;
}

const touchDragStore = createStore<{ readonly drag: TouchDrag | null }>(() => ({ drag: null }));

/** The card that is dragged by a finger now, or would be if it moved. */
export function useTouchDrag(): TouchDrag | null {
  return useStore(touchDragStore, ({ drag }) => drag);
}

/** Whether a card is dragged by a finger. */
export function useIsTouchDragging(): boolean {
  return useStore(touchDragStore, ({ drag }) => drag?.isMoving === true);
}

/** Whether a card that is dragged by a finger is over what has this `data-drop`. */
export function useIsTouchOver(drop: string): boolean {
  return useStore(touchDragStore, ({ drag }) => drag?.over === drop);
}

/**
 * Lets a card be dragged by a finger that has rested on an element. Browsers drag by touch each in their own way or not at all,
 * so theirs is switched off while a finger is down.
 * @param onDrop with the `data-drop` of what it was dropped on
 * @returns how to end that
 */
export function dragByTouch(element: HTMLElement, card: string, onDrop: (drop: string) => void): () => void {
  const finger = new Finger(element, card);
  const ended = new AbortController();
  const { signal } = ended;
  element.addEventListener("touchstart", (event) => finger.down(event), { signal, passive: true });
  // Moves are scrolling as well, so that they can be stopped.
  element.addEventListener("touchmove", (event) => finger.move(event), { signal, passive: false });
  element.addEventListener(
    "touchend",
    (event) => {
      const over = finger.up(event);
      if (over !== null) onDrop(over);
    },
    { signal },
  );
  element.addEventListener("touchcancel", () => finger.gone(), { signal });
  element.addEventListener("contextmenu", (event) => finger.menu(event), { signal });
  return () => {
    finger.gone();
    ended.abort();
  };
}

/** A finger on an element, whose card it drags once it has rested. */
class Finger {
  readonly #element: HTMLElement;
  readonly #card: string;
  readonly #finger = new RestingFinger(({ x, y }) =>
    touchDragStore.setState({ drag: { card: this.#card, isMoving: false, x, y, over: null } }),
  );

  constructor(element: HTMLElement, card: string) {
    this.#element = element;
    this.#card = card;
  }

  down(event: TouchEvent): void {
    this.gone();
    const point = onlyPoint(event);
    if (point === null || isField(event.target)) return;
    this.#finger.down(point);
    this.#element.draggable = false;
  }

  move(event: TouchEvent): void {
    const point = onlyPoint(event);
    if (point === null) return this.gone();
    if (this.#finger.move(point)) event.preventDefault();
    if (this.#finger.isDragging) this.#dragTo(point);
    else if (!this.#finger.isDown) this.gone();
  }

  /** @returns what the card was dropped on */
  up(event: TouchEvent): string | null {
    const { isDragging } = this.#finger;
    const over = isDragging ? (touchDragStore.getState().drag?.over ?? null) : null;
    // No click follows on what was dragged.
    if (isDragging) event.preventDefault();
    this.gone();
    return over;
  }

  /** The menu of a long press would end the drag. */
  menu(event: Event): void {
    if (this.#finger.isDown) event.preventDefault();
  }

  gone(): void {
    if (this.#finger.isDown) touchDragStore.setState({ drag: null });
    this.#finger.up();
    this.#element.draggable = true;
  }

  #dragTo({ x, y }: Point): void {
    const over = document.elementFromPoint(x, y)?.closest(`[${DROP}]`)?.getAttribute(DROP) ?? null;
    touchDragStore.setState({ drag: { card: this.#card, isMoving: true, x, y, over } });
  }
}

function onlyPoint({ touches }: TouchEvent): Point | null {
  const [touch] = touches;
  return touch === undefined || touches.length > 1 ? null : { x: touch.clientX, y: touch.clientY };
}

/** A field has its own long press. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea") !== null;
}
