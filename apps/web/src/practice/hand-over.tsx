"use client";

import { Button } from "@spellroom/ui";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "./practice.module.css";
import type { PracticeClient } from "./practice-client.ts";

/**
 * Covers the table until the next player confirms to be at the screen. Meanwhile the page has been told neither hand: there is nothing
 * behind it to see.
 */
export function HandOver({ client }: { client: PracticeClient }) {
  const seat = useStore(client.handOver, (state) => state.seat);
  if (seat === null) return null;
  return <HandOverTo key={seat} client={client} seat={seat} />;
}

function HandOverTo({ client, seat }: { client: PracticeClient; seat: number }) {
  const name = useStore(client.store, ({ table }) => table?.players.find((one) => one.seat === seat)?.name);
  const { handOver } = useMessages().practice;
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open) return;
    dialog.showModal();
    dialog.focus({ preventScroll: true });
  }, []);
  const who = name ?? "";
  return (
    <dialog
      ref={ref}
      className={styles.handOver}
      aria-labelledby="hand-over"
      aria-describedby="hand-over-text"
      tabIndex={-1}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="hand-over">{fill(handOver.title, { who })}</h2>
      <p id="hand-over-text">{fill(handOver.text, { who })}</p>
      <Button tone="primary" size="large" onClick={() => client.sit(seat)}>
        {fill(handOver.ready, { who })}
      </Button>
    </dialog>
  );
}
