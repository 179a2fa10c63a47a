"use client";

import { Button } from "@spellroom/ui";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import type { PracticeSummary } from "../worker/messages.ts";
import styles from "./practice.module.css";
import { goToTable } from "./practice-place.ts";

/** The way back to the match that is kept on this device. */
export function KeptMatch({ kept: { names, turn, isOver } }: { kept: PracticeSummary }) {
  const { practice, site } = useMessages();
  const { kept } = practice;
  const who = names.join(` ${site.live.versus} `);
  return (
    <section className={styles.kept} aria-labelledby="kept-match">
      <div>
        <h2 id="kept-match">{isOver ? kept.over : kept.title}</h2>
        <p>{fill(kept.text, { who, count: Math.max(1, turn) })}</p>
        {!isOver && <small>{kept.replaced}</small>}
      </div>
      <Button tone={isOver ? "quiet" : "primary"} onClick={() => goToTable(true)}>
        {isOver ? kept.look : kept.go}
      </Button>
    </section>
  );
}
