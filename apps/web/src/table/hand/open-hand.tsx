"use client";

import type { PrivateCard } from "@spellroom/protocol";
import { CardChip } from "@spellroom/ui";
import { useEffect } from "react";
import { needDefinitions } from "../../cards/definitions.ts";
import { printedLook } from "../../cards/look.ts";
import { useFace } from "../../cards/use-cards.ts";
import { fill } from "../../i18n/fill.ts";
import { useCardWords, useMessages } from "../../i18n/language.tsx";
import { useTable } from "../store/table-context.tsx";
import styles from "./hand.module.css";

/** Another player's hand in the open, one line a card. */
export function OpenHand({ seat, cards }: { seat: number; cards: readonly PrivateCard[] }) {
  const name = useTable((screen) => screen.table?.players.find((one) => one.seat === seat)?.name ?? "");
  const { zones } = useMessages().table;
  useEffect(() => needDefinitions(cards.map(({ card }) => card.definition)), [cards]);
  return (
    <ul className={styles.open} aria-label={fill(zones.whoseHand, { who: name })} data-open-hand={seat}>
      {cards.map((card) => (
        <li key={card.key}>
          <OpenCard card={card} />
        </li>
      ))}
    </ul>
  );
}

function OpenCard({ card }: { card: PrivateCard }) {
  const face = useFace(card.card);
  const words = useCardWords();
  return face === undefined ? null : <CardChip look={printedLook(face)} words={words} detail="cost" />;
}
