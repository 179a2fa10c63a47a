"use client";

import type { RatingChangeView } from "@spellroom/client";
import { fill } from "../i18n/fill.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import styles from "../site/pages.module.css";

/** More would lie on each other. */
const MOST_POINTS = 60;

/** How a rating went over time, as a line with its bounds; read aloud as from where to where. */
export function RatingChart({ changes }: { changes: readonly RatingChangeView[] }) {
  const { profile } = useMessages().people;
  const language = useLanguage();
  if (changes.length < 2) return null;
  const shown = changes.slice(0, MOST_POINTS).toReversed();
  const first = shown[0]?.before ?? 1500;
  const ratings = [first, ...shown.map(({ after }) => after)];
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const height = Math.max(1, most - least);
  const places = ratings.map((rating, at) => ({
    x: (at / (ratings.length - 1)) * 100,
    y: (1 - (rating - least) / height) * 100,
  }));
  const day = (at: number) => new Date(at).toLocaleDateString(language, { dateStyle: "medium" });
  const words = { count: shown.length, first, last: ratings.at(-1) ?? 0 };
  return (
    <figure className={styles.figure}>
      <div className={styles.plot}>
        <svg
          className={styles.chart}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={fill(profile.chart, words)}
        >
          <path className={styles.line} d="M0 0H100M0 50H100M0 100H100" />
          <path d={`M${places.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
          {shown.map(({ matchId, after, at }, index) => (
            <path
              key={matchId}
              className={styles.point}
              d={`M${places[index + 1]?.x} ${places[index + 1]?.y}h0`}
            >
              <title>{fill(profile.chartPoint, { rating: after, when: day(at) })}</title>
            </path>
          ))}
        </svg>
        <span className={styles.bounds} aria-hidden="true">
          <span>{most}</span>
          <span>{least}</span>
        </span>
      </div>
      <figcaption aria-hidden="true">
        <span>{day(shown[0]?.at ?? 0)}</span>
        <span>{day(shown.at(-1)?.at ?? 0)}</span>
      </figcaption>
    </figure>
  );
}
