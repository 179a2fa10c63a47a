"use client";

import { type AccountDeck, ApiFailure, type Person } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { api } from "../api/account.ts";
import { cardAddress } from "../cards/search/wish.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { DeadEnd } from "../site/dead-end.tsx";
import styles from "./builder.module.css";
import { useCardFacts } from "./card-facts.ts";
import { chooseDeck } from "./chosen-deck.ts";
import { cardsOf } from "./deck-lines.ts";
import { countOf, SECTIONS } from "./deck-list.ts";
import { ExportPanel } from "./export-panel.tsx";
import { groupWords } from "./group-words.ts";
import { groupsOf } from "./groups.ts";
import { emptyDeck, keepDeck } from "./own-decks.ts";

type Found = { readonly deck: AccountDeck; readonly owner: Person } | "none" | null;

/** A shared deck: to be viewed, exported, and copied to the user's own. */
export function SharedDeckPage({ id }: { id: string }) {
  const { site, builder } = useMessages();
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    let here = true;
    api.decks.shared({ deck: id }).then(
      (shared) => here && setFound(shared),
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        if (here) setFound("none");
      },
    );
    return () => {
      here = false;
    };
  }, [id]);
  if (found === null) return <p role="status">{site.loading}</p>;
  if (found === "none") return <DeadEnd title={builder.notShared} />;
  return <SharedDeck {...found} />;
}

function SharedDeck({ deck, owner }: { deck: AccountDeck; owner: Person }) {
  const messages = useMessages();
  const { builder, decks } = messages;
  const router = useRouter();
  const facts = useCardFacts(deck);
  const copy = (): void => {
    const { name, main, sideboard, commander, maybeboard, notes, tags } = deck;
    const own = { ...emptyDeck(name), main, sideboard, commander, maybeboard, notes, tags };
    keepDeck(own);
    chooseDeck(own.id);
    router.push(`/decks/own/${own.id}`);
  };
  return (
    <div className={styles.builder}>
      <div className={styles.head}>
        <div>
          <h1>{deck.name}</h1>
          <p className={styles.hint}>
            {builder.by} <Link href={`/players/${owner.id}`}>{owner.name}</Link>
          </p>
        </div>
        <Button tone="primary" onClick={copy}>
          {builder.copyDeck}
        </Button>
      </div>
      {deck.notes !== "" && <p className={styles.written}>{deck.notes}</p>}
      <div className={styles.shared}>
        {SECTIONS.filter((section) => deck[section].length > 0).map((section) => (
          <section key={section} className={styles.deck}>
            <h2>
              {decks.list[section]}{" "}
              <small>
                {fill(decks.size({ count: countOf(deck[section]) }), { count: countOf(deck[section]) })}
              </small>
            </h2>
            {groupsOf(cardsOf(deck[section]), "type", facts).map(({ key, cards }) => (
              <div key={groupWords(key, messages)} className={styles.cards}>
                <h3>
                  {groupWords(key, messages)} <small>{countOf(cards)}</small>
                </h3>
                <ul className={styles.lines}>
                  {cards.map(({ name, count }) => (
                    <li key={name}>
                      <b className={styles.count}>{count}</b> <Link href={cardAddress(name)}>{name}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
        <div className={styles.aside}>
          <ExportPanel deck={deck} />
        </div>
      </div>
    </div>
  );
}
