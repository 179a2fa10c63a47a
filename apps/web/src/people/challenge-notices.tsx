"use client";

import type { InvitationView } from "@spellroom/client";
import { Avatar, Button } from "@spellroom/ui";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { api } from "../api/account.ts";
import { useSite } from "../api/site.tsx";
import { isPlayable, useDecks } from "../decks/playable-deck.ts";
import { WhyNotHere } from "../decks/why-not-here.tsx";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { useChosenDeck } from "../site/chosen-deck.ts";
import { useCatalogue } from "../site/use-catalogue.ts";
import styles from "./people.module.css";
import { TermsFacts } from "./terms-facts.tsx";
import { useWork } from "./use-work.ts";
import { Wrong } from "./wrong.tsx";

/** Challenges to oneself, on whatever page one is; after a gap in the line they are fetched again. */
export function ChallengeNotices() {
  const challenges = useChallenges();
  if (challenges.length === 0) return null;
  return (
    <section className={styles.notices} aria-live="polite" aria-label={challenges[0]?.host.name}>
      {challenges.map((challenge) => (
        <Notice key={challenge.code} challenge={challenge} />
      ))}
    </section>
  );
}

function useChallenges(): readonly InvitationView[] {
  const site = useSite();
  const [challenges, setChallenges] = useState<readonly InvitationView[]>([]);
  const load = useCallback(() => {
    api.meetings.challenges().then(
      ({ challenges }) => setChallenges(challenges),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    if (site === null) return;
    const ends = [
      site.on("welcome", load),
      site.on("challenged", load),
      site.on("challenge-withdrawn", ({ code }) => {
        setChallenges((all) => all.filter((one) => one.code !== code));
      }),
      site.on("matched", load),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [site, load]);
  return challenges;
}

function Notice({ challenge }: { challenge: InvitationView }) {
  const { people } = useMessages();
  const catalogue = useCatalogue();
  const format = catalogue?.formats.find(({ id }) => id === challenge.format);
  const deck = useChosenDeck(useDecks(catalogue, format));
  const router = useRouter();
  const [gone, setGone] = useState(false);
  const { busy, wrong, run } = useWork();
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
