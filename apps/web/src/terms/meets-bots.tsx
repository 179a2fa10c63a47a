"use client";

import { useMessages } from "../i18n/language.tsx";
import styles from "../site/pages.module.css";

interface MeetsBotsProps {
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}

/** Whether one wants to be paired with bots where that would otherwise not happen: in rated queues. */
export function MeetsBots({ chosen, onChange }: MeetsBotsProps) {
  const { terms } = useMessages().people;
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={chosen} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {terms.meetsBots}
        <small>{terms.meetsBotsHint}</small>
      </span>
    </label>
  );
}
