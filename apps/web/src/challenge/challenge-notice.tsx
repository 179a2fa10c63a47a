"use client";

import type { InvitationView } from "@spellroom/client";
import { Avatar, Button } from "@spellroom/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { api } from "../api/account.ts";
import { useChosenDeck } from "../decks/chosen-deck.ts";
import { isPlayable, useDecks } from "../decks/playable-deck.ts";
import { WhyNotHere } from "../decks/why-not-here.tsx";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "../site/pages.module.css";
import { useCatalogue } from "../site/use-catalogue.ts";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { TermsFacts } from "../terms/terms-facts.tsx";

/** A received challenge: from whom and on which terms, the deck to play, and the two replies. */
export default function ChallengeNotice({ challenge }: { challenge: InvitationView }) {
  const { people } = useMessages();
  const catalogue = useCatalogue();
  const format = catalogue?.formats.find(({ id }) => id === challenge.format);
  const deck = useChosenDeck(useDecks(catalogue, format));
  const router = useRouter();
  const [gone, setGone] = useState(false);
  const { busy, wrong, run } = useRequest();
  if (gone) return null;
  const accept = () =>
    run(async () => {
      if (deck === undefined) return;
      router.push(
        `/table/${(await api.meetings.joinInvitation({ code: challenge.code, deck: deck.wish })).matchId}`,
      );
      setGone(true);
    });
  const decline = (): void => {
    void api.meetings.declineChallenge({ code: challenge.code }).catch(() => undefined);
    setGone(true);
  };
  return (
    <section className={styles.notice}>
      <span className={styles.person}>
        <Avatar name={challenge.host.name} />
        {fill(people.challenge.incoming, { who: challenge.host.name })}
      </span>
      <small>
        {format?.name}, <TermsFacts of={challenge} />
        {deck !== undefined && <> {fill(people.challenge.with, { deck: deck.name })}</>}
      </small>
      <WhyNotHere deck={deck} />
      <Wrong text={wrong} />
      <div className={styles.acts}>
        <Button
          tone="primary"
          busy={busy || deck === undefined}
          disabled={!isPlayable(deck)}
          onClick={() => void accept()}
        >
          {people.challenge.accept}
        </Button>
        <Button onClick={decline}>{people.challenge.decline}</Button>
      </div>
    </section>
  );
}
