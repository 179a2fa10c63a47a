"use client";

import { Button } from "@spellroom/ui";
import Link from "next/link";
import { useEffect } from "react";
import { useStore } from "zustand";
import { accountStore } from "../api/account.ts";
import type { Drill } from "../drills/drill.ts";
import { DRILLS } from "../drills/index.ts";
import { fill } from "../i18n/fill.ts";
import { useLanguage, useMessages } from "../i18n/language.tsx";
import { Wrong } from "../site/wrong.tsx";
import { loadSettings, settingsStore } from "../table/store/settings.ts";
import styles from "./learn.module.css";
import { useFirstGame } from "./use-first-game.ts";

/** What there is to learn by playing, and what of it was done. */
export function LearnPage() {
  const { learn } = useMessages();
  const done = useStore(settingsStore, ({ drills }) => drills);
  useEffect(loadSettings, []);
  const count = DRILLS.filter(({ id }) => done.includes(id)).length;
  return (
    <div className={styles.page}>
      <header className={styles.lead}>
        <h1>{learn.title}</h1>
        <p>{learn.lead}</p>
      </header>
      <FirstGame />
      <section aria-labelledby="drills">
        <div className={styles.head}>
          <h2 id="drills">{learn.drills}</h2>
          <p>{fill(learn.progress, { done: count, all: DRILLS.length })}</p>
        </div>
        <ol className={styles.drills}>
          {DRILLS.map((drill) => (
            <Row key={drill.id} drill={drill} done={done.includes(drill.id)} />
          ))}
        </ol>
      </section>
    </div>
  );
}

function Row({ drill, done }: { drill: Drill; done: boolean }) {
  const { learn } = useMessages();
  const { title, about } = drill.texts[useLanguage()];
  return (
    <li className={styles.drill} data-done={done || undefined}>
      <div>
        <h3>
          <Link href={`/learn/${drill.id}`}>{title}</Link>
        </h3>
        <p>{about}</p>
      </div>
      <span className={styles.state}>{done ? `✓ ${learn.done}` : learn.begin}</span>
    </li>
  );
}

function FirstGame() {
  const { learn } = useMessages();
  const ready = useStore(accountStore, ({ status }) => status === "ready");
  const { busy, wrong, begin } = useFirstGame();
  return (
    <section className={styles.firstGame} aria-labelledby="first-game">
      <div>
        <h2 id="first-game">{learn.firstGame}</h2>
        <p>{learn.firstGameAbout}</p>
        <Wrong text={wrong} />
      </div>
      <Button tone="primary" busy={busy} disabled={!ready} onClick={() => void begin()}>
        {learn.firstGameBegin}
      </Button>
    </section>
  );
}
