"use client";

import { useMemo, useState } from "react";
import { useDefinitions } from "../../cards/use-cards.ts";
import { fill } from "../../i18n/fill.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useTable } from "../store/table-context.tsx";
import styles from "./coach.module.css";
import { COACH_TEXTS } from "./coach-texts.ts";
import { endFirstGame } from "./first-game.ts";
import { GOALS, goalOf, topicOf } from "./topic.ts";

/** Says in the first game what may be done now, and what has been tried. */
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
      <ul
        className={styles.goals}
        aria-label={fill(texts.progress, { done: reached.size, all: GOALS.length })}
      >
        {GOALS.map((goal) => (
          <li key={goal} data-done={reached.has(goal) || undefined}>
            <span aria-hidden="true">{reached.has(goal) ? "✓" : "○"}</span> {texts.goals[goal]}
          </li>
        ))}
      </ul>
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

function useReached() {
  const log = useTable((screen) => screen.log);
  const seat = useTable((screen) => screen.seat);
  const isInstant = useIsInstant();
  return useMemo(
    () => new Set(log.flatMap(({ event }) => (seat === null ? [] : (goalOf(event, seat, isInstant) ?? [])))),
    [log, seat, isInstant],
  );
}

function useIsInstant(): (definition: string) => boolean {
  const definitions = useDefinitions();
  return useMemo(
    () => (definition) => definitions.get(definition)?.faces[0]?.types.includes("instant") === true,
    [definitions],
  );
}
