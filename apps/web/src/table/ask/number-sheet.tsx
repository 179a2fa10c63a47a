"use client";

import { Stepper } from "@spellroom/ui";
import { useMessages } from "../../i18n/language.tsx";
import type { DecisionOf } from "../model/kinds/decision-of.ts";
import { promptText } from "../model/prompt-words.ts";
import { useActions, useTable } from "../store/table-context.tsx";
import styles from "./options.module.css";

/** A number between two bounds. */
export function NumberSheet({ decision }: { decision: DecisionOf<"number"> }) {
  const { draft } = useActions();
  const number = useTable(({ draft: now }) => (now.kind === "number" ? now.number : decision.min));
  const messages = useMessages();
  const { buttons } = messages.decisions;
  return (
    <div className={styles.line}>
      <span className={styles.status}>
        {decision.min} – {decision.max}
      </span>
      <Stepper
        value={number}
        min={decision.min}
        max={decision.max}
        label={promptText(decision, messages)}
        less={buttons.less}
        more={buttons.more}
        onChange={(next) => draft(() => ({ kind: "number", number: next }))}
      />
    </div>
  );
}
