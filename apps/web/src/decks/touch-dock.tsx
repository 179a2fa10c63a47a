"use client";

import { useMessages } from "../i18n/language.tsx";
import styles from "./builder.module.css";
import { SECTIONS } from "./deck-list.ts";
import { useTouchDrag } from "./touch-dragging.ts";

/** While a finger drags a card: the card at the finger, and the sections in reach, as a phone shows the deck elsewhere. */
export function TouchDock() {
  const { decks } = useMessages();
  const drag = useTouchDrag();
  if (drag === null) return null;
  return (
    <div aria-hidden="true">
      <div className={styles.dock} data-moving={drag.isMoving || undefined}>
        {SECTIONS.map((section) => (
          <span key={section} data-drop={section} data-over={drag.over === section || undefined}>
            {decks.list[section]}
          </span>
        ))}
      </div>
      <span className={styles.dragged} style={{ translate: `${drag.x}px ${drag.y}px` }}>
        {drag.card}
      </span>
    </div>
  );
}
