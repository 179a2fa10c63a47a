"use client";

import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { useCatalogue } from "../site/use-catalogue.ts";
import styles from "./own.module.css";
import { formatsOf } from "./playable-deck.ts";
import { problemsIn } from "./problems.ts";

interface LegalWordsProps {
  /** Reasons against the deck by format. */
  legal: Readonly<Record<string, readonly string[]>>;
}

/** Where a deck may be played, and why not elsewhere. */
export function LegalWords({ legal }: LegalWordsProps) {
  const { decks } = useMessages();
  const formats = (useCatalogue()?.formats ?? []).filter(({ id }) => legal[id] !== undefined);
  const legalIn = formatsOf({ legal });
  const good = formats.filter(({ id }) => legalIn.includes(id));
  const names = good.map(({ name }) => name).join(", ");
  return (
    <div className={styles.legal}>
      <p data-good={good.length > 0}>
        {good.length === 0 ? decks.list.legalNowhere : fill(decks.list.legalIn, { formats: names })}
      </p>
      {formats
        .filter((format) => !good.includes(format))
        .map(({ id, name }) => (
          <details key={id} open={good.length === 0}>
            <summary>{fill(decks.notIn, { format: name })}</summary>
            <ul>
              {problemsIn(legal[id] ?? [], decks).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </details>
        ))}
    </div>
  );
}
