"use client";

import { Button } from "@spellroom/ui";
import Link from "next/link";
import { useState } from "react";
import { copiesIn, withCopies } from "../../decks/deck-editor.ts";
import { findDeck, keepDeck, useOwnDecks } from "../../decks/own-decks.ts";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import styles from "./card-page.module.css";

/** Adds a copy of a card to one of one's own decks, first of all to the one that was changed last. */
export function ToDeck({ name }: { name: string }) {
  const { page } = useMessages().cards;
  const decks = useOwnDecks();
  const [chosen, setChosen] = useState<string | null>(null);
  const deck = decks.find(({ id }) => id === chosen) ?? decks[0];
  if (deck === undefined) return null;
  const add = (): void => {
    const now = findDeck(deck.id);
    if (now !== undefined) keepDeck({ ...withCopies(now, "main", name, 1), changedAt: Date.now() });
    setChosen(deck.id);
  };
  const count = copiesIn(deck.main, name);
  return (
    <div className={styles.toDeck}>
      <Button tone="primary" onClick={add}>
        {page.add}
      </Button>
      <select aria-label={page.deck} value={deck.id} onChange={(event) => setChosen(event.target.value)}>
        {decks.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      <span role="status">{count > 0 && fill(page.inDeck({ count }), { count })}</span>
      <Link href={`/decks/own/${deck.id}`}>{page.open}</Link>
    </div>
  );
}
