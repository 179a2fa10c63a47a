"use client";

import type { Deck, DeckEntry } from "@spellroom/client";
import type { CardView } from "@spellroom/protocol";
import { Button, CardFace } from "@spellroom/ui";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { api } from "../api/account.ts";
import { patiently } from "../api/patiently.ts";
import { needDefinitions } from "../cards/definitions.ts";
import { printedLook } from "../cards/look.ts";
import { useDefinitions } from "../cards/use-cards.ts";
import { fill } from "../i18n/fill.ts";
import { useCardWords, useMessages } from "../i18n/language.tsx";
import site from "../site/site.module.css";
import { useCatalogue } from "../site/use-catalogue.ts";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { chooseDeck } from "./chosen-deck.ts";
import { DeckFront } from "./deck-picker.tsx";
import styles from "./decks.module.css";
import { keptFromList } from "./kept-from-list.ts";
import { keepDeck, newDeckId } from "./own-decks.ts";

const GROUPS = ["creature", "spell", "permanent", "land"] as const;
type Group = (typeof GROUPS)[number];

/** One deck with all its cards. */
export function DeckPage({ id }: { id: string }) {
  const summary = useCatalogue()?.decks.find((deck) => deck.id === id);
  const router = useRouter();
  const { decks } = useMessages().site;
  const play = (): void => {
    chooseDeck(id);
    router.push("/");
  };
  return (
    <>
      <p>
        <Link href="/decks">{decks.back}</Link>
      </p>
      {summary !== undefined && (
        <div className={site.lead}>
          <h1 className="sr-hidden">{summary.name}</h1>
          <div className={styles.box}>
            <DeckFront deck={summary} />
          </div>
          <div className={styles.ways}>
            <Button tone="primary" size="large" onClick={play}>
              {decks.play}
            </Button>
            <CopyButton id={id} name={summary.name} />
          </div>
        </div>
      )}
      <DeckCards id={id} />
    </>
  );
}

/** Makes the deck one of the player's own, to be changed in the deck builder. */
function CopyButton({ id, name }: { id: string; name: string }) {
  const messages = useMessages();
  const router = useRouter();
  const { busy, wrong, run } = useRequest();
  const copy = () =>
    run(async () => {
      const { text } = await patiently(() => api.decks.writePreset({ deck: id }));
      const read = await patiently(() => api.decks.read({ text, printings: true }));
      const own = keptFromList(read, newDeckId(), name, messages);
      keepDeck(own);
      chooseDeck(own.id);
      router.push(`/decks/own/${own.id}`);
    });
  return (
    <>
      <Button size="large" busy={busy} onClick={() => void copy()}>
        {messages.builder.copyDeck}
      </Button>
      <Wrong text={wrong} />
    </>
  );
}

function DeckCards({ id }: { id: string }) {
  const [deck, setDeck] = useState<Deck | "none" | null>(null);
  const byHash = useDefinitions();
  const { decks, loading } = useMessages().site;
  useEffect(() => {
    let here = true;
    api.catalogue.deck({ deck: id }).then(
      ({ deck: found }) => {
        needDefinitions(found.cards.map(({ definition }) => definition));
        if (here) setDeck(found);
      },
      () => here && setDeck("none"),
    );
    return () => {
      here = false;
    };
  }, [id]);
  if (deck === null) return <p role="status">{loading}</p>;
  if (deck === "none") return <p role="status">{decks.none}</p>;
  return GROUPS.map((group) => {
    const cards = deck.cards.filter(({ definition }) => groupOf(byHash.get(definition)) === group);
    const count = cards.reduce((sum, card) => sum + card.count, 0);
    if (count === 0) return null;
    return (
      <section key={group} className={styles.group}>
        <h2>
          {decks.groups[group]} <span>{fill(decks.cards({ count }), { count })}</span>
        </h2>
        <ul className={styles.cards}>
          {cards.map((entry) => (
            <DeckCard key={entry.definition} entry={entry} definition={byHash.get(entry.definition)} />
          ))}
        </ul>
      </section>
    );
  });
}

function groupOf(definition: CardView | undefined): Group | null {
  const types = definition?.faces[0]?.types;
  if (types === undefined) return null;
  if (types.includes("land")) return "land";
  if (types.includes("creature")) return "creature";
  return types.includes("instant") || types.includes("sorcery") ? "spell" : "permanent";
}

function DeckCard({ entry, definition }: { entry: DeckEntry; definition: CardView | undefined }) {
  const words = useCardWords();
  const { decks } = useMessages().site;
  const face = definition?.faces[0];
  if (face === undefined) return null;
  return (
    <li>
      <CardFace look={printedLook(face)} words={words} />
      {entry.count > 1 && <span className={styles.count}>{fill(decks.copies, { count: entry.count })}</span>}
    </li>
  );
}
