"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useMessages } from "../i18n/language.tsx";
import { useCatalogue } from "../site/use-catalogue.ts";
import { quickFormat } from "./chosen-deck.ts";
import { DeckFront } from "./deck-picker.tsx";
import styles from "./decks.module.css";
import { emptyDeck, keepDeck, useOwnDecks } from "./own-decks.ts";
import { deckAddress, ownDeck, type PlayableDeck, presetsFor } from "./playable-deck.ts";

/** The user's decks, ways to create one, and the ready-made ones. */
export function DecksPage() {
  const catalogue = useCatalogue();
  const messages = useMessages();
  const { decks: words } = messages;
  const { decks, loading } = messages.site;
  const format = quickFormat(catalogue);
  const own = useOwnDecks().map((deck) => ({
    folder: deck.folder,
    deck: ownDeck(deck, format?.id ?? "", messages),
  }));
  const folders = Map.groupBy(own, ({ folder }) => folder);
  const router = useRouter();
  const build = (): void => {
    const deck = emptyDeck(words.list.unnamed);
    keepDeck(deck);
    router.push(`/decks/own/${deck.id}`);
  };
  return (
    <>
      <h1>{decks.title}</h1>
      <section className={styles.group}>
        <h2>{words.own}</h2>
        <ul className={styles.shelf}>
          <li>
            <Link className={styles.bring} href="/decks/list">
              <span className={styles.plus} aria-hidden="true">
                +
              </span>
              <span>
                <b>{words.bring}</b>
                <small>{words.bringHint}</small>
              </span>
            </Link>
          </li>
          <li>
            <button type="button" className={styles.bring} onClick={build}>
              <span className={styles.plus} aria-hidden="true">
                +
              </span>
              <span>
                <b>{words.build}</b>
                <small>{words.buildHint}</small>
              </span>
            </button>
          </li>
          {folders.get("")?.map(({ deck }) => (
            <Shelved key={deck.id} deck={deck} />
          ))}
        </ul>
      </section>
      {[...folders]
        .filter(([folder]) => folder !== "")
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([folder, held]) => (
          <section key={folder} className={styles.group}>
            <h2>{folder}</h2>
            <ul className={styles.shelf}>
              {held.map(({ deck }) => (
                <Shelved key={deck.id} deck={deck} />
              ))}
            </ul>
          </section>
        ))}
      <section className={styles.group}>
        <h2>{words.ready}</h2>
        <p>{decks.text}</p>
        {catalogue === null && <p role="status">{loading}</p>}
        <ul className={styles.shelf}>
          {presetsFor(catalogue, format).map((deck) => (
            <Shelved key={deck.id} deck={deck} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Shelved({ deck }: { deck: PlayableDeck }) {
  return (
    <li>
      <Link href={deckAddress(deck)}>
        <DeckFront deck={deck} />
      </Link>
    </li>
  );
}
