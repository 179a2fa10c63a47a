"use client";

import { Button, Panel } from "@spellroom/ui";
import Link from "next/link";
import { type ReactNode, useState } from "react";
import { api } from "../api/account.ts";
import { useSite } from "../api/site.tsx";
import { chooseDeck, chooseFormat, useChosenDeck, useQuickFormat } from "../decks/chosen-deck.ts";
import { DeckPicker } from "../decks/deck-picker.tsx";
import { deckAddress, isPlayable, useDecks } from "../decks/playable-deck.ts";
import { WhyNotHere } from "../decks/why-not-here.tsx";
import { TableDialog } from "../gather/table-dialog.tsx";
import { useMessages } from "../i18n/language.tsx";
import { InviteDialog } from "../invite/invite-dialog.tsx";
import { useCatalogue } from "../site/use-catalogue.ts";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { useTerms } from "../terms/chosen-terms.ts";
import { TermsField } from "../terms/terms-field.tsx";
import { BotDialog } from "./bot-dialog.tsx";
import styles from "./home.module.css";
import { QueueDemand } from "./queue-demand.tsx";

/** A deck, and three ways to an opponent. */
export function PlayPanel() {
  const site = useSite();
  const messages = useMessages();
  const { people, practice } = messages;
  const { play, loading } = messages.site;
  const catalogue = useCatalogue();
  const format = useQuickFormat(catalogue);
  const decks = useDecks(catalogue, format);
  const deck = useChosenDeck(decks);
  const terms = useTerms();
  const [dialog, setDialog] = useState<"bot" | "invite" | "table" | null>(null);
  const { busy, wrong, run } = useRequest();
  const ready = site !== null && deck !== undefined && isPlayable(deck) && format !== undefined;

  const quick = async (): Promise<void> => {
    if (!ready) return;
    await run(async () => {
      site.store.setState({
        ticket: (await api.meetings.enqueue({ format: format.id, deck: deck.wish, ...terms })).ticket,
      });
    });
  };
  const seek = async (): Promise<void> => {
    if (!ready) return;
    await run(async () => {
      site.store.setState({
        ticket: (await api.meetings.seek({ format: format.id, deck: deck.wish, ...terms })).ticket,
      });
    });
  };

  return (
    <Panel className={styles.play}>
      <div className={styles.ways}>
        <Way hint={play.nowHint}>
          <Button
            tone="primary"
            size="large"
            className={styles.now}
            busy={busy || site === null || deck === undefined}
            disabled={!ready}
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
      <TermsField format />
      <div className={styles.more}>
        <Button disabled={!ready} title={people.terms.openHint} onClick={() => void seek()}>
          {people.terms.open}
        </Button>
        <Button
          disabled={catalogue === null}
          title={people.terms.tableHint}
          onClick={() => setDialog("table")}
        >
          {people.terms.table}
        </Button>
        <Link className="sr-button sr-focusable" href="/practice" title={practice.lead}>
          <span className="sr-button-label">{practice.link}</span>
        </Link>
      </div>
      <QueueDemand />
      <Wrong text={wrong} />
      {catalogue === null ? (
        <p role="status">{loading}</p>
      ) : (
        <>
          <WhyNotHere deck={deck} onFormat={chooseFormat} />
          <DeckPicker label={play.deck} decks={decks} chosen={deck?.id} onChoose={chooseDeck} bring />
        </>
      )}
      {deck !== undefined && (
        <p className={styles.see}>
          <Link href={deckAddress(deck)}>
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
      {dialog === "table" && <TableDialog open onClose={() => setDialog(null)} />}
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
