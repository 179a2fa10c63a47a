"use client";

import { useState } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { useTable } from "../store/table-context.tsx";
import styles from "./coach.module.css";
import { COACH_TEXTS } from "./coach-texts.ts";
import { endFirstGame } from "./first-game.ts";
import { Goals } from "./goals.tsx";
import { topicOf } from "./topic.ts";
import { useIsInstant, useReached } from "./use-reached.ts";

/** Shows in the first game what may be done now, and what has been tried. */
export default function Coach() {
  const texts = COACH_TEXTS[useLanguage()];
  const [hidden, setHidden] = useState(false);
  const topic = useTopic();
  const reached = useReached();
  const hide = (): void => {
    endFirstGame();
    setHidden(true);
  };
  if (hidden) return null;
  const { title, text } = texts.topics[topic ?? "theirTurn"];
  return (
    <section className={styles.coach} aria-label={texts.name} data-topic={topic ?? "wait"}>
      <div role="status" aria-atomic="true">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <Goals reached={reached} />
      <button type="button" className={styles.hide} onClick={hide}>
        {texts.hide}
      </button>
    </section>
  );
}

function useTopic() {
  const known = useTable((screen) => screen.known);
  const isInstant = useIsInstant();
  return useTable((screen) =>
    topicOf(screen, (key) => {
      const definition = known.get(key)?.card.definition ?? screen.table?.objects[key]?.card?.definition;
      return definition !== undefined && isInstant(definition);
    }),
  );
}
