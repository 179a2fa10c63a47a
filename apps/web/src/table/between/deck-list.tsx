"use client";

import { CardChip } from "@spellroom/ui";
import { useEffect, useMemo } from "react";
import { needDefinitions } from "../../cards/definitions.ts";
import { printedLook } from "../../cards/look.ts";
import { useDefinitions } from "../../cards/use-cards.ts";
import { fill } from "../../i18n/fill.ts";
import { useCardWords } from "../../i18n/language.tsx";
import styles from "./between.module.css";

interface DeckListProps {
  title: string;
  cards: ReadonlyMap<string, number>;
  /** What pressing a card does, with its name in it. */
  label: string;
  onMove: (hash: string) => void;
}

/** Cards by name with their copies; pressing one moves a copy to the other list. */
export function DeckList({ title, cards, label, onMove }: DeckListProps) {
  const byHash = useDefinitions();
  const words = useCardWords();
  useEffect(() => needDefinitions(cards.keys()), [cards]);
  const lines = useMemo(
    () =>
      [...cards]
        .flatMap(([hash, count]) => {
          const face = byHash.get(hash)?.faces[0];
          return face === undefined ? [] : [{ hash, count, face }];
        })
        .sort((one, other) => one.face.name.localeCompare(other.face.name)),
    [cards, byHash],
  );
  return (
    <div className={styles.list}>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ hash, count, face }) => (
          <li key={hash}>
            <button
              type="button"
              aria-label={`${count} ${face.name}. ${fill(label, { what: face.name })}`}
              onClick={() => onMove(hash)}
            >
              <span className={styles.count}>{count}</span>
              <CardChip look={printedLook(face)} words={words} detail="cost" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
