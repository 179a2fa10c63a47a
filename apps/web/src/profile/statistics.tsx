"use client";

import type { StatisticsView } from "@spellroom/client";
import { Panel } from "@spellroom/ui";
import { useEffect, useState } from "react";
import { api } from "../api/account.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import styles from "../site/pages.module.css";
import { useCatalogue } from "../site/use-catalogue.ts";

type Counts = Pick<StatisticsView["formats"][number], "games" | "wins" | "losses" | "draws">;
interface Row extends Counts {
  readonly key: string;
  readonly name: string;
}

/** How a player's public games ended, by format and by deck: tables whose bars are read as their numbers. */
export function Statistics({ player }: { player: string }) {
  const { profile } = useMessages().people;
  const catalogue = useCatalogue();
  const [found, setFound] = useState<StatisticsView | null>(null);
  useEffect(() => {
    let here = true;
    api.people.statistics({ player }).then(
      (answer) => here && setFound(answer),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [player]);
  if (found === null) return null;
  const formats = found.formats.map(({ format, ...counts }) => ({
    key: format,
    name: catalogue?.formats.find(({ id }) => id === format)?.name ?? format,
    ...counts,
  }));
  const decks = found.decks.map(({ preset, ...counts }) => ({
    key: preset ?? "",
    name:
      preset === null ? profile.ownDecks : (catalogue?.decks.find(({ id }) => id === preset)?.name ?? preset),
    ...counts,
  }));
  return (
    <Panel title={profile.results}>
      <p className={styles.note}>{formats.length === 0 ? profile.noResults : profile.statisticsHint}</p>
      {formats.length > 0 && (
        <Results caption={profile.byFormat} head={profile.counts.format} rows={formats} />
      )}
      {decks.length > 0 && <Results caption={profile.byDeck} head={profile.counts.deck} rows={decks} />}
    </Panel>
  );
}

function Results({ caption, head, rows }: { caption: string; head: string; rows: readonly Row[] }) {
  const { counts } = useMessages().people.profile;
  const language = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  return (
    <table className={styles.results}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className={styles.number}>
            {counts.games}
          </th>
          <th scope="col" className={styles.number}>
            {counts.won}
          </th>
          <th scope="col">{counts.share}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, games, wins, draws }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className={styles.number}>{games}</td>
            <td className={styles.number}>{wins}</td>
            <td className={styles.share}>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="10" className={styles.lost} />
                <rect width={(100 * (wins + draws)) / games} height="10" className={styles.drawn} />
                <rect width={(100 * wins) / games} height="10" className={styles.won} />
              </svg>
              <span>{percent.format(wins / games)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
