"use client";

import { Button, Panel } from "@spellroom/ui";
import Link from "next/link";
import { type ReactNode, useState } from "react";
import { api } from "../api/account.ts";
import { useSite } from "../api/site.tsx";
import { useMessages } from "../i18n/language.tsx";
import { chooseDeck, decksOf, quickFormat, useChosenDeck } from "../site/chosen-deck.ts";
import { DeckPicker } from "../site/deck-picker.tsx";
import { errorWords } from "../site/error-words.ts";
import { useCatalogue } from "../site/use-catalogue.ts";
import { BotDialog } from "./bot-dialog.tsx";
import styles from "./home.module.css";
import { InviteDialog } from "./invite-dialog.tsx";

/** A deck, and three ways to an opponent. */
export function PlayPanel() {
  const site = useSite();
  const messages = useMessages();
  const { play, loading } = messages.site;
  const catalogue = useCatalogue();
  const format = quickFormat(catalogue);
  const decks = decksOf(catalogue, format);
  const deck = useChosenDeck(decks);
  const [dialog, setDialog] = useState<"bot" | "invite" | null>(null);
  const [sending, setSending] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const ready = site !== null && deck !== undefined && format !== undefined;

  const quick = async (): Promise<void> => {
    if (!ready) return;
    setSending(true);
    setWrong(null);
    try {
      site.store.setState({ ticket: await api.enqueue(format.id, { preset: deck.id }) });
    } catch (error) {
      setWrong(errorWords(error, messages));
    } finally {
      setSending(false);
    }
  };

  return (
    <Panel className={styles.play}>
      <div className={styles.ways}>
        <Way hint={play.nowHint}>
          <Button
            tone="primary"
            size="large"
            className={styles.now}
            busy={sending || !ready}
            onClick={() => void quick()}
          >
            {play.now}
          </Button>
        </Way>
        <Way hint={play.botHint}>
          <Button size="large" disabled={!ready} onClick={() => setDialog("bot")}>
            {play.bot}
          </Button>
        </Way>
        <Way hint={play.friendHint}>
          <Button size="large" disabled={!ready} onClick={() => setDialog("invite")}>
            {play.friend}
          </Button>
        </Way>
      </div>
      {wrong !== null && (
        <p className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
      {catalogue === null ? (
        <p role="status">{loading}</p>
      ) : (
        <DeckPicker label={play.deck} decks={decks} chosen={deck?.id} onChoose={chooseDeck} />
      )}
      {deck !== undefined && (
        <p className={styles.see}>
          <Link href={`/decks/${deck.id}`}>
            {play.seeDecks}: {deck.name}
          </Link>
        </p>
      )}
      {ready && (
        <>
          <BotDialog
            open={dialog === "bot"}
            deck={deck}
            format={format.id}
            decks={decks}
            onClose={() => setDialog(null)}
          />
          <InviteDialog
            open={dialog === "invite"}
            deck={deck}
            format={format.id}
            onClose={() => setDialog(null)}
          />
        </>
      )}
    </Panel>
  );
}

function Way({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      {children}
      <small>{hint}</small>
    </div>
  );
}
