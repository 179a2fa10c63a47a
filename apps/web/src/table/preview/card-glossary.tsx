"use client";

import type { FaceView } from "@spellroom/protocol";
import { SymbolText } from "@spellroom/ui";
import { useMemo } from "react";
import { explainedOn } from "../../cards/keywords-of.ts";
import { useCardWords, useMessages } from "../../i18n/language.tsx";
import { useGlossary } from "../../i18n/use-glossary.ts";
import styles from "./preview.module.css";

interface CardGlossaryProps {
  face: FaceView | undefined;
  /** Keywords that it has just now, printed or not. */
  now?: readonly string[];
}

const NONE: readonly string[] = [];

/** What the keywords of a card mean. */
export function CardGlossary({ face, now = NONE }: CardGlossaryProps) {
  const glossary = useGlossary();
  const words = useCardWords();
  const { table, words: names } = useMessages();
  const entries = useMemo(
    () => (glossary === null ? [] : explainedOn(face, now, glossary, names)),
    [face, now, glossary, names],
  );
  if (entries.length === 0) return null;
  return (
    <dl className={styles.glossary} aria-label={table.preview.keywords}>
      {entries.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <SymbolText line={text} words={words} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
