"use client";

import { useId } from "react";
import { isPlayable, type PlayableDeck } from "../decks/playable-deck.ts";
import styles from "./practice.module.css";

interface DeckSelectProps {
  label: string;
  decks: readonly PlayableDeck[];
  chosen: string;
  /** What it says where no deck is chosen, if that may be. */
  none?: string;
  /** What there is to know about the choice. */
  hint?: string;
  onChoose: (id: string) => void;
}

/** A deck in one line. */
export function DeckSelect({ label, decks, chosen, none, hint, onChoose }: DeckSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen}
        aria-describedby={hint === undefined ? undefined : `${id}hint`}
        onChange={(event) => onChoose(event.target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {decks.filter(isPlayable).map((deck) => (
          <option key={deck.id} value={deck.id}>
            {deck.name}
          </option>
        ))}
      </select>
      {hint !== undefined && <small id={`${id}hint`}>{hint}</small>}
    </div>
  );
}
