"use client";

import type { DecisionView } from "@spellroom/protocol";
import { CardChip, classes } from "@spellroom/ui";
import { printedLook } from "../../cards/look.ts";
import { useFace } from "../../cards/use-cards.ts";
import { useCardWords, useMessages } from "../../i18n/language.tsx";
import { identityOf } from "../model/naming.ts";
import { hintText, promptText } from "../model/prompt-words.ts";
import { OwnRope } from "../player/clock.tsx";
import { previewKey } from "../preview/preview-store.ts";
import { useActions, useTable } from "../store/table-context.tsx";
import { AnswerBar } from "./answer-bar.tsx";
import styles from "./ask.module.css";
import { RememberAnswer } from "./remember-answer.tsx";
import { Sheet } from "./sheet-later.ts";

/** The decision, docked next to the table: it never covers it and can be collapsed. */
export function AskPanel() {
  const decision = useTable((screen) => screen.decision);
  const over = useTable((screen) => screen.table?.result !== null);
  if (over) return null;
  const asks = decision !== null && decision.kind !== "act";
  return (
    <section className={classes(styles.panel, asks && styles.asking)} aria-live="off">
      {asks && <Question decision={decision} />}
      <OwnRope />
      <Refusal />
      <AnswerBar />
    </section>
  );
}

function Question({ decision }: { decision: DecisionView }) {
  const folded = useTable((screen) => screen.folded);
  const { show } = useActions();
  const messages = useMessages();
  const { buttons } = messages.decisions;
  const hint = hintText(decision, messages);
  const foldable = hasSheet(decision);
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2>{promptText(decision, messages)}</h2>
          {decision.source !== null && <Source objectKey={decision.source} />}
        </div>
        {foldable && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!folded}
            aria-label={folded ? buttons.expand : buttons.collapse}
            title={folded ? buttons.expand : buttons.collapse}
            onClick={() => show({ folded: !folded })}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={folded ? "M2 10l6-6 6 6-1 1-5-5-5 5z" : "M2 6l6 6 6-6-1-1-5 5-5-5z"} />
            </svg>
          </button>
        )}
      </header>
      {!folded && hint !== null && <p className={styles.hint}>{hint}</p>}
      {!folded && <RememberAnswer decision={decision} />}
      {!folded && foldable && (
        <div className={styles.sheet}>
          <Sheet decision={decision} />
        </div>
      )}
    </>
  );
}

function hasSheet({ kind }: DecisionView): boolean {
  return kind !== "act" && kind !== "confirm" && kind !== "blockers";
}

/** The spell, ability or permanent that the decision comes from. */
function Source({ objectKey }: { objectKey: string }) {
  const face = useFace(useTable((screen) => identityOf(screen, objectKey)));
  const words = useCardWords();
  if (face === undefined) return null;
  return <CardChip look={printedLook(face)} words={words} {...previewKey(objectKey)} />;
}

/** Why the last choice was refused. */
function Refusal() {
  const refusal = useTable((screen) => screen.refusal);
  const { refusals } = useMessages().decisions;
  if (refusal === null) return null;
  return (
    <p key={refusal.id} className={styles.refusal} role="alert">
      {refusals[refusal.code]}
    </p>
  );
}
