"use client";

import Link from "next/link";
import { useMessages } from "../i18n/language.tsx";
import { decksOf, quickFormat } from "./chosen-deck.ts";
import { DeckFront } from "./deck-picker.tsx";
import styles from "./decks.module.css";
import { useCatalogue } from "./use-catalogue.ts";

/** All decks that one can begin with. */
export function DecksPage() {
  const catalogue = useCatalogue();
  const { decks, loading } = useMessages().site;
  const all = decksOf(catalogue, quickFormat(catalogue));
  return (
    <>
      <h1>{decks.title}</h1>
      <p>{decks.text}</p>
      {catalogue === null && <p role="status">{loading}</p>}
      <ul className={styles.shelf}>
        {all.map((deck) => (
          <li key={deck.id}>
            <Link href={`/decks/${deck.id}`}>
              <DeckFront deck={deck} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
