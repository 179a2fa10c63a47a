"use client";

import type { CardPageView } from "@spellroom/client";
import { SymbolText } from "@spellroom/ui";
import Link from "next/link";
import { useEffect } from "react";
import { fill } from "../../i18n/fill.ts";
import { useCardWords, useMessages } from "../../i18n/language.tsx";
import { errorWords } from "../../site/error-words.ts";
import { useCatalogue } from "../../site/use-catalogue.ts";
import { needDefinitions } from "../definitions.ts";
import { useDefinitions } from "../use-cards.ts";
import { CardFaces } from "./card-faces.tsx";
import { CardKeywords } from "./card-keywords.tsx";
import styles from "./card-page.module.css";
import { Legalities } from "./legalities.tsx";
import { ToDeck } from "./to-deck.tsx";
import { useCard } from "./use-card.ts";

/** One card with all that is known of it. */
export function CardPage({ name }: { name: string }) {
  const messages = useMessages();
  const { page } = messages.cards;
  const { card, failure } = useCard(name);
  return (
    <article className={styles.page}>
      <p className={styles.back}>
        <Link href="/cards">{page.back}</Link>
      </p>
      <h1>{card?.name ?? name}</h1>
      {card === null && failure === null && <p role="status">{messages.site.loading}</p>}
      {failure !== null && (
        <p role="alert">{failure.code === "not-found" ? page.none : errorWords(failure, messages)}</p>
      )}
      {card !== null && <Known card={card} />}
    </article>
  );
}

function Known({ card }: { card: CardPageView }) {
  const { page } = useMessages().cards;
  const { hash } = card;
  useEffect(() => {
    if (hash !== null) needDefinitions([hash]);
  }, [hash]);
  const definition = useDefinitions().get(hash ?? "");
  return (
    <>
      {hash === null ? <WhyNot stop={card.stop} name={card.faces[0].name} /> : <ToDeck name={card.name} />}
      <CardFaces card={card} definition={definition} />
      <div className={styles.facts}>
        <CardKeywords card={card} definition={definition} />
        <Legalities card={card} />
        <InDecks ids={card.decks} />
        <Translations card={card} />
        {card.printings.length > 0 && (
          <section className={styles.fact}>
            <h2>{page.editions}</h2>
            <ul className={styles.tags}>
              {editionsOf(card).map((edition) => (
                <li key={edition}>{edition}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

/** Why a card can't be played: the clause, in which `~` is its name. */
function WhyNot({ stop, name }: { stop: string | null; name: string }) {
  const { page } = useMessages().cards;
  const words = useCardWords();
  return (
    <div className={styles.stop}>
      <p>
        <b>{page.unplayable}</b> {stop === null ? page.unknownStop : page.stop}
      </p>
      {stop !== null && (
        <blockquote>
          <SymbolText line={stop.replaceAll("~", name)} words={words} />
        </blockquote>
      )}
    </div>
  );
}

function InDecks({ ids }: { ids: readonly string[] }) {
  const { page } = useMessages().cards;
  const known = useCatalogue()?.decks ?? [];
  const decks = known.filter(({ id }) => ids.includes(id));
  if (decks.length === 0) return null;
  return (
    <section className={styles.fact}>
      <h2>{page.decks}</h2>
      <ul className={styles.tags}>
        {decks.map(({ id, name }) => (
          <li key={id}>
            <Link href={`/decks/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Translations({ card }: { card: CardPageView }) {
  const { page } = useMessages().cards;
  const words = useCardWords();
  if (card.translations.length === 0) return null;
  return (
    <section className={styles.fact}>
      <h2>{page.languages}</h2>
      {card.translations.map(({ language, name, text }) => (
        <div key={`${language} ${name}`} lang={language}>
          <h3>{fill(page.inLanguage, { name, language })}</h3>
          {(text ?? "")
            .split("\n")
            .filter((line) => line !== "")
            .map((line) => (
              <p key={line}>
                <SymbolText line={line} words={words} />
              </p>
            ))}
        </div>
      ))}
    </section>
  );
}

/** The editions of a card, each once. */
function editionsOf({ printings }: CardPageView): readonly string[] {
  return [...new Set(printings.map(({ edition, editionName }) => editionName ?? edition))];
}
