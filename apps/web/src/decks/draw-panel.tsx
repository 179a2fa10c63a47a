"use client";

import type { DeckLine } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import { useState } from "react";
import { fill } from "../i18n/fill.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import styles from "./builder.module.css";
import { countOf } from "./deck-list.ts";
import { chanceOfOne, drawHand } from "./draw-odds.ts";
import { keyedByCount } from "./keyed-by-count.ts";

const HAND = 7;
const TURNS = [1, 3, 5] as const;

/** Opening hands to try, and how likely each card has been drawn by a turn (without the draw of the first player's first turn). */
export function DrawPanel({ main }: { main: readonly DeckLine[] }) {
  const { draws } = useMessages().decks;
  const [hand, setHand] = useState<readonly string[]>([]);
  if (main.length === 0) return null;
  return (
    <section>
      <h2>{draws.title}</h2>
      <Button size="small" onClick={() => setHand(drawHand(main, HAND))}>
        {draws.hand}
      </Button>
      <ul className={styles.hand} aria-live="polite" aria-label={draws.title}>
        {keyedByCount(hand).map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
      <Odds main={main} />
    </section>
  );
}

function Odds({ main }: { main: readonly DeckLine[] }) {
  const { draws } = useMessages().decks;
  const percent = new Intl.NumberFormat(useLanguage(), { style: "percent" });
  const size = countOf(main);
  return (
    <details>
      <summary>{draws.odds}</summary>
      <table className={styles.odds}>
        <thead>
          <tr>
            <th scope="col">{draws.card}</th>
            {TURNS.map((turn) => (
              <th key={turn} scope="col">
                {fill(draws.turn, { turn })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {main.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">
                {count} {name}
              </th>
              {TURNS.map((turn) => (
                <td key={turn}>{percent.format(chanceOfOne(size, count, HAND + turn - 1))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
