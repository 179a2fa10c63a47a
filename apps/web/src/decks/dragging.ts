"use client";

import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useState } from "react";
import type { DeckEditor } from "./deck-editor.ts";
import { countOf, SECTIONS, type Section } from "./deck-list.ts";

/** A card on its way by the mouse: a copy out of the catalogue, or all copies out of a section. */
interface Dragged {
  readonly card: string;
  readonly from: Section | null;
}

/** Lets a card be dragged by an element. */
export function useDraggedCard(
  element: RefObject<HTMLElement | null>,
  card: string,
  from: Section | null,
): void {
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    return draggable({ element: target, getInitialData: () => ({ card, from }) });
  }, [element, card, from]);
}

/** Lets cards be dropped on a section. @returns whether one is over it */
export function useDropSection(
  element: RefObject<HTMLElement | null>,
  editor: DeckEditor,
  section: Section,
): boolean {
  const [isOver, setOver] = useState(false);
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
  return isOver;
}

/** Whether a card is being dragged just now. */
export function useIsDragging(): boolean {
  const [isDragging, setDragging] = useState(false);
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => draggedIn(source.data) !== null,
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
    [],
  );
  return isDragging;
}

function drop(editor: DeckEditor, { card, from }: Dragged, to: Section): void {
  if (from === null) return editor.add(to, card, 1);
  const lines = editor.store.getState().deck[from].filter(({ name }) => name === card);
  editor.move(from, to, card, countOf(lines));
}

function draggedIn({ card, from }: Readonly<Record<string | symbol, unknown>>): Dragged | null {
  if (typeof card !== "string") return null;
  return { card, from: SECTIONS.find((section) => section === from) ?? null };
}
