"use client";

import type { CardPageView } from "@spellroom/client";
import { Badge, type BadgeTone } from "@spellroom/ui";
import { useMessages } from "../../i18n/language.tsx";
import { useCatalogue } from "../../site/use-catalogue.ts";
import { formatNames } from "../search/format-names.ts";
import styles from "./card-page.module.css";

const TONES = {
  legal: "good",
  restricted: "warn",
  banned: "danger",
  not: "plain",
} as const satisfies Record<string, BadgeTone>;

/** In which formats a card may be played: those of this site, then others that are known of it. */
export function Legalities({ card: { legal } }: { card: CardPageView }) {
  const { page } = useMessages().cards;
  const catalogue = useCatalogue();
  if (catalogue === null) return null;
  const names = formatNames(catalogue);
  const own = catalogue.formats.map(({ id }) => id);
  const others = Object.keys(legal)
    .filter((id) => !own.includes(id))
    .toSorted();
  return (
    <section className={styles.fact}>
      <h2>{page.legalities}</h2>
      <ul className={styles.legal}>
        {[...own, ...others].map((id) => {
          const status = legal[id] ?? "not";
          return (
            <li key={id}>
              <span>{names(id)}</span>
              <Badge tone={TONES[status]}>{page.status[status]}</Badge>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
