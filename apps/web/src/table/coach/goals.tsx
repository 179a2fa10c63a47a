"use client";

import { fill } from "../../i18n/fill.ts";
import { useLanguage } from "../../i18n/language.tsx";
import styles from "./coach.module.css";
import { COACH_TEXTS } from "./coach-texts.ts";
import { GOALS, type Goal } from "./topic.ts";

/** What there is to try in the first game, with what has been tried ticked off. */
export function Goals({ reached }: { reached: ReadonlySet<Goal> }) {
  const texts = COACH_TEXTS[useLanguage()];
  return (
    <ul className={styles.goals} aria-label={fill(texts.progress, { done: reached.size, all: GOALS.length })}>
      {GOALS.map((goal) => (
        <li key={goal} data-goal={goal} data-done={reached.has(goal) || undefined}>
          <span aria-hidden="true">{reached.has(goal) ? "✓" : "○"}</span> {texts.goals[goal]}
          {reached.has(goal) && <span className="sr-hidden">{texts.tried}</span>}
        </li>
      ))}
    </ul>
  );
}
