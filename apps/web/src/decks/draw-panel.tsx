"use client";

import type { DeckLine } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import { useId, useState } from "react";
import { fill } from "../i18n/fill.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import styles from "./builder.module.css";
import { cardsOf } from "./deck-lines.ts";
import { countOf } from "./deck-list.ts";
import { chanceOf, chanceOfOne } from "./draw-odds.ts";
import { keyedByCount } from "./keyed-by-count.ts";
import { drawCard, HAND, putOnBottom, type SampleHand, sampleHand } from "./sample-hand.ts";

const TURNS = [1, 3, 5] as const;

/** Opening hands to try, and how likely each card has been drawn by a turn (without the draw of the first player's first turn). */
export function DrawPanel({ main }: { main: readonly DeckLine[] }) {
  const { draws } = useMessages().decks;
  if (main.length === 0) return null;
  return (
    <section>
      <h2>{draws.title}</h2>
      <Hand main={main} />
      <Odds main={main} />
      <OddsOf main={main} />
    </section>
  );
}

/** Opening hands, with mulligans and the cards drawn next. */
function Hand({ main }: { main: readonly DeckLine[] }) {
  const { draws } = useMessages().decks;
  const [sample, setSample] = useState<SampleHand | null>(null);
  const { hand, mulligans, toBottom, drawn, library } = sample ?? NO_HAND;
  return (
    <>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => setSample(sampleHand(main))}>
          {draws.hand}
        </Button>
        {sample !== null && (
          <>
            <Button
              size="small"
              disabled={drawn > 0 || mulligans === HAND}
              onClick={() => setSample(sampleHand(main, mulligans + 1))}
            >
              {draws.mulligan}
            </Button>
            <Button
              size="small"
              disabled={toBottom > 0 || library.length === 0}
              onClick={() => setSample(drawCard(sample))}
            >
              {draws.draw}
            </Button>
          </>
        )}
      </div>
      {toBottom > 0 && <p role="status">{fill(draws.toBottom({ count: toBottom }), { count: toBottom })}</p>}
      <ul className={styles.hand} aria-live="polite" aria-label={draws.title}>
        {keyedByCount(hand).map(({ key, name }, at) => (
          <li key={key}>
            {sample !== null && toBottom > 0 ? (
              <Button
                size="small"
                aria-label={fill(draws.bottom, { card: name })}
                onClick={() => setSample(putOnBottom(sample, at))}
              >
                {name}
              </Button>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const NO_HAND: SampleHand = { hand: [], library: [], mulligans: 0, toBottom: 0, drawn: 0 };

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
          {cardsOf(main).map(({ name, count }) => (
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

const ASKED = { least: 2, copies: 17, turn: 3 };
const MOST = { least: 7, copies: 99, turn: 20 };

/** The chance of any number of any copies by any turn: two of seventeen lands on the third, for one. */
function OddsOf({ main }: { main: readonly DeckLine[] }) {
  const { builder } = useMessages();
  const percent = new Intl.NumberFormat(useLanguage(), { style: "percent", maximumFractionDigits: 1 });
  const [asked, setAsked] = useState(ASKED);
  const deck = countOf(main);
  const chance = chanceOf(asked.least, {
    deck,
    copies: Math.min(asked.copies, deck),
    seen: HAND + asked.turn - 1,
  });
  const id = useId();
  return (
    <details>
      <summary>{builder.oddsOf}</summary>
      <div className={styles.asked}>
        {(["least", "copies", "turn"] as const).map((field) => (
          <label key={field} htmlFor={`${id}${field}`}>
            {builder.odds[field]}
            <input
              id={`${id}${field}`}
              type="number"
              min={1}
              max={MOST[field]}
              value={asked[field]}
              onChange={(event) => {
                const value = Math.round(event.target.valueAsNumber);
                if (value >= 1 && value <= MOST[field]) setAsked({ ...asked, [field]: value });
              }}
            />
          </label>
        ))}
        <output htmlFor={`${id}least ${id}copies ${id}turn`}>{percent.format(chance)}</output>
      </div>
    </details>
  );
}
