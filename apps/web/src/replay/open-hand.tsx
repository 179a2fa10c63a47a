"use client";

import type { PrivateCard } from "@spellroom/protocol";
import { CardChip } from "@spellroom/ui";
import { useEffect, useMemo } from "react";
import { needDefinitions } from "../cards/definitions.ts";
import { printedLook } from "../cards/look.ts";
import { useFace } from "../cards/use-cards.ts";
import { fill } from "../i18n/fill.ts";
import { useCardWords, useMessages } from "../i18n/language.tsx";
import { handOf } from "../table/model/zones.ts";
import { useTable } from "../table/store/table-context.tsx";
import styles from "./replay.module.css";
import { useReplay, useReplayState } from "./replay-context.tsx";

/** Another player's hand in the open, one line a card. */
export function OpenHand({ seat }: { seat: number }) {
  const { timeline } = useReplay();
  const moment = useReplayState((state) => state.moment);
  const known = timeline.boards[moment]?.known.get(seat);
  const cards = useMemo(() => (known === undefined ? [] : handOf(known, seat)), [known, seat]);
  const name = useTable((screen) => screen.table?.players.find((one) => one.seat === seat)?.name ?? "");
  const { replay } = useMessages();
  useEffect(() => needDefinitions(cards.map(({ card }) => card.definition)), [cards]);
  return (
    <ul className={styles.openHand} aria-label={fill(replay.hand, { who: name })}>
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
