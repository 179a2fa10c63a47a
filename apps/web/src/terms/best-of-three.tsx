"use client";

import { useIsAwake } from "../browser/awake.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "../site/pages.module.css";

interface BestOfThreeProps {
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}

/** Whether a match is one game or the best of three. */
export function BestOfThree({ chosen, onChange }: BestOfThreeProps) {
  const { games } = useMessages();
  const awake = useIsAwake();
  return (
    <label className={styles.games}>
      <input
        type="checkbox"
        checked={chosen}
        disabled={!awake}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {games.bestOfThree} <small>{games.bestOfThreeHint}</small>
      </span>
    </label>
  );
}
