"use client";

import { useRef, useState } from "react";
import { useStore } from "zustand";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { Choice } from "../site/field.tsx";
import styles from "./builder.module.css";
import { type CardFacts, useCardFacts } from "./card-facts.ts";
import type { DeckEditor } from "./deck-editor.ts";
import { type CardLines, cardsOf } from "./deck-lines.ts";
import { countOf, SECTIONS, type Section } from "./deck-list.ts";
import { useDraggedCard, useDropSection, useIsDragging } from "./dragging.ts";
import { groupWords } from "./group-words.ts";
import { GROUPINGS, type Grouping, groupsOf } from "./groups.ts";
import { TagField } from "./tag-field.tsx";

/** The cards of a deck by section and group, each with its number of copies to be changed. */
export function DeckSections({ editor }: { editor: DeckEditor }) {
  const { builder } = useMessages();
  const isDragging = useIsDragging();
  const facts = useCardFacts(useStore(editor.store, ({ deck }) => deck));
  const [by, setBy] = useState<Grouping>("none");
  return (
    <div className={styles.deck}>
      <Choice
        label={builder.groupBy}
        value={by}
        choices={GROUPINGS.map((value) => ({ value, label: builder.groupings[value] }))}
        onChoose={setBy}
      />
      {SECTIONS.map((section) => (
        <DeckSection
          key={section}
          editor={editor}
          section={section}
          isTarget={isDragging}
          by={by}
          facts={facts}
        />
      ))}
    </div>
  );
}

interface DeckSectionProps {
  editor: DeckEditor;
  section: Section;
  /** A card is being dragged, so that empty sections are needed too. */
  isTarget: boolean;
  by: Grouping;
  facts: CardFacts;
}

function DeckSection({ editor, section, isTarget, by, facts }: DeckSectionProps) {
  const messages = useMessages();
  const { decks } = messages;
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
      data-drop={section}
      data-target={isTarget || undefined}
      data-over={isOver || undefined}
    >
      <h2>
        {decks.list[section]} <small>{fill(decks.size({ count }), { count })}</small>
      </h2>
      {lines.length === 0 && <p className={styles.hint}>{decks.noCards}</p>}
      {groupsOf(cardsOf(lines), by, facts).map(({ key, cards }) => {
        const title = groupWords(key, messages);
        return (
          <div key={title} className={styles.cards}>
            {title !== "" && (
              <h3>
                {title} <small>{countOf(cards)}</small>
              </h3>
            )}
            <ul className={styles.lines}>
              {cards.map((card) => (
                <Line key={card.name} editor={editor} section={section} card={card} by={by} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

interface LineProps {
  editor: DeckEditor;
  section: Section;
  card: CardLines;
  by: Grouping;
}

function Line({ editor, section, card, by }: LineProps) {
  const { decks } = useMessages();
  const { name, count, printings, tags } = card;
  const element = useRef<HTMLLIElement>(null);
  useDraggedCard(element, editor, name, section);
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
      <span className={styles.card}>
        {name}
        {printings.length > 0 && (
          <small className={styles.printing}>
            {printings
              .map((one) => (one.count === count ? one.printing : `${one.count} × ${one.printing}`))
              .join(", ")}
          </small>
        )}
        {by === "tag" && <TagField name={name} tags={tags} onTags={(chosen) => editor.tag(name, chosen)} />}
      </span>
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
