"use client";

import { ApiFailure } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { api } from "../../api/account.ts";
import { useSite } from "../../api/site.tsx";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { followFirstGame } from "../coach/first-game.ts";
import { useSession } from "../store/table-context.tsx";
import styles from "./notices.module.css";

/** The name of the opponent who has offered another game, as soon as they have. */
export function useRematchAsker(): string | null {
  const { matchId } = useSession();
  const site = useSite();
  const [asker, setAsker] = useState<string | null>(null);
  useEffect(() => {
    if (site === null) return;
    return site.on("rematch-offered", (offer) => {
      if (offer.matchId === matchId) setAsker(offer.by.name);
    });
  }, [site, matchId]);
  return asker;
}

/** Offers another game, or accepts the offer; both are taken to the new table once it is there. */
export function Rematch({ asker }: { asker: string | null }) {
  const { matchId } = useSession();
  const router = useRouter();
  const [state, setState] = useState<"idle" | "sending" | "offered" | "failed">("idle");
  const { result } = useMessages().table;
  const { errors } = useMessages().site;

  const offer = async (): Promise<void> => {
    setState("sending");
    try {
      const answer = await api.matches.rematch({ match: matchId });
      if (answer.state === "made") {
        followFirstGame(matchId, answer.matchId);
        router.push(`/table/${answer.matchId}`);
      } else setState("offered");
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setState("failed");
    }
  };

  return (
    <>
      {asker !== null && <p className={styles.asker}>{fill(result.rematchAsked, { who: asker })}</p>}
      {state === "failed" && (
        <p className={styles.asker} role="alert">
          {errors.unavailable}
        </p>
      )}
      <Button
        tone="primary"
        size="large"
        busy={state === "sending" || state === "offered"}
        onClick={() => void offer()}
      >
        {state === "offered" ? result.rematchSent : asker === null ? result.rematch : result.accept}
      </Button>
    </>
  );
}
