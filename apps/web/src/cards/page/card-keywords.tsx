"use client";

import type { CardPageView } from "@spellroom/client";
import type { CardView } from "@spellroom/protocol";
import { SymbolText } from "@spellroom/ui";
import { useMemo } from "react";
import type { Explained, Glossary } from "../../i18n/keyword-texts.ts";
import { useCardWords, useMessages } from "../../i18n/language.tsx";
import type { Messages } from "../../i18n/messages.ts";
import { useGlossary } from "../../i18n/use-glossary.ts";
import { explainedOn } from "../keywords-of.ts";
import styles from "./card-page.module.css";

interface CardKeywordsProps {
  card: CardPageView;
  definition: CardView | undefined;
}

/** What the keywords of a card mean. */
export function CardKeywords({ card, definition }: CardKeywordsProps) {
  const { cards, words: names } = useMessages();
  const glossary = useGlossary();
  const words = useCardWords();
  const entries = useMemo(
    () => (glossary === null ? [] : explained(card, definition, glossary, names)),
    [card, definition, glossary, names],
  );
  if (entries.length === 0) return null;
  return (
    <section className={styles.fact}>
      <h2>{cards.page.keywords}</h2>
      <dl>
        {entries.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <SymbolText line={text} words={words} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The keywords of all faces; of a card without a definition, those that were found in its text. */
function explained(
  { keywords }: CardPageView,
  definition: CardView | undefined,
  glossary: Glossary,
  names: Messages["words"],
): readonly Explained[] {
  const named = Object.keys(glossary.keywords).filter((name) => isAmong(name, keywords));
  const faces = definition?.faces ?? [];
  const all = [
    ...explainedOn(undefined, named, glossary, names),
    ...faces.flatMap((face) => explainedOn(face, [], glossary, names)),
  ];
  return [...new Map(all.map((entry) => [entry.name, entry])).values()];
}

function isAmong(name: string, keywords: readonly string[]): boolean {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return keywords.includes(spaced) || keywords.includes(name);
}
