"use client";

import type { InvitationView } from "@spellroom/client";
import dynamic from "next/dynamic";
import { useCallback, useEffect, useState } from "react";
import { api } from "../api/account.ts";
import { useSite } from "../api/site.tsx";
import styles from "../site/pages.module.css";

/** Loaded with the first challenge: most pages never show one. */
const ChallengeNotice = dynamic(() => import("./challenge-notice.tsx"), { ssr: false });

/** Received challenges, on any page; after a lost connection they are fetched again. */
export function ChallengeNotices() {
  const challenges = useChallenges();
  if (challenges.length === 0) return null;
  return (
    <section className={styles.notices} aria-live="polite" aria-label={challenges[0]?.host.name}>
      {challenges.map((challenge) => (
        <ChallengeNotice key={challenge.code} challenge={challenge} />
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
