"use client";

import { Button } from "@spellroom/ui";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { accountStore, api } from "../api/account.ts";
import { useMessages } from "../i18n/language.tsx";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { beginFirstGame, endFirstGame, FIRST_GAME, isFirstGameDone } from "../table/coach/first-game.ts";
import styles from "./home.module.css";

/** Offers newcomers a game that explains itself, until they have played it or wished it away. */
export function FirstGameOffer() {
  const { firstGame } = useMessages().site;
  const router = useRouter();
  const [isOffered, setOffered] = useState(false);
  const ready = useStore(accountStore, ({ status }) => status === "ready");
  const { busy, wrong, run } = useRequest();
  useEffect(() => setOffered(!isFirstGameDone()), []);
  if (!isOffered) return null;
  const begin = (): Promise<boolean> =>
    run(async () => {
      const { matchId } = await api.matches.playBot({ ...FIRST_GAME, visibility: "private" });
      beginFirstGame(matchId);
      router.push(`/table/${matchId}`);
    });
  const dismiss = (): void => {
    endFirstGame();
    setOffered(false);
  };
  return (
    <section className={styles.firstGame} aria-labelledby="first-game">
      <div>
        <h2 id="first-game">{firstGame.title}</h2>
        <p>{firstGame.text}</p>
        <Wrong text={wrong} />
      </div>
      <div className={styles.firstGameButtons}>
        <Button tone="primary" busy={busy} disabled={!ready} onClick={() => void begin()}>
          {firstGame.begin}
        </Button>
        <Button onClick={dismiss}>{firstGame.dismiss}</Button>
      </div>
    </section>
  );
}
