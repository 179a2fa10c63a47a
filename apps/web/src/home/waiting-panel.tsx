"use client";

import type { QueueView, TicketView, WishView } from "@spellroom/client";
import { Button, Panel } from "@spellroom/ui";
import { useEffect, useState } from "react";
import { api } from "../api/account.ts";
import { useSite, useSiteState } from "../api/site.tsx";
import { ShufflingDeck } from "../cards/shuffling-deck.tsx";
import { useChosenDeck, useQuickFormat } from "../decks/chosen-deck.ts";
import { isPlayable, type PlayableDeck, useDecks } from "../decks/playable-deck.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { useCatalogue } from "../site/use-catalogue.ts";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { BotDialog } from "./bot-dialog.tsx";
import styles from "./home.module.css";
import { demandWords, queueKey, queueWords } from "./queue-words.ts";

const NOTHING: readonly WishView[] = [];

/** While opponents are looked for: for what and how long, ways out, and something to do meanwhile. */
export function WaitingPanel({ queues }: { queues: readonly QueueView[] | null }) {
  const site = useSite();
  const pairing = useSiteState(({ ticket }) => ticket.state === "pairing");
  const waitsFor = useSiteState(({ ticket }) => (ticket.state === "waiting" ? ticket.tickets : NOTHING));
  const { waiting } = useMessages().site;
  const now = useNow();
  const catalogue = useCatalogue();
  const format = useQuickFormat(catalogue);
  const decks = useDecks(catalogue, format);
  const deck = useChosenDeck(decks);
  const [bot, setBot] = useState(false);
  const { wrong, run } = useRequest();
  const several = waitsFor.length > 1;
  const leave = (request: () => Promise<{ readonly ticket: TicketView }>): void => {
    void run(async () => site?.store.setState(await request()));
  };
  return (
    <Panel className={styles.waiting}>
      <ShufflingDeck />
      <h2>{pairing ? waiting.found : waiting.title}</h2>
      <p role="status">{several ? waiting.textSeveral : waiting.text}</p>
      <ul className={styles.waits}>
        {waitsFor.map((wish) => (
          <Wait
            key={wish.id}
            wish={wish}
            waitedMs={now - wish.since}
            demand={queues?.find((queue) => wish.kind === "queue" && queueKey(queue) === queueKey(wish))}
            deck={decks.find(({ wish: chosen }) => JSON.stringify(chosen) === JSON.stringify(wish.deck))}
            onLeave={several ? () => leave(() => api.meetings.leaveOneQueue({ ticket: wish.id })) : undefined}
          />
        ))}
      </ul>
      <Wrong text={wrong} />
      <div className={styles.choices}>
        <Button tone="primary" disabled={!isPlayable(deck)} onClick={() => setBot(true)}>
          {waiting.bot}
        </Button>
        <Button onClick={() => leave(() => api.meetings.leaveQueue())}>
          {several ? waiting.leaveAll : waiting.cancel}
        </Button>
      </div>
      <small>{waiting.botHint}</small>
      {deck !== undefined && format !== undefined && (
        <BotDialog open={bot} deck={deck} format={format.id} decks={decks} onClose={() => setBot(false)} />
      )}
    </Panel>
  );
}

interface WaitProps {
  wish: WishView;
  waitedMs: number;
  demand: QueueView | undefined;
  /** The deck that is waited with, if it is one of those at hand. */
  deck: PlayableDeck | undefined;
  onLeave: (() => void) | undefined;
}

/** One thing that is waited for. */
function Wait({ wish, waitedMs, demand, deck, onLeave }: WaitProps) {
  const messages = useMessages();
  const { waiting } = messages.site;
  const what = queueWords(wish, useCatalogue(), messages);
  const facts = [
    ...(wish.kind === "seek" ? [messages.people.terms.open] : []),
    ...(deck === undefined ? [] : [deck.name]),
    ...(demand === undefined ? [] : [demand.waiting > 1 ? demandWords(demand, messages) : waiting.alone]),
  ];
  return (
    <li>
      <span>
        <b>{what}</b>
        <small>{facts.join(" · ")}</small>
      </span>
      <span className={styles.clock} aria-hidden="true">
        {clock(waitedMs)}
      </span>
      {onLeave !== undefined && (
        <Button size="small" aria-label={fill(waiting.leaveNamed, { what })} onClick={onLeave}>
          {waiting.leave}
        </Button>
      )}
    </li>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function clock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
