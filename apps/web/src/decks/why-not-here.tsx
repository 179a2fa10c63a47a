"use client";

import { Button } from "@spellroom/ui";
import Link from "next/link";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { useCatalogue } from "../site/use-catalogue.ts";
import styles from "./own.module.css";
import { deckAddress, type PlayableDeck } from "./playable-deck.ts";

interface WhyNotHereProps {
  deck: PlayableDeck | undefined;
  /** Where one can change the format instead. */
  onFormat?: (format: string) => void;
}

/** Why a deck is not legal here, and how to fix it. Nothing for legal decks. */
export function WhyNotHere({ deck, onFormat }: WhyNotHereProps) {
  const { decks } = useMessages();
  const formats = useCatalogue()?.formats ?? [];
  if (deck === undefined || deck.problems.length === 0) return null;
  const legal = formats.filter(({ id }) => deck.formats.includes(id));
  const others = legal.filter(({ quickMatch }) => quickMatch);
  const atTables = legal.filter(({ quickMatch }) => !quickMatch).map(({ name }) => name);
  return (
    <div className={styles.why} role="status">
      <p>{fill(decks.notHere, { name: deck.name })}</p>
      <ul>
        {deck.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {atTables.length > 0 && <p>{fill(decks.atTables, { formats: atTables.join(", ") })}</p>}
      <p className={styles.acts}>
        {onFormat !== undefined &&
          others.map(({ id, name }) => (
            <Button key={id} size="small" onClick={() => onFormat(id)}>
              {fill(decks.switchTo, { format: name })}
            </Button>
          ))}
        <Link href={deckAddress(deck)}>{decks.edit}</Link>
      </p>
    </div>
  );
}
