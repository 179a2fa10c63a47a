"use client";

import { Button } from "@spellroom/ui";
import Link from "next/link";
import { useState } from "react";
import { withCopies } from "../../decks/deck-editor.ts";
import { copiesIn } from "../../decks/deck-lines.ts";
import { emptyDeck, findDeck, keepDeck, useOwnDecks } from "../../decks/own-decks.ts";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import styles from "./card-page.module.css";

const NEW = "new";

/** Adds a copy of a card to one of the user's decks, by default the one that was changed last, or to a new one. */
export function ToDeck({ name }: { name: string }) {
  const { cards, decks: words } = useMessages();
  const { page } = cards;
  const decks = useOwnDecks();
  const [chosen, setChosen] = useState<string | null>(null);
  const deck = chosen === NEW ? undefined : (decks.find(({ id }) => id === chosen) ?? decks[0]);
  const add = (): void => {
    // Another tab may have changed it since it was shown.
    const now = (deck === undefined ? undefined : findDeck(deck.id)) ?? emptyDeck(words.list.unnamed);
    keepDeck({ ...withCopies(now, "main", name, 1), changedAt: Date.now() });
    setChosen(now.id);
  };
  const count = deck === undefined ? 0 : copiesIn(deck.main, name);
  return (
    <div className={styles.toDeck}>
      <Button tone="primary" onClick={add}>
        {page.add}
      </Button>
      <select
        aria-label={page.deck}
        value={deck?.id ?? NEW}
        onChange={(event) => setChosen(event.target.value)}
      >
        {decks.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
        <option value={NEW}>{page.newDeck}</option>
      </select>
      <span role="status">{count > 0 && fill(page.inDeck({ count }), { count })}</span>
      {deck !== undefined && <Link href={`/decks/own/${deck.id}`}>{page.open}</Link>}
    </div>
  );
}
