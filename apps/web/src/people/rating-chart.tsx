"use client";

import type { RatingChangeView } from "@spellroom/client";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "./people.module.css";

/** How a rating went, as a line; read aloud as from where to where. */
export function RatingChart({ changes }: { changes: readonly RatingChangeView[] }) {
  const { profile } = useMessages().people;
  if (changes.length < 2) return null;
  const ratings = [changes.at(-1)?.before ?? 1500, ...changes.map(({ after }) => after).toReversed()];
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const height = Math.max(1, most - least);
  const points = ratings.map(
    (rating, at) => `${(at / (ratings.length - 1)) * 100} ${(1 - (rating - least) / height) * 100}`,
  );
  const words = { count: changes.length, first: ratings[0] ?? 0, last: ratings.at(-1) ?? 0 };
  return (
    <svg
      className={styles.chart}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={fill(profile.chart, words)}
    >
      <path d={`M${points.join("L")}`} />
    </svg>
  );
}
