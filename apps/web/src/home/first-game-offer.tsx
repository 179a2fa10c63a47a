"use client";

import { Button } from "@spellroom/ui";
import Link from "next/link";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { accountStore } from "../api/account.ts";
import { useMessages } from "../i18n/language.tsx";
import { useFirstGame } from "../learn/use-first-game.ts";
import { Wrong } from "../site/wrong.tsx";
import { endFirstGame, isFirstGameDone } from "../table/coach/first-game.ts";
import styles from "./home.module.css";

/** Offers newcomers a game that explains itself, until they have played it or wished it away. */
export function FirstGameOffer() {
  const { learn, site } = useMessages();
  const { firstGame } = site;
  const [isOffered, setOffered] = useState(false);
  const ready = useStore(accountStore, ({ status }) => status === "ready");
  const { busy, wrong, begin } = useFirstGame();
  useEffect(() => setOffered(!isFirstGameDone()), []);
  if (!isOffered) return null;
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
        <Link className="sr-button sr-focusable" href="/learn">
          <span className="sr-button-label">{learn.link}</span>
        </Link>
        <Button onClick={dismiss}>{firstGame.dismiss}</Button>
      </div>
    </section>
  );
}
