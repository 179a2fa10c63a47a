"use client";

import type { DeckSummary } from "@spellroom/client";
import { CardArt, classes, PatientPictures, Pip } from "@spellroom/ui";
import Link from "next/link";
import { useId } from "react";
import { useIsNear } from "../browser/use-is-near.ts";
import { useMessages } from "../i18n/language.tsx";
import { deckLook } from "./deck-picture.ts";
import styles from "./decks.module.css";
import { isPlayable, type PlayableDeck } from "./playable-deck.ts";

interface DeckPickerProps {
  label: string;
  decks: readonly PlayableDeck[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  compact?: boolean;
  /** Whether a list can be brought from here. */
  bring?: boolean;
}

/** Decks as boxes, one of which is chosen: the user's own first. */
export function DeckPicker({
  label,
  decks,
  chosen,
  onChoose,
  compact = false,
  bring = false,
}: DeckPickerProps) {
  const name = useId();
  const { decks: words } = useMessages();
  return (
    <fieldset className={classes(styles.picker, compact && styles.compact)}>
      <legend>{label}</legend>
      <div className={styles.boxes}>
        {bring && (
          <Link className={styles.bring} href="/decks/list">
            <span className={styles.plus} aria-hidden="true">
              +
            </span>
            <span>
              <b>{words.bring}</b>
              <small>{words.bringHint}</small>
            </span>
          </Link>
        )}
        {decks.map((deck) => (
          <label key={deck.id} className={classes(styles.box, !isPlayable(deck) && styles.barred)}>
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

/** A deck's picture, name, colors and plan. A page shows many of them: the pictures come when it has nothing else to do. */
export function DeckFront({ deck }: { deck: DeckSummary }) {
  const [art, isNear] = useIsNear<HTMLSpanElement>();
  return (
    <span className={styles.front}>
      <span className={styles.art} ref={art}>
        <PatientPictures value={true}>
          {isNear && <CardArt look={deckLook(deck)} size="small" />}
        </PatientPictures>
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <b>{deck.name}</b>
          <span className={styles.pips}>
            {[...deck.colors].map((color) => (
              <Pip key={color} symbol={color} />
            ))}
          </span>
        </span>
        <small>{deck.description}</small>
      </span>
    </span>
  );
}
