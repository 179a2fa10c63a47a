"use client";

import type { Face } from "@spellroom/card-language";
import { SymbolText } from "@spellroom/ui";
import { useEffect, useMemo, useState } from "react";
import { explainedOn } from "../../cards/keywords-of.ts";
import { type Glossary, loadGlossary } from "../../i18n/keyword-texts.ts";
import { useCardWords, useLanguage, useMessages } from "../../i18n/language.tsx";
import styles from "./preview.module.css";

interface CardGlossaryProps {
  face: Face | undefined;
  /** Keywords that it has just now, printed or not. */
  now?: readonly string[];
}

const NONE: readonly string[] = [];

/** What the keywords of a card mean. */
export function CardGlossary({ face, now = NONE }: CardGlossaryProps) {
  const glossary = useGlossary();
  const words = useCardWords();
  const { preview } = useMessages().table;
  const entries = useMemo(
    () => (glossary === null ? [] : explainedOn(face, now, glossary)),
    [face, now, glossary],
  );
  if (entries.length === 0) return null;
  return (
    <dl className={styles.glossary} aria-label={preview.keywords}>
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

function useGlossary(): Glossary | null {
  const language = useLanguage();
  const [glossary, setGlossary] = useState<Glossary | null>(null);
  useEffect(() => {
    let here = true;
    loadGlossary(language).then(
      (loaded) => {
        if (here) setGlossary(loaded);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [language]);
  return glossary;
}
