"use client";

import { ManaCost } from "@spellroom/ui";
import { useCardWords, useMessages } from "../../i18n/language.tsx";
import type { DecisionOf } from "../model/kinds/decision-of.ts";
import styles from "./options.module.css";

/** What is still to be paid and what is there to pay it with; the sources glow on the table. */
export function PaySheet({ decision }: { decision: DecisionOf<"pay"> }) {
  const words = useCardWords();
  const { status } = useMessages().decisions;
  return (
    <div className={styles.cost}>
      <span>
        {status.toPay} <ManaCost cost={decision.cost} words={words} />
      </span>
      {decision.pool.length > 0 && (
        <span>
          {status.pool} <ManaCost cost={decision.pool} words={words} />
        </span>
      )}
    </div>
  );
}
