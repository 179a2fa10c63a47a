"use client";

import type { DeckSummary } from "@spellroom/client";
import { CardArt, classes, Pip } from "@spellroom/ui";
import { useId } from "react";
import { deckLook } from "./deck-picture.ts";
import styles from "./decks.module.css";

interface DeckPickerProps {
  label: string;
  decks: readonly DeckSummary[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  compact?: boolean;
}

/** Decks as boxes, one of which is chosen. */
export function DeckPicker({ label, decks, chosen, onChoose, compact = false }: DeckPickerProps) {
  const name = useId();
  return (
    <fieldset className={classes(styles.picker, compact && styles.compact)}>
      <legend>{label}</legend>
      <div className={styles.boxes}>
        {decks.map((deck) => (
          <label key={deck.id} className={styles.box}>
            <input
              type="radio"
              name={name}
              value={deck.id}
              checked={deck.id === chosen}
              onChange={() => onChoose(deck.id)}
            />
            <DeckFront deck={deck} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A deck's picture, name, colours and plan. */
export function DeckFront({ deck }: { deck: DeckSummary }) {
  return (
    <span className={styles.front}>
      <span className={styles.art}>
        <CardArt look={deckLook(deck)} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <b>{deck.name}</b>
          <span className={styles.pips}>
            {[...deck.colours].map((colour) => (
              <Pip key={colour} symbol={colour} />
            ))}
          </span>
        </span>
        <small>{deck.description}</small>
      </span>
    </span>
  );
}
