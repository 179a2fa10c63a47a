"use client";

import { Button } from "@spellroom/ui";
import { useEffect, useState } from "react";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { useActions, useTable } from "../store/table-context.tsx";
import { delayWords } from "./delay-words.ts";
import styles from "./notices.module.css";

/** Offers to be accepted or declined, and what all agreed to: a pause, the caster's view. */
export function Offers() {
  return (
    <>
      <Cast />
      <Offered />
    </>
  );
}

/** Shows players and watchers that both hands are shown, and with which delay. */
function Cast() {
  const cast = useTable((screen) => screen.tableStatus.status.cast ?? null);
  const seat = useTable((screen) => screen.seat);
  const { showHand } = useActions();
  const { pace } = useMessages();
  // It covers the board, so it can be dismissed; the name plates keep showing that hands are visible.
  const [read, setRead] = useState(false);
  const on = cast?.on === true;
  useEffect(() => {
    if (!on) setRead(false);
  }, [on]);
  if (!on || read) return null;
  const text = seat === null ? pace.cast.watched : pace.cast.on;
  return (
    <p className={styles.banner} data-tone="brass">
      {fill(text, { time: delayWords(cast.delayMs, pace) })}
      {seat !== null && (
        <Button size="small" onClick={() => showHand(false)}>
          {pace.cast.end}
        </Button>
      )}
      <Button size="small" onClick={() => setRead(true)}>
        {pace.cast.read}
      </Button>
    </p>
  );
}

function Offered() {
  const offer = useTable((screen) => screen.tableStatus.status.offer);
  const paused = useTable((screen) => screen.tableStatus.status.paused);
  const seat = useTable((screen) => screen.seat);
  const name = useTable(({ table, tableStatus }) => {
    const by = tableStatus.status.offer?.seat;
    return table?.players.find((player) => player.seat === by)?.name ?? "";
  });
  const { answerOffer, resume } = useActions();
  const { pace } = useMessages();
  if (paused) {
    return (
      <p className={styles.banner} data-tone="brass">
        {pace.paused}
        {seat !== null && (
          <Button size="small" onClick={resume}>
            {pace.resume}
          </Button>
        )}
      </p>
    );
  }
  if (offer === null) return null;
  const { kind, agreed } = offer;
  const own = offer.seat === seat;
  return (
    <p className={styles.banner} data-tone="brass" data-offer={kind}>
      {own ? pace.ownOffers[kind] : fill(pace.offers[kind], { who: name })}
      {own && (
        <Button size="small" onClick={() => answerOffer(kind, false)}>
          {pace.withdraw}
        </Button>
      )}
      {seat !== null && !own && !agreed.includes(seat) && (
        <>
          <Button size="small" tone="primary" onClick={() => answerOffer(kind, true)}>
            {pace.allow}
          </Button>
          <Button size="small" onClick={() => answerOffer(kind, false)}>
            {pace.refuse}
          </Button>
        </>
      )}
    </p>
  );
}
