"use client";

import { RATED_KINDS, type RatedKind, type StandingView } from "@spellroom/client";
import { TIME_CONTROL_IDS, type TimeControlId } from "@spellroom/protocol";
import { Avatar, Panel } from "@spellroom/ui";
import Link from "next/link";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { accountStore, api } from "../api/account.ts";
import { quickFormat } from "../decks/chosen-deck.ts";
import { useMessages } from "../i18n/language.tsx";
import { Choice } from "../site/field.tsx";
import styles from "../site/pages.module.css";
import { useCatalogue } from "../site/use-catalogue.ts";
import { FindPlayer } from "./find-player.tsx";

/** The best, by format and time. */
export function RankingPage() {
  const { people, site: words } = useMessages();
  const { ranking, terms } = people;
  const catalogue = useCatalogue();
  const [chosen, setChosen] = useState<string | null>(null);
  const [timeControl, setTimeControl] = useState<TimeControlId>("blitz");
  const [of, setOf] = useState<RatedKind>("people");
  const [standings, setStandings] = useState<readonly StandingView[] | null>(null);
  const format = chosen ?? quickFormat(catalogue)?.id;
  useEffect(() => {
    if (format === undefined) return;
    let here = true;
    setStandings(null);
    api.ratings.leaderboard({ format, timeControl, of }).then(
      ({ standings: all }) => here && setStandings(all),
      () => here && setStandings([]),
    );
    return () => {
      here = false;
    };
  }, [format, timeControl, of]);
  const formats = catalogue?.formats.filter(({ quickMatch }) => quickMatch) ?? [];
  return (
    <>
      <h1>{ranking.title}</h1>
      <p className={styles.note}>{ranking.text}</p>
      <div className={styles.filters}>
        {formats.length > 1 && (
          <Choice
            label={terms.format}
            value={format ?? ""}
            choices={formats.map(({ id, name }) => ({ value: id, label: name }))}
            onChoose={setChosen}
          />
        )}
        <Choice
          label={terms.time}
          value={timeControl}
          choices={TIME_CONTROL_IDS.map((value) => ({ value, label: terms.times[value] }))}
          onChoose={setTimeControl}
        />
        <Choice
          label={ranking.of}
          value={of}
          choices={RATED_KINDS.map((value) => ({ value, label: ranking.kinds[value] }))}
          onChoose={setOf}
        />
        <FindPlayer />
      </div>
      <Panel>
        {standings === null && <p role="status">{words.loading}</p>}
        {standings?.length === 0 && <p className={styles.note}>{ranking.empty}</p>}
        {standings !== null && standings.length > 0 && <Standings standings={standings} />}
      </Panel>
    </>
  );
}

function Standings({ standings }: { standings: readonly StandingView[] }) {
  const { ranking } = useMessages().people;
  const own = useStore(accountStore, (state) => state.account?.id);
  return (
    <table className={styles.ranking}>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            {ranking.rank}
          </th>
          <th scope="col">{ranking.player}</th>
          <th scope="col" className={styles.number}>
            {ranking.rating}
          </th>
          <th scope="col" className={`${styles.number} ${styles.wide}`}>
            {ranking.games}
          </th>
          <th scope="col" className={`${styles.number} ${styles.wide}`}>
            {ranking.won}
          </th>
        </tr>
      </thead>
      <tbody>
        {standings.map(({ rank, id, name, rating, games, wins }) => (
          <tr key={id} data-own={id === own || undefined}>
            <td className={styles.number}>{rank}</td>
            <td>
              <Link className={styles.person} href={`/players/${id}`}>
                <Avatar name={name} />
                {name}
              </Link>
            </td>
            <td className={styles.number}>{rating}</td>
            <td className={`${styles.number} ${styles.wide}`}>{games}</td>
            <td className={`${styles.number} ${styles.wide}`}>{wins}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
