"use client";

import { useEffect } from "react";
import { fill } from "../../i18n/fill.ts";
import { useLanguage, useMessages } from "../../i18n/language.tsx";
import { OutLink } from "../../site/out-link.tsx";
import { useTable } from "../store/table-context.tsx";
import styles from "./coach.module.css";
import { COACH_TEXTS } from "./coach-texts.ts";
import { finishFirstGame } from "./first-game.ts";
import { Goals } from "./goals.tsx";
import { GOALS } from "./topic.ts";
import { useReached } from "./use-reached.ts";

/** What the coach says once the first game is over: how it went, and what is left to try. */
export default function CoachEnd() {
  const texts = COACH_TEXTS[useLanguage()];
  const { learn } = useMessages();
  const won = useTable(({ seat, table }) => seat !== null && table?.result?.winners.includes(seat) === true);
  const reached = useReached();
  useEffect(finishFirstGame, []);
  const left = GOALS.filter((goal) => !reached.has(goal)).map((goal) => texts.goals[goal]);
  return (
    <section className={styles.end} aria-label={texts.name}>
      <p>{texts.topics[won ? "won" : "lost"].text}</p>
      {left.length > 0 && <p>{fill(texts.left, { goals: left.join(", ") })}</p>}
      <Goals reached={reached} />
      <OutLink href="/learn">{learn.link}</OutLink>
    </section>
  );
}
