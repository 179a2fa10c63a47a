"use client";

import { ApiFailure } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { api } from "../../api/account.ts";
import { useSite } from "../../api/site.tsx";
import { later } from "../../browser/later.ts";
import type { PlayableDeck } from "../../decks/playable-deck.ts";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { errorWords } from "../../site/error-words.ts";
import { followFirstGame, isFirstGame } from "../coach/first-game.ts";
import { useSession } from "../store/table-context.tsx";
import styles from "./notices.module.css";

/** Decks are looked at by few, so that they are loaded when they are. */
const RematchDeck = later(async () => (await import("./rematch-deck.tsx")).RematchDeck);

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
  const [deck, setDeck] = useState<PlayableDeck | null>(null);
  const [wrong, setWrong] = useState("");
  const messages = useMessages();
  const { result } = messages.table;

  const offer = async (wanted: PlayableDeck | null): Promise<void> => {
    setState("sending");
    try {
      const choice = wanted === null ? {} : { deck: wanted.wish };
      const answer = await api.matches.rematch({ match: matchId, ...choice });
      if (answer.state === "made") {
        followFirstGame(matchId, answer.matchId);
        router.push(`/table/${answer.matchId}`);
      } else setState("offered");
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setWrong(errorWords(error, messages));
      setState("failed");
    }
  };

  // A player who has already offered plays the deck that is chosen last.
  const take = (chosen: PlayableDeck): void => {
    setDeck(chosen);
    if (state === "offered") void offer(chosen);
  };

  return (
    <>
      {asker !== null && <p className={styles.asker}>{fill(result.rematchAsked, { who: asker })}</p>}
      {state === "failed" && (
        <p className={styles.asker} role="alert">
          {wrong}
        </p>
      )}
      <Button
        tone="primary"
        size="large"
        busy={state === "sending" || state === "offered"}
        onClick={() => void offer(deck)}
      >
        {state === "offered" ? result.rematchSent : asker === null ? result.rematch : result.accept}
      </Button>
      {!isFirstGame(matchId) && <RematchDeck deck={deck} onDeck={take} />}
    </>
  );
}
