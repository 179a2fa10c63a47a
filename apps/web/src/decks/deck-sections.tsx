"use client";

import type { DeckLine } from "@spellroom/client";
import { useRef } from "react";
import { useStore } from "zustand";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "./builder.module.css";
import type { DeckEditor } from "./deck-editor.ts";
import { countOf, SECTIONS, type Section } from "./deck-list.ts";
import { useDraggedCard, useDropSection, useIsDragging } from "./dragging.ts";

/** The cards of a deck by section, each with its number of copies to be changed. */
export function DeckSections({ editor }: { editor: DeckEditor }) {
  const isDragging = useIsDragging();
  return (
    <div className={styles.deck}>
      {SECTIONS.map((section) => (
        <DeckSection key={section} editor={editor} section={section} isTarget={isDragging} />
      ))}
    </div>
  );
}

interface DeckSectionProps {
  editor: DeckEditor;
  section: Section;
  /** A card is being dragged, so that empty sections are needed too. */
  isTarget: boolean;
}

function DeckSection({ editor, section, isTarget }: DeckSectionProps) {
  const { decks } = useMessages();
  const element = useRef<HTMLElement>(null);
  const isOver = useDropSection(element, editor, section);
  const lines = useStore(editor.store, ({ deck }) => deck[section]);
  const count = countOf(lines);
  const isShown = lines.length > 0 || section === "main" || isTarget;
  return (
    <section
      ref={element}
      hidden={!isShown}
      className={styles.section}
      data-target={isTarget || undefined}
      data-over={isOver || undefined}
    >
      <h2>
        {decks.list[section]} <small>{fill(decks.size({ count }), { count })}</small>
      </h2>
      {lines.length === 0 && <p className={styles.hint}>{decks.noCards}</p>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.name} editor={editor} section={section} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ editor, section, line }: { editor: DeckEditor; section: Section; line: DeckLine }) {
  const { decks } = useMessages();
  const { name, count } = line;
  const element = useRef<HTMLLIElement>(null);
  useDraggedCard(element, name, section);
  return (
    <li ref={element} className={styles.line}>
      <span className={styles.stepper}>
        <button
          type="button"
          aria-label={fill(decks.less, { card: name })}
          onClick={() => editor.add(section, name, -1)}
        >
          −
        </button>
        <b>{count}</b>
        <button
          type="button"
          aria-label={fill(decks.more, { card: name })}
          onClick={() => editor.add(section, name, 1)}
        >
          +
        </button>
      </span>
      <span className={styles.card}>{name}</span>
      <select
        aria-label={fill(decks.moveTo, { card: name })}
        value={section}
        onChange={(event) => {
          const to = SECTIONS.find((one) => one === event.target.value);
          if (to !== undefined) editor.move(section, to, name, count);
        }}
      >
        {SECTIONS.map((one) => (
          <option key={one} value={one}>
            {decks.list[one]}
          </option>
        ))}
      </select>
    </li>
  );
}
