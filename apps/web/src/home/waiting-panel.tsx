"use client";

import { Button, Panel } from "@spellroom/ui";
import { useEffect, useState } from "react";
import { api } from "../api/account.ts";
import { useSite, useSiteState } from "../api/site.tsx";
import { ShufflingDeck } from "../cards/shuffling-deck.tsx";
import { useChosenDeck, useQuickFormat } from "../decks/chosen-deck.ts";
import { isPlayable, useDecks } from "../decks/playable-deck.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { useCatalogue } from "../site/use-catalogue.ts";
import { BotDialog } from "./bot-dialog.tsx";
import styles from "./home.module.css";

/** While an opponent is looked for: how long, a way out, and something to do meanwhile. */
export function WaitingPanel() {
  const site = useSite();
  const pairing = useSiteState(({ ticket }) => ticket.state === "pairing");
  const since = useSiteState(({ ticket }) => (ticket.state === "waiting" ? ticket.ticket.since : null));
  const { waiting } = useMessages().site;
  const seconds = useSecondsSince(since);
  const catalogue = useCatalogue();
  const format = useQuickFormat(catalogue);
  const decks = useDecks(catalogue, format);
  const deck = useChosenDeck(decks);
  const [bot, setBot] = useState(false);
  const cancel = async (): Promise<void> => {
    const answer = await api.meetings.leaveQueue().catch(() => null);
    if (answer !== null) site?.store.setState(answer);
  };
  return (
    <Panel className={styles.waiting}>
      <ShufflingDeck />
      <h2>{pairing ? waiting.found : waiting.title}</h2>
      <p role="status">{waiting.text}</p>
      {since !== null && (
        <p className={styles.clock} aria-hidden="true">
          {fill(waiting.since, { time: clock(seconds) })}
        </p>
      )}
      <div className={styles.choices}>
        <Button tone="primary" disabled={!isPlayable(deck)} onClick={() => setBot(true)}>
          {waiting.bot}
        </Button>
        <Button onClick={() => void cancel()}>{waiting.cancel}</Button>
      </div>
      <small>{waiting.botHint}</small>
      {deck !== undefined && format !== undefined && (
        <BotDialog open={bot} deck={deck} format={format.id} decks={decks} onClose={() => setBot(false)} />
      )}
    </Panel>
  );
}

function useSecondsSince(since: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? 0 : Math.max(0, Math.floor((now - since) / 1_000));
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
