"use client";

import type { InvitationView, Person } from "@spellroom/client";
import { Button, Dialog } from "@spellroom/ui";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { accountStore, api } from "../api/account.ts";
import { useSite } from "../api/site.tsx";
import { chooseDeck, useChosenDeck, useQuickFormat } from "../decks/chosen-deck.ts";
import { DeckPicker } from "../decks/deck-picker.tsx";
import { isPlayable, useDecks } from "../decks/playable-deck.ts";
import { WhyNotHere } from "../decks/why-not-here.tsx";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { useCatalogue } from "../site/use-catalogue.ts";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { useTerms } from "../terms/chosen-terms.ts";
import { TermsField } from "../terms/terms-field.tsx";

/** Asks one person to play. When they accept, the site channel takes both to the table. */
export function ChallengeButton({ person, size }: { person: Person; size?: "small" }) {
  const { people } = useMessages();
  const [open, setOpen] = useState(false);
  const own = useStore(accountStore, (state) => state.account?.id === person.id);
  if (own) return null;
  const label = fill(people.challenge.title, { who: person.name });
  return (
    <>
      <Button
        tone={size === "small" ? "quiet" : "primary"}
        {...(size === undefined ? {} : { size })}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {people.profile.challenge}
      </Button>
      {open && <ChallengeDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChallengeDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { people, table } = useMessages();
  const { challenge } = people;
  const catalogue = useCatalogue();
  const format = useQuickFormat(catalogue);
  const decks = useDecks(catalogue, format);
  const deck = useChosenDeck(decks);
  const terms = useTerms();
  const [sent, setSent] = useState<InvitationView | null>(null);
  const declined = useDeclined(sent?.code);
  const { busy, wrong, run } = useRequest();
  const who = person.name;
  const send = () =>
    run(async () => {
      if (deck === undefined || format === undefined) return;
      setSent(
        (await api.meetings.invite({ format: format.id, deck: deck.wish, ...terms, to: person.id }))
          .invitation,
      );
    });
  const withdraw = (): void => {
    if (sent !== null) void api.meetings.cancelInvitation({ code: sent.code }).catch(() => undefined);
    onClose();
  };
  return (
    <Dialog
      open
      title={fill(challenge.title, { who })}
      closeLabel={table.menu.close}
      onClose={declined ? onClose : withdraw}
      actions={
        sent === null ? (
          <Button
            tone="primary"
            size="large"
            busy={busy || deck === undefined}
            disabled={!isPlayable(deck)}
            onClick={() => void send()}
          >
            {challenge.send}
          </Button>
        ) : (
          <Button onClick={declined ? onClose : withdraw}>
            {declined ? table.menu.close : challenge.withdraw}
          </Button>
        )
      }
    >
      {sent === null ? (
        <>
          <p>{fill(challenge.text, { who })}</p>
          <TermsField format />
          <DeckPicker
            label={fill(challenge.with, { deck: "" })}
            decks={decks}
            chosen={deck?.id}
            onChoose={chooseDeck}
            compact
          />
          <WhyNotHere deck={deck} />
        </>
      ) : (
        <p role="status">
          {declined
            ? fill(challenge.declined, { who })
            : `${fill(challenge.sent, { who })}. ${challenge.waiting}`}
        </p>
      )}
      <Wrong text={wrong} />
    </Dialog>
  );
}

function useDeclined(code: string | undefined): boolean {
  const site = useSite();
  const [declined, setDeclined] = useState(false);
  useEffect(
    () =>
      site?.on("challenge-declined", (event) => {
        if (event.code === code) setDeclined(true);
      }),
    [site, code],
  );
  return declined;
}
