"use client";

import { Button } from "@spellroom/ui";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { useActions, useTable } from "../store/table-context.tsx";
import styles from "./notices.module.css";

/** What somebody asks the others for, to be allowed or refused, and a pause that all agreed to. */
export function Offers() {
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
