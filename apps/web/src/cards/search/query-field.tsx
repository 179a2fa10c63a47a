"use client";

import type { CardsFoundView } from "@spellroom/client";
import { type ComponentPropsWithoutRef, type KeyboardEvent, useId, useRef } from "react";
import { useIsAwake } from "../../browser/awake.ts";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { markedPieces } from "./marked-pieces.ts";
import { problemWords } from "./problem-words.ts";
import styles from "./search.module.css";
import { useTyped } from "./use-typed.ts";

const LONGEST = 500;
const NOTHING_WRONG: CardsFoundView["problems"] = [];

interface QueryFieldProps extends Omit<ComponentPropsWithoutRef<"input">, "value" | "onChange" | "id"> {
  query: string;
  onQuery: (query: string) => void;
  /** What was not understood of the query. */
  problems: CardsFoundView["problems"];
  /** Handles further keys of a field; `isNews`: the key has submitted a new query. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>, isNews: boolean) => void;
}

/** The field for queries: what was not understood is underlined in place, and explained below. */
export function QueryField({ query, onQuery, problems, onKey, ...input }: QueryFieldProps) {
  const { search } = useMessages().cards;
  const id = useId();
  const awake = useIsAwake();
  const field = useRef<HTMLInputElement>(null);
  const mirror = useRef<HTMLDivElement>(null);
  const { text, type, flush } = useTyped(query, onQuery);
  const known = text === query ? problems : NOTHING_WRONG;
  const follow = (): void => {
    if (mirror.current !== null) mirror.current.scrollLeft = field.current?.scrollLeft ?? 0;
  };
  return (
    <div className={styles.query}>
      <label htmlFor={id}>{search.label}</label>
      <div className={styles.field}>
        <div ref={mirror} className={styles.mirror} aria-hidden="true">
          {markedPieces(text, known).map((piece) =>
            piece.isWrong ? (
              <mark key={piece.at}>{piece.text}</mark>
            ) : (
              <span key={piece.at}>{piece.text}</span>
            ),
          )}
        </div>
        <input
          {...input}
          ref={field}
          id={id}
          type="search"
          value={text}
          maxLength={LONGEST}
          placeholder={search.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={!awake}
          aria-invalid={known.length > 0}
          aria-describedby={known.length > 0 ? `${id}wrong` : undefined}
          onChange={(event) => type(event.target.value)}
          onScroll={follow}
          onSelect={follow}
          onKeyDown={(event) => {
            const isNews = event.key === "Enter" && flush();
            onKey?.(event, isNews);
          }}
        />
      </div>
      <ul id={`${id}wrong`} className={styles.problems} aria-live="polite">
        {known.map((problem) => (
          <li key={`${problem.at} ${problem.problem}`}>
            <button
              type="button"
              onClick={() => {
                field.current?.focus();
                field.current?.setSelectionRange(problem.at, problem.at + Math.max(problem.length, 1));
              }}
            >
              {problemWords(problem, text, search.problems)}{" "}
              <small>{fill(search.place, { at: problem.at + 1 })}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
