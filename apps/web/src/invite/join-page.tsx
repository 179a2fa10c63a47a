"use client";

import { ApiFailure, type InvitationView } from "@spellroom/client";
import { Avatar, Button, Panel } from "@spellroom/ui";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { NameField } from "../account/name-field.tsx";
import { accountStore, api } from "../api/account.ts";
import { chooseDeck, useChosenDeck } from "../decks/chosen-deck.ts";
import { DeckPicker } from "../decks/deck-picker.tsx";
import { isPlayable, useDecks } from "../decks/playable-deck.ts";
import { WhyNotHere } from "../decks/why-not-here.tsx";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { Field } from "../site/field.tsx";
import styles from "../site/site.module.css";
import { useCatalogue } from "../site/use-catalogue.ts";
import { TermsFacts } from "../terms/terms-facts.tsx";
import { placeWords } from "./place-words.ts";

type Found = InvitationView | "unknown" | null;

/** An invitation by link: who invites, a deck, and down to the table. */
export function JoinPage({ code }: { code: string }) {
  const invitation = useInvitation(code);
  const { join, loading } = useMessages().site;
  const own = useStore(accountStore, (state) => state.account?.id);
  if (invitation === null) return <p role="status">{loading}</p>;
  if (invitation === "unknown") return <Closed text={join.unknown} />;
  if (invitation.status !== "open") return <Closed text={join.gone} />;
  if (invitation.host.accountId === own) return <Closed text={join.own} />;
  return <Join invitation={invitation} />;
}

/** An invitation that has led to a match redirects there. */
function useInvitation(code: string): Found {
  const [found, setFound] = useState<Found>(null);
  const ready = useStore(accountStore, ({ status }) => status === "ready");
  const router = useRouter();
  useEffect(() => {
    if (!ready) return;
    api.meetings.invitation({ code }).then(
      ({ invitation }) => {
        if (invitation.matchId === null) setFound(invitation);
        else router.replace(`/table/${invitation.matchId}`);
      },
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        setFound("unknown");
      },
    );
  }, [code, ready, router]);
  return found;
}

function Closed({ text }: { text: string }) {
  const { join } = useMessages().site;
  return (
    <Panel className={styles.narrow}>
      <p>{text}</p>
      <Link className="sr-button sr-focusable" href="/">
        {join.back}
      </Link>
    </Panel>
  );
}

function Join({ invitation }: { invitation: InvitationView }) {
  const messages = useMessages();
  const { join } = messages.site;
  const catalogue = useCatalogue();
  const format = catalogue?.formats.find(({ id }) => id === invitation.format);
  const decks = useDecks(catalogue, format);
  const deck = useChosenDeck(decks);
  const router = useRouter();
  const [state, setState] = useState<"idle" | "sending">("idle");
  const [wrong, setWrong] = useState<string | null>(null);
  const [password, setPassword] = useState("");
  const go = async (): Promise<void> => {
    if (deck === undefined) return;
    setState("sending");
    try {
      const given = password === "" ? {} : { password };
      const { matchId } = await api.meetings.joinInvitation({
        code: invitation.code,
        deck: deck.wish,
        ...given,
      });
      router.push(`/table/${matchId}`);
    } catch (error) {
      setState("idle");
      setWrong(placeWords(error, messages));
    }
  };
  return (
    <Panel className={styles.wide}>
      <div className={styles.host}>
        <Avatar name={invitation.host.name} />
        <div>
          <h1>{fill(join.title, { who: invitation.host.name })}</h1>
          <p>{fill(join.text, { format: format?.name ?? "" })}</p>
        </div>
      </div>
      <NameField />
      <p>
        <TermsFacts of={invitation} />
      </p>
      {invitation.hasPassword && (
        <Field
          label={messages.people.invite.ask}
          type="password"
          autoComplete="off"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      <Button
        tone="primary"
        size="large"
        className={styles.go}
        busy={state === "sending" || deck === undefined}
        disabled={!isPlayable(deck)}
        onClick={() => void go()}
      >
        {join.go}
      </Button>
      {wrong !== null && <p role="alert">{wrong}</p>}
      <WhyNotHere deck={deck} />
      <DeckPicker label={join.pick} decks={decks} chosen={deck?.id} onChoose={chooseDeck} />
    </Panel>
  );
}
