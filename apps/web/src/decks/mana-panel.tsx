"use client";

import type { DeckLine, KeptDeck } from "@spellroom/client";
import { Button, Pip } from "@spellroom/ui";
import { fill } from "../i18n/fill.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import styles from "./builder.module.css";
import { useCardFacts } from "./card-facts.ts";
import type { DeckEditor } from "./deck-editor.ts";
import { basicsFor, type ColorBalance, type ManaBase, manaBaseOf } from "./mana-base.ts";

/** Curve, colors and lands of a deck. */
export function ManaPanel({ editor, deck }: { editor: DeckEditor; deck: KeptDeck }) {
  const { builder } = useMessages();
  const facts = useCardFacts(deck);
  const base = manaBaseOf(deck.main, facts);
  if (base.curve.every((count) => count === 0) && base.lands === 0) return null;
  return (
    <section>
      <h2>{builder.mana}</h2>
      <Curve base={base} />
      <Balance colors={base.colors.filter(({ sources, symbols }) => sources + symbols > 0)} />
      <Lands base={base} onAdd={(lands) => addLands(editor, lands)} />
    </section>
  );
}

function addLands(editor: DeckEditor, lands: readonly DeckLine[]): void {
  for (const { name, count } of lands) editor.add("main", name, count);
}

function Curve({ base: { curve, averageManaValue } }: { base: ManaBase }) {
  const { builder } = useMessages();
  const language = useLanguage();
  const most = Math.max(...curve, 1);
  const average = averageManaValue.toLocaleString(language, { maximumFractionDigits: 2 });
  return (
    <figure className={styles.curve}>
      <ol aria-label={builder.curve}>
        {curve.map((count, cost) => {
          const words = cost === curve.length - 1 ? builder.costOrMore : builder.cost;
          return (
            // The columns are fixed: one for each mana value.
            <li key={words + String(cost)} aria-label={`${fill<string>(words, { cost })}: ${count}`}>
              <small aria-hidden="true">{cost === curve.length - 1 ? `${cost}+` : cost}</small>
              <meter aria-hidden="true" min={0} max={most} value={count} />
              <span aria-hidden="true">{count}</span>
            </li>
          );
        })}
      </ol>
      <figcaption>{fill(builder.average, { average })}</figcaption>
    </figure>
  );
}

function Balance({ colors }: { colors: readonly ColorBalance[] }) {
  const { builder } = useMessages();
  if (colors.length === 0) return null;
  return (
    <table className={styles.odds}>
      <thead>
        <tr>
          <th scope="col">{builder.color}</th>
          <th scope="col">{builder.symbols}</th>
          <th scope="col">{builder.sources}</th>
          <th scope="col">{builder.needed}</th>
        </tr>
      </thead>
      <tbody>
        {colors.map(({ color, symbols, sources, hardest }) => (
          <tr key={color} data-short={hardest !== null && sources < hardest.sources ? true : undefined}>
            <th scope="row">
              <Pip symbol={color} />
            </th>
            <td>{symbols}</td>
            <td>{sources}</td>
            <td>
              {hardest === null
                ? "–"
                : fill(builder.neededFor, { count: hardest.sources, card: hardest.name })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lands({ base, onAdd }: { base: ManaBase; onAdd: (lands: readonly DeckLine[]) => void }) {
  const { builder } = useMessages();
  const basics = basicsFor(base);
  const said = fill(builder.lands, { count: base.lands, advised: base.advised });
  return (
    <>
      <p className={styles.hint}>{said}</p>
      {basics.length > 0 && (
        <Button size="small" onClick={() => onAdd(basics)}>
          {fill(builder.addLands, { lands: basics.map(({ count, name }) => `${count} ${name}`).join(", ") })}
        </Button>
      )}
    </>
  );
}
