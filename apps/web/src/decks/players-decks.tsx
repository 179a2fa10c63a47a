"use client";

import { type AccountDeck, ApiFailure } from "@spellroom/client";
import Link from "next/link";
import { useEffect, useState } from "react";
import { api } from "../api/account.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "./builder.module.css";
import { countOf } from "./deck-list.ts";

/** A player's public decks; nothing if there are none. */
export function PlayersDecks({ player }: { player: string }) {
  const { builder, decks: words } = useMessages();
  const [decks, setDecks] = useState<readonly AccountDeck[]>([]);
  useEffect(() => {
    let here = true;
    api.decks.sharedBy({ player }).then(
      ({ decks: shown }) => here && setDecks(shown),
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
      },
    );
    return () => {
      here = false;
    };
  }, [player]);
  if (decks.length === 0) return null;
  return (
    <section>
      <h2>{builder.publicDecks}</h2>
      <ul className={styles.lines}>
        {decks.map(({ id, name, main }) => (
          <li key={id}>
            <Link href={`/decks/shared/${id}`}>{name}</Link>{" "}
            <small>{fill(words.size({ count: countOf(main) }), { count: countOf(main) })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
