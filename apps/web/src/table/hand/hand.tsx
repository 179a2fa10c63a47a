"use client";

import { CardFace } from "@spellroom/ui";
import { memo, useMemo } from "react";
import { useStore } from "zustand";
import { namedLook, printedLook } from "../../cards/look.ts";
import { useDefinitions, useFace } from "../../cards/use-cards.ts";
import { fill } from "../../i18n/fill.ts";
import { useCardWords, useMessages } from "../../i18n/language.tsx";
import { sortedHand } from "../model/hand-order.ts";
import { NO_MARKS, offerFor } from "../model/marks.ts";
import { handOf } from "../model/zones.ts";
import { previewKey } from "../preview/preview-store.ts";
import { settingsStore } from "../store/settings.ts";
import { useTable } from "../store/table-context.tsx";
import styles from "./hand.module.css";

/** More cards than that lie so closely that their costs would be covered. */
const CROWD = 6;

/** The player's hand, or one that is shown, as a fan at the lower edge; on small screens a strip that scrolls sideways. */
export function Hand({ of }: { of: number }) {
  const known = useTable((screen) => screen.known);
  const isOwn = useTable((screen) => screen.seat === of);
  const who = useTable((screen) => screen.table?.players.find(({ seat }) => seat === of)?.name ?? "");
  const { zones } = useMessages().table;
  const sorts = useStore(settingsStore, ({ sortHand }) => sortHand);
  const byHash = useDefinitions();
  const cards = useMemo(() => {
    const drawn = handOf(known, of);
    return sorts && isOwn ? sortedHand(drawn, byHash) : drawn;
  }, [known, of, sorts, isOwn, byHash]);
  const middle = (cards.length - 1) / 2;
  const label = fill(zones.count({ count: cards.length }), {
    zone: isOwn ? zones.hand : fill(zones.whoseHand, { who }),
    count: cards.length,
  });
  return (
    <div className={styles.hand}>
      <ul
        className={styles.fan}
        aria-label={label}
        data-zone="hand"
        data-crowded={cards.length > CROWD || undefined}
        style={{ "--n": cards.length }}
      >
        {cards.map(({ key }, at) => (
          <li
            key={key}
            className={styles.place}
            style={{ "--turn": at - middle, "--drop": (at - middle) ** 2 }}
          >
            <HandCard cardKey={key} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const HandCard = memo(function HandCard({ cardKey }: { cardKey: string }) {
  const card = useTable((screen) => screen.known.get(cardKey)?.card ?? null);
  const marks = useTable((screen) => screen.marks.get(cardKey) ?? NO_MARKS);
  const offer = useTable((screen) => offerFor(screen, cardKey));
  const face = useFace(card);
  const words = useCardWords();
  const { unloaded } = useMessages().table.cardNames;
  const look = useMemo(() => {
    const printed = face === undefined ? namedLook(unloaded) : printedLook(face);
    return { ...printed, state: { marks, ...(offer === null ? {} : { offer }) } };
  }, [face, marks, offer, unloaded]);
  return (
    <CardFace
      as="button"
      look={look}
      words={words}
      tabIndex={-1}
      data-card={cardKey}
      data-anchors={cardKey}
      {...previewKey(cardKey)}
    />
  );
});
