"use client";

import { ApiFailure, type FormatView, type QueueView, type WishView } from "@spellroom/client";
import { Panel } from "@spellroom/ui";
import Link from "next/link";
import { useState } from "react";
import { api } from "../api/account.ts";
import { useSite } from "../api/site.tsx";
import { chooseDeck, chooseFormat, useChosenDeck, useQuickFormat } from "../decks/chosen-deck.ts";
import { DeckPicker } from "../decks/deck-picker.tsx";
import { deckAddress, isPlayable, useDecks } from "../decks/playable-deck.ts";
import { WhyNotHere } from "../decks/why-not-here.tsx";
import { TableDialog } from "../gather/table-dialog.tsx";
import { useMessages } from "../i18n/language.tsx";
import type { Messages } from "../i18n/messages.ts";
import { InviteDialog } from "../invite/invite-dialog.tsx";
import { errorWords } from "../site/error-words.ts";
import { useCatalogue } from "../site/use-catalogue.ts";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { useTerms } from "../terms/chosen-terms.ts";
import { MeetsBots } from "../terms/meets-bots.tsx";
import { TermsField } from "../terms/terms-field.tsx";
import { BotDialog } from "./bot-dialog.tsx";
import styles from "./home.module.css";
import { QueueDemand } from "./queue-demand.tsx";
import { AlsoWait, MoreWays, Ways } from "./ways.tsx";

interface PlayPanelProps {
  queues: readonly QueueView[] | null;
  /** The queues that the player is in; more can be joined. */
  waitsFor: readonly WishView[];
}

/** A deck, and three ways to an opponent; for who waits already, what else to wait for. */
export function PlayPanel({ queues, waitsFor }: PlayPanelProps) {
  const site = useSite();
  const { waiting } = useMessages().site;
  const catalogue = useCatalogue();
  const format = useQuickFormat(catalogue);
  const decks = useDecks(catalogue, format);
  const deck = useChosenDeck(decks);
  const terms = useTerms();
  const [dialog, setDialog] = useState<"bot" | "invite" | "table" | null>(null);
  const [meetsBots, setMeetsBots] = useState(false);
  const searching = waitsFor.length > 0;
  const { busy, wrong, run } = useRequest(enqueueErrorWords);
  const ready = site !== null && deck !== undefined && isPlayable(deck) && format !== undefined;

  const wait = async (how: "enqueue" | "seek"): Promise<void> => {
    if (!ready) return;
    await run(async () => {
      const wish = { format: format.id, deck: deck.wish, ...terms };
      const { meetings } = api;
      site.store.setState(
        await (how === "seek" ? meetings.seek(wish) : meetings.enqueue({ ...wish, meetsBots })),
      );
    });
  };

  return (
    <Panel className={styles.play} {...(searching ? { title: waiting.also } : {})}>
      {!searching && (
        <Ways
          busy={busy || site === null || deck === undefined}
          ready={ready}
          onQuick={() => void wait("enqueue")}
          onOpen={setDialog}
        />
      )}
      <TermsField format />
      {terms.rated && <MeetsBots chosen={meetsBots} onChange={setMeetsBots} />}
      {searching ? (
        <AlsoWait
          queue={{ ...terms, format: format?.id ?? "" }}
          waitsFor={waitsFor}
          deck={deck}
          busy={busy}
          ready={ready}
          onWait={(how) => void wait(how)}
        />
      ) : (
        <MoreWays
          ready={ready}
          known={catalogue !== null}
          onSeek={() => void wait("seek")}
          onTable={() => setDialog("table")}
        />
      )}
      <QueueDemand queues={queues} waitsFor={waitsFor} />
      <Wrong text={wrong} />
      <DeckField format={format} />
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

/** The deck to play with. */
function DeckField({ format }: { format: FormatView | undefined }) {
  const { play, loading } = useMessages().site;
  const catalogue = useCatalogue();
  const decks = useDecks(catalogue, format);
  const deck = useChosenDeck(decks);
  if (catalogue === null) return <p role="status">{loading}</p>;
  return (
    <>
      <WhyNotHere deck={deck} onFormat={chooseFormat} />
      <DeckPicker label={play.deck} decks={decks} chosen={deck?.id} onChoose={chooseDeck} bring />
      {deck !== undefined && (
        <p className={styles.see}>
          <Link href={deckAddress(deck)}>
            {play.seeDecks}: {deck.name}
          </Link>
        </p>
      )}
    </>
  );
}

function enqueueErrorWords(error: unknown, messages: Messages): string {
  const full = error instanceof ApiFailure && error.code === "conflict";
  return full ? messages.site.waiting.full : errorWords(error, messages);
}
