"use client";

import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useState } from "react";
import type { DeckEditor } from "./deck-editor.ts";
import { countOf, SECTIONS, type Section } from "./deck-list.ts";
import { dragByTouch, useIsTouchDragging, useIsTouchOver } from "./touch-dragging.ts";

/** A card on its way: a copy out of the catalogue, or all copies out of a section. */
interface Dragged {
  readonly card: string;
  readonly from: Section | null;
}

/** Lets a card be dragged by an element, with the mouse and by a finger that has rested on it. */
export function useDraggedCard(
  element: RefObject<HTMLElement | null>,
  editor: DeckEditor,
  card: string,
  from: Section | null,
): void {
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const ends = [
      draggable({ element: target, getInitialData: () => ({ card, from }) }),
      dragByTouch(target, card, (on) => {
        const to = sectionOf(on);
        if (to !== null) drop(editor, { card, from }, to);
      }),
    ];
    return () => {
      for (const end of ends.toReversed()) end();
    };
  }, [element, editor, card, from]);
}

/** Lets cards be dropped on a section, by touch on what has it as its `data-drop`. @returns whether one is over it */
export function useDropSection(
  element: RefObject<HTMLElement | null>,
  editor: DeckEditor,
  section: Section,
): boolean {
  const [isOver, setOver] = useState(false);
  const isTouchOver = useIsTouchOver(section);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    return dropTargetForElements({
      element: target,
      canDrop: ({ source }) => draggedIn(source.data) !== null,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const dragged = draggedIn(source.data);
        if (dragged !== null) drop(editor, dragged, section);
      },
    });
  }, [element, editor, section]);
  return isOver || isTouchOver;
}

/** Whether a card is being dragged just now. */
export function useIsDragging(): boolean {
  const [isDragging, setDragging] = useState(false);
  const isByTouch = useIsTouchDragging();
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => draggedIn(source.data) !== null,
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
    [],
  );
  return isDragging || isByTouch;
}

function drop(editor: DeckEditor, { card, from }: Dragged, to: Section): void {
  if (from === null) return editor.add(to, card, 1);
  const lines = editor.store.getState().deck[from].filter(({ name }) => name === card);
  editor.move(from, to, card, countOf(lines));
}

function draggedIn({ card, from }: Readonly<Record<string | symbol, unknown>>): Dragged | null {
  if (typeof card !== "string") return null;
  return { card, from: sectionOf(from) };
}

function sectionOf(value: unknown): Section | null {
  return SECTIONS.find((section) => section === value) ?? null;
}
