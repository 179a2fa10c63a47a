"use client";

import type { DeckLine } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import { type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
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
  const { mulligans, toBottom, drawn, library } = sample ?? NO_HAND;
  const draw = useRef<HTMLButtonElement>(null);
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
              ref={draw}
              size="small"
              disabled={toBottom > 0 || library.length === 0}
              onClick={() => setSample(drawCard(sample))}
            >
              {draws.draw}
            </Button>
          </>
        )}
      </div>
      <p role="status" className={styles.said}>
        {toBottom > 0 && fill(draws.toBottom({ count: toBottom }), { count: toBottom })}
      </p>
      <HandCards sample={sample ?? NO_HAND} onSample={setSample} next={draw} />
    </>
  );
}

interface HandCardsProps {
  sample: SampleHand;
  onSample: (sample: SampleHand) => void;
  /** What has the focus once no more cards go to the bottom. */
  next: RefObject<HTMLElement | null>;
}

/** The cards of a hand, each a button while some have to go to the bottom. The focus stays in the place of one that has gone. */
function HandCards({ sample, onSample, next }: HandCardsProps) {
  const { draws } = useMessages().decks;
  const list = useRef<HTMLUListElement>(null);
  const gone = useRef<{ readonly after: SampleHand; readonly at: number }>(undefined);
  useLayoutEffect(() => {
    if (gone.current?.after !== sample) return;
    const buttons = list.current?.querySelectorAll("button") ?? [];
    const place = buttons[Math.min(gone.current.at, buttons.length - 1)] ?? next.current;
    place?.focus();
    gone.current = undefined;
  }, [sample, next]);
  const putAway = (at: number): void => {
    const after = putOnBottom(sample, at);
    gone.current = { after, at };
    onSample(after);
  };
  return (
    <ul ref={list} className={styles.hand} aria-live="polite" aria-label={draws.title}>
      {keyedByCount(sample.hand).map(({ key, name }, at) => (
        <li key={key}>
          {sample.toBottom > 0 ? (
            <Button size="small" aria-label={fill(draws.bottom, { card: name })} onClick={() => putAway(at)}>
              {name}
            </Button>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
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
