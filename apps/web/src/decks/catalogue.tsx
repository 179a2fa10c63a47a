"use client";

import type { CardSummaryView } from "@spellroom/client";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Found } from "../cards/search/finder.ts";
import { FoldedFilters } from "../cards/search/folded-filters.tsx";
import { OrderChoice } from "../cards/search/order-choice.tsx";
import { QueryField } from "../cards/search/query-field.tsx";
import { ResultCount } from "../cards/search/result-count.tsx";
import { SearchNotice } from "../cards/search/search-notice.tsx";
import { useFound, useOwnFinder } from "../cards/search/use-finder.ts";
import { EVERY_CARD, type SearchWish } from "../cards/search/wish.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "./catalogue.module.css";
import { CatalogueRows } from "./catalogue-rows.tsx";
import type { DeckEditor } from "./deck-editor.ts";
import { copiesIn } from "./deck-lines.ts";
import { SECTIONS, type Section } from "./deck-list.ts";

const NO_PROBLEMS: Found["problems"] = [];
const PAGE_OF_ROWS = 8;
const PLAYABLE: SearchWish = { ...EVERY_CARD, q: "is:playable" };

/** All cards next to a deck: searched as on the cards page, and added by a click, a tap, or Enter in the field. */
export function Catalogue({ editor }: { editor: DeckEditor }) {
  const { decks } = useMessages();
  const finder = useOwnFinder();
  const [wish, setWish] = useState(PLAYABLE);
  const [section, setSection] = useState<Section>("main");
  const [said, setSaid] = useState("");
  const state = useFound(finder, wish, useNames(editor));
  const { found } = state;
  const isStale = found?.search !== state.search || found?.search.q !== wish.q;
  const say = ({ name: card }: CardSummaryView): void => {
    const count = copiesIn(editor.store.getState().deck[section], card);
    setSaid(fill(decks.catalogue.said, { card, count, section: decks.list[section] }));
  };
  const add = (card: CardSummaryView, count: number): void => {
    editor.add(section, card.name, count);
    say(card);
  };
  const keys = useRowKeys(found, isStale, { add, say });
  return (
    <section className={styles.catalogue} aria-label={decks.catalogue.title}>
      <search className={styles.search}>
        <QueryField
          query={wish.q}
          onQuery={(q) => setWish({ ...wish, q })}
          problems={isStale ? NO_PROBLEMS : (found?.problems ?? NO_PROBLEMS)}
          onKey={keys.press}
        />
        <FoldedFilters isNarrow query={wish.q} onQuery={(q) => setWish({ ...wish, q })} />
      </search>
      <div className={styles.tools}>
        <ResultCount state={state} />
        <OrderChoice wish={wish} onWish={setWish} />
        <SectionChoice section={section} onSection={setSection} />
      </div>
      <p className={styles.hint}>{decks.catalogue.keys}</p>
      <SearchNotice finder={finder} onEverything={() => setWish(PLAYABLE)} />
      {found !== null && (
        <CatalogueRows
          editor={editor}
          finder={finder}
          found={found}
          section={section}
          active={keys.active}
          onAdd={add}
        />
      )}
      <p className="sr-hidden" role="status">
        {said}
      </p>
    </section>
  );
}

interface SectionChoiceProps {
  section: Section;
  onSection: (section: Section) => void;
}

function SectionChoice({ section, onSection }: SectionChoiceProps) {
  const { decks } = useMessages();
  const id = useId();
  return (
    <span className={styles.into}>
      <label htmlFor={id}>{decks.add.to}</label>
      <select
        id={id}
        value={section}
        onChange={(event) => onSection(SECTIONS.find((one) => one === event.target.value) ?? "main")}
      >
        {SECTIONS.map((one) => (
          <option key={one} value={one}>
            {decks.list[one]}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The names of a deck's cards, the same list as long as they are the same. */
function useNames(editor: DeckEditor): readonly string[] {
  const joined = useStore(editor.store, ({ deck }) =>
    [...new Set(SECTIONS.flatMap((section) => deck[section].map(({ name }) => name)))].join("|"),
  );
  return joined === "" ? [] : joined.split("|");
}

interface RowKeys {
  /** The row that Enter adds. */
  readonly active: number;
  readonly press: (event: KeyboardEvent, isNews: boolean) => void;
}

interface RowWork {
  readonly add: (card: CardSummaryView, count: number) => void;
  /** Reads out a card that was chosen. */
  readonly say: (card: CardSummaryView) => void;
}

/** Arrow keys choose a row, Enter adds its card; pressed before the result has arrived, they take effect when it does. */
function useRowKeys(found: Found | null, isStale: boolean, { add, say }: RowWork): RowKeys {
  const [{ search, active }, setActive] = useState({ search: found?.search, active: 0 });
  const waiting = useRef(0);
  const current = search === found?.search ? active : 0;
  useEffect(() => {
    if (isStale || waiting.current === 0) return;
    const first = found?.cards.get(0);
    if (first !== undefined) add(first, waiting.current);
    waiting.current = 0;
  });
  const go = (steps: number): void => {
    const last = Math.max((found?.total ?? 0) - 1, 0);
    const next = Math.min(Math.max(current + steps, 0), last);
    setActive({ search: found?.search, active: next });
    const card = found?.cards.get(next);
    if (card !== undefined) say(card);
  };
  const press = (event: KeyboardEvent, isNews: boolean): void => {
    const steps = STEPS[event.key];
    if (steps !== undefined) {
      event.preventDefault();
      return go(steps);
    }
    if (event.key !== "Enter") {
      waiting.current = 0;
      return;
    }
    event.preventDefault();
    const card = found?.cards.get(current);
    if (isStale || isNews) waiting.current += 1;
    else if (card !== undefined) add(card, event.shiftKey ? -1 : 1);
  };
  return { active: current, press };
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE_OF_ROWS,
  PageUp: -PAGE_OF_ROWS,
};
